import { existsSync } from 'node:fs'

const USUAL_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser']

/** The system's Chromium; Playwright's own browsers are never downloaded. */
export function browser(): string {
  const found = process.env.CHROMIUM ?? USUAL_PATHS.find((path) => existsSync(path))
  if (!found) throw new Error('no Chromium: install it (apt-get install chromium) or say where it is (CHROMIUM=path)')
  return found
}
