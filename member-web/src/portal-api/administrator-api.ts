/** The calls of the administrators' ways in: activation and single sign-on. */
import { answered, api, ApiCallError } from './api-client.ts'
import type { SignInResult } from '../session/session-contract.ts'

/** Whose account a link activates; undefined when it activates none (any more). */
export async function checkActivationLink(activationId: string): Promise<{ readonly email: string } | undefined> {
  try {
    return await answered(api.POST('/api/users/activateLink/check', { body: { activationId } }))
  } catch (error) {
    if (isDeadLink(error)) return undefined
    throw error
  }
}

/** `password` is encrypted with the public key, or empty. */
export async function activateAdministrator(body: { activationId: string; password: string }): Promise<void> {
  await api.POST('/api/users/activateLink/validate', { body })
}

/** The link is unknown, was used, or ran out. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiCallError && error.response.errorCode === 'ACTIVATION_LINK_INVALID'
}

/** Exchanges the code of a sign-on for a session; the browser that began it shows its cookie. */
export function exchangeSignOnCode(tokenId: string): Promise<SignInResult> {
  return answered(api.POST('/api/users/ssoLogin', { body: { tokenId } }))
}
