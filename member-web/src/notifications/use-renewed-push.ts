/** Once the portal is open: where this browser tells of news, it goes on doing so in the sign-in of today. */
import { useEffect } from 'react'

export function useRenewedPush(): void {
  useEffect(() => {
    // Most browsers have never been asked, and need nothing of it.
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    void import('./push-device.ts').then(({ renewPushHere }) => renewPushHere()).catch(() => undefined)
  }, [])
}
