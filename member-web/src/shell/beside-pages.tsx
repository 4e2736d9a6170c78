/** What goes on beside every page of the member area, and draws nothing: a change of it draws no page anew. */
import { useLaunchConfig } from '../configuration/use-launch-config.ts'
import { useLiveConnection } from '../live/use-live-connection.ts'
import { useRenewedPush } from '../notifications/use-renewed-push.ts'
import { useHomeScreenName } from '../offline/use-home-screen-name.ts'
import { useServiceWorker } from '../offline/use-service-worker.ts'
import { useKeptPerson } from '../session/use-kept-person.ts'

export function BesidePages() {
  // Asked for here, once. Parts that show something of it read it from the session.
  useLaunchConfig()
  useLiveConnection()
  useRenewedPush()
  useServiceWorker()
  useKeptPerson()
  useHomeScreenName()
  return null
}
