/** Once the portal stands, this device begins to keep what it takes to open it, and to begin a claim, without a connection. */
import { useEffect } from 'react'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { usePortalQueries } from '../data/queries-provider.tsx'

export function useServiceWorker(): void {
  const queries = usePortalQueries()
  const configs = useBenefitConfigs().value
  const areKnown = configs !== undefined
  useEffect(() => {
    const begin = () =>
      void import('./begin-service-worker.ts')
        .then(({ beginServiceWorker }) => beginServiceWorker())
        .then(async (worker) => {
          if (worker === undefined || configs === undefined) return
          await (await import('./prepare-claims.ts')).prepareClaims(queries, configs, worker)
        })
        // A browser that keeps nothing shows the portal all the same.
        .catch(() => undefined)
    if (document.readyState === 'complete') return begin()
    window.addEventListener('load', begin, { once: true })
    return () => window.removeEventListener('load', begin)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once at the beginning, and once more when the configurations are there
  }, [queries, areKnown])
}
