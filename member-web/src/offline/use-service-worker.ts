/** Once the page stands, this device begins to keep what it takes to open the portal, and to begin a claim, without a connection. */
import { useEffect } from 'react'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { usePortalQueries } from '../data/queries-provider.tsx'

export function useServiceWorker(): void {
  const queries = usePortalQueries()
  const configs = useBenefitConfigs().value
  const areKnown = configs !== undefined
  useEffect(() => {
    let isOver = false
    const begin = async () => {
      await queries.pageStands()
      if (isOver) return
      const { beginServiceWorker } = await import('./begin-service-worker.ts')
      const worker = await beginServiceWorker()
      // Without a network nothing can be prepared: not even the program for it is asked for.
      if (worker === undefined || configs === undefined || !navigator.onLine) return
      await (await import('./prepare-claims.ts')).prepareClaims(queries, configs, worker)
    }
    // A browser that keeps nothing shows the portal all the same.
    void begin().catch(() => undefined)
    return () => {
      isOver = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once at the beginning, and once more when the configurations are there
  }, [queries, areKnown])
}
