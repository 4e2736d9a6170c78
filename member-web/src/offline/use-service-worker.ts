/** Once the portal stands, this device begins to keep what it takes to open it without a connection. */
import { useEffect } from 'react'

export function useServiceWorker(): void {
  useEffect(() => {
    const begin = () =>
      void import('./begin-service-worker.ts')
        .then(({ beginServiceWorker }) => beginServiceWorker())
        // A browser that keeps nothing shows the portal all the same.
        .catch(() => undefined)
    if (document.readyState === 'complete') return begin()
    window.addEventListener('load', begin, { once: true })
    return () => window.removeEventListener('load', begin)
  }, [])
}
