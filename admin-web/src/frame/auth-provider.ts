/**
 * Who is at the console. Signing in happens on the member portal's page, so a person who is not signed in is sent
 * there.
 */
import type { AuthProvider, HttpError } from 'react-admin'
import type { Administrator, AdministratorIdentity } from '../console/administrator.ts'
import { apiClient, dataOf } from '../console/api-client.ts'
import type { HttpErrorBody } from '../console/http-error.ts'
import { powerFor } from './console-pages.tsx'
import { endSession } from '../console/session-end.ts'
import { leaveFor, readSession, signInAddress } from '../console/session.ts'
import { signOut } from '../console/sign-out.ts'

/** react-admin's view of the session. Its answers never resolve once the page is being left. */
export function createAuthProvider(): AuthProvider {
  let administrator: Promise<Administrator> | undefined

  async function loadAdministrator(): Promise<Administrator> {
    await requireSession()
    administrator ??= dataOf(apiClient.GET('/api/console/me')).catch((error: HttpError) => {
      administrator = undefined
      return refuseEntry(error)
    })
    return administrator
  }

  return {
    login: () => leaveFor(signInAddress()),

    checkAuth: requireSession,

    /** A 401 has ended its session already, where the call was sent; a refused power (403) is said where it was asked for. */
    async checkError(error: HttpError) {
      if (error.status === 401) await leaveIfEnded(error)
    },

    logout: signOut,

    async getPermissions() {
      return (await loadAdministrator()).powers
    },

    async getIdentity(): Promise<AdministratorIdentity> {
      const { user, claimsDecidedBy, lacksSecondFactor, mayCombineCheckingRoles, addressWaitHours } =
        await loadAdministrator()
      const roles = user.roles.map(({ type }) => type)
      return {
        id: user.uuid,
        fullName: user.name,
        email: user.email,
        roles,
        claimsDecidedBy,
        lacksSecondFactor,
        mayCombineCheckingRoles,
        addressWaitHours,
      }
    },

    async canAccess({ resource, action }) {
      const needs = powerFor(resource, action)
      return needs === undefined || (await loadAdministrator()).powers.includes(needs)
    },
  }
}

/** Sends away people who are not signed in, and people who are no system administrators (3§2.2). */
async function requireSession(): Promise<void> {
  const session = readSession()
  if (!session) return leaveFor(signInAddress())
  if (session.userType !== 'sys-admin') return leaveFor('/')
}

/** The API does not know this person as an administrator (403), or not at all (401). */
async function refuseEntry(error: HttpError): Promise<never> {
  if (error.status === 401) await leaveIfEnded(error)
  if (error.status === 403) return leaveFor('/')
  throw error
}

/** So that nothing of the refusal is drawn on the way out. Where a session goes on, or something typed waits for one, the page stays. */
async function leaveIfEnded(error: HttpError): Promise<void> {
  if (readSession() === undefined) await endSession(endOf(error), undefined)
}

/** The reason stands in the body of the answer (http-error.ts). */
function endOf({ message, body }: HttpError): { message: string; reason?: string } {
  const { reason } = (body ?? {}) as HttpErrorBody
  return { message, ...(reason !== undefined && { reason }) }
}
