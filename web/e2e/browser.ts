import { existsSync } from 'node:fs'

const USUAL = ['/usr/bin/chromium', '/usr/bin/chromium-browser']

/** The machine's own Chromium; none is ever downloaded here. */
export function browser(): string {
  const found = process.env.CHROMIUM ?? USUAL.find((path) => existsSync(path))
  if (!found) throw new Error('no Chromium: install it (apt-get install chromium) or say where it is (CHROMIUM=path)')
  return found
}
