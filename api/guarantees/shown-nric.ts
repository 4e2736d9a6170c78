/** How much of a patient's NRIC a caller sees beside a letter of guarantee. */
import type { ClientRecord } from '@member-care/projections/clients/client-queries.ts'
import { nricForMembers } from '@member-care/domain/client/nric-for-members.ts'
import { maskNric } from '@member-care/domain/identity/nric.ts'
import type { Caller } from '../http/caller.ts'

const VISIBLE_NRIC = 4

/** In lists, and for HR. */
export function masked(nric: string): string {
  return maskNric(nric, VISIBLE_NRIC)
}

/** An administrator: in full with the power for it (S46). */
export function shownNricFor({ powers }: Pick<Caller, 'powers'>): (nric: string) => string {
  return (nric) => (powers.has('nric.unmasked') ? nric : masked(nric))
}

/** A member: as their client has it. */
export function shownNricOf(client: Pick<ClientRecord, 'featuresConfig'> | undefined): (nric: string) => string {
  return (nric) => nricForMembers(nric, client?.featuresConfig)
}
