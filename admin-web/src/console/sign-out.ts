import { apiClient } from './api-client.ts'
import { tellSignedOut } from './session-end.ts'
import { clearSession, leaveFor, readSession } from './session.ts'

/** Ends the session and leaves the page. The token dies on the server even when the answer is lost; this tab forgets it in any case. */
export async function signOut(): Promise<never> {
  if (readSession()) await apiClient.POST('/api/users/logout').catch(() => undefined)
  tellSignedOut()
  clearSession()
  return leaveFor('/')
}
