/** What goes on beside every page of the member area, and draws nothing: a change of it draws no page anew. */
import { useEffect, useState } from 'react'
import { useLaunchConfig } from '../configuration/use-launch-config.ts'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { whenPageStands } from '../data/when-page-stands.ts'
import { useLiveConnection } from '../live/use-live-connection.ts'
import { useRenewedPush } from '../notifications/use-renewed-push.ts'
import { useHomeScreenName } from '../offline/use-home-screen-name.ts'
import { useServiceWorker } from '../offline/use-service-worker.ts'
import { useKeptPerson } from '../session/use-kept-person.ts'

export function BesidePages() {
  // Asked for here, once. Parts that show something of it read it from the session.
  useLaunchConfig()
  useLiveConnection()
  useKeptPerson()
  useHomeScreenName()
  const queries = usePortalQueries()
  const [stands, setStands] = useState(false)
  useEffect(() => {
    const ending = new AbortController()
    void whenPageStands(queries, ending.signal).then(() => setStands(true))
    return () => ending.abort()
  }, [queries])
  return stands && <WhatCanWait />
}

function WhatCanWait() {
  useRenewedPush()
  useServiceWorker()
  return null
}
