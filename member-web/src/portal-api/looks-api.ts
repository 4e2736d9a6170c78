/** The call of “Who looked at your data”. */
import type { components } from '@member-care/api/client/client.ts'
import { answered, api } from './api-client.ts'

export type OwnLook = components['schemas']['OwnLook']

/** A page of it, and where the next one goes on. */
export interface LooksPage {
  readonly looks: OwnLook[]
  readonly next: LooksPlace | null
}

export interface LooksPlace {
  readonly at: string
  readonly position: string
}

export function readLooks(after: LooksPlace | null, signal: AbortSignal): Promise<LooksPage> {
  return answered(api.GET('/api/users/me/looks', { params: { query: after ?? {} }, signal }))
}
