/** Who is in the HR area. Its answers never resolve once the page is being left. */
import { hrTexts } from '@member-care/domain/texts/hr-texts.ts'
import type { AuthProvider, HttpError } from 'react-admin'
import { leaveFor, readSession, signInAddress } from '../console/session.ts'
import { signOut } from '../console/sign-out.ts'

export const hrAuthProvider: AuthProvider = {
  login: () => leaveFor(signInAddress()),

  /** Sends away who is not signed in. Who is, and is no HR administrator, is told so by the server (3§2.16). */
  checkAuth: async () => (readSession() ? undefined : leaveFor(signInAddress())),

  async checkError({ status }: HttpError) {
    // The client has said so already, and leads to the sign-in.
    if (status === 401) return new Promise(() => undefined)
    if (status === 403) return leaveFor(`/?${new URLSearchParams({ info: hrTexts.notAllowed }).toString()}`)
  },

  logout: signOut,

  getPermissions: async () => undefined,
}
