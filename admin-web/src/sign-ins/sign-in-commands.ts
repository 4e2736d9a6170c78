/** The administrator's own sign-ins, as the data provider lists and ends them. */
import type { HttpError } from 'react-admin'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { wholeList } from '../console/whole-list.ts'

export type SignIn = AnswerTo<'/api/users/me/sessions'>[number]

/** Where the administrator is signed in, the one used last first. */
export const listSignIns = wholeList(() => apiClient.GET('/api/users/me/sessions'))

export const signInCommands = {
  /** Ends one sign-in, by its id, or all others. One that has ended by itself meanwhile is as well ended. */
  async endSignIns(which: string | 'others'): Promise<void> {
    if (which === 'others') await dataOf(apiClient.DELETE('/api/users/me/sessions'))
    else
      await dataOf(
        apiClient.DELETE('/api/users/me/sessions/{sessionId}', { params: { path: { sessionId: which } } }),
      ).catch(unlessGone)
  },
}

function unlessGone(error: HttpError): void {
  if (error.status !== 404) throw error
}
