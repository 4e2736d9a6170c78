import { createSessionWatch } from '@member-care/web-kit/session/session-watch.ts'
import { SessionWarningDialog } from '@member-care/web-kit/session/session-warning-dialog.tsx'
import { apiClient, dataOf } from './api-client.ts'
import { followKeeping, tellKept, useSessionEnd } from './session-end.ts'
import { readSession } from './session.ts'

const sessionWatch = createSessionWatch({
  ask: () => dataOf(apiClient.GET('/api/users/me/session')),
  keep: () => dataOf(apiClient.POST('/api/users/me/session')),
  tellKept,
})
followKeeping(sessionWatch.look)

/** Over every page: warns before the session ends by itself. */
export function SessionEndWarning() {
  const hasEnded = useSessionEnd() !== undefined
  const session = readSession()
  return session === undefined || hasEnded ? null : (
    <SessionWarningDialog watch={sessionWatch} accessToken={session.accessToken} />
  )
}
