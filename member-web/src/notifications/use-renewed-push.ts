/** Once the page stands: where this browser tells of news, it goes on doing so in the sign-in of today. */
import { useEffect } from 'react'
import { usePortalQueries } from '../data/queries-provider.tsx'

export function useRenewedPush(): void {
  const queries = usePortalQueries()
  useEffect(() => {
    // Most browsers have never been asked, and need nothing of it.
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    void queries
      .pageStands()
      .then(() => import('./push-device.ts'))
      .then(({ renewPushHere }) => renewPushHere())
      .catch(() => undefined)
  }, [queries])
}
