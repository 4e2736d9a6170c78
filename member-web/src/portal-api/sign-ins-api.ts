/** The calls of "Your sign-ins". */
import type { components } from '@member-care/api/client/client.ts'
import { answered, api } from './api-client.ts'

export type SignInSession = components['schemas']['SignInSession']

export function readSignIns(signal: AbortSignal): Promise<SignInSession[]> {
  return answered(api.GET('/api/users/me/sessions', { signal }))
}

export async function endSignIn(sessionId: string): Promise<void> {
  await api.DELETE('/api/users/me/sessions/{sessionId}', { params: { path: { sessionId } } })
}

export async function endOtherSignIns(): Promise<void> {
  await api.DELETE('/api/users/me/sessions')
}

/** Ends this one too. */
export async function endEverySignIn(): Promise<void> {
  await api.DELETE('/api/users/me/sessions', { params: { query: { including: 'current' } } })
}
