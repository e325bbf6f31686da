// Browser notifications, for players in another tab or window.
import { settings } from './settings.svelte'

const isSupported = (): boolean => 'Notification' in window

/** Asks the player, once, whether the browser may notify. */
export const mayNotify = async (): Promise<boolean> => isSupported() && (await Notification.requestPermission()) === 'granted'

/** Notifies if that is switched on and the page is hidden. A notification replaces an earlier one of the same tag. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notifications || !document.hidden || !isSupported() || Notification.permission !== 'granted') return
  try {
    const notification = new Notification(title, { body, tag })
    notification.onclick = () => {
      window.focus()
      notification.close()
    }
  } catch {
    // Some phones notify from service workers only.
  }
}
