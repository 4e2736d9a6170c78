/**
 * Where an insurer's own system decides letters of guarantee (S84): the desk does not, and the insurer speaks of a request as it was told
 * of it, while the member may have changed it since.
 */
import { decideGuarantee, type GuaranteeDecision } from './decide-guarantee.ts'
import type { GuaranteeCommand } from './guarantee-commands.ts'
import type { GuaranteeEvent } from './guarantee-events.ts'
import { refuseGuarantee } from './guarantee-refusals.ts'
import { isRequested, latestLetter, type GuaranteeState, type RequestedGuarantee } from './guarantee-state.ts'

const changesOfContents: readonly GuaranteeEvent['type'][] = [
  'GuaranteeRequested',
  'GuaranteeInformationGiven',
  'GuaranteeChangeAsked',
]

/** The number of a request's contents: 1 as it was asked for, one more with each answer and each change that the member asks for. */
export function contentsRevision(events: readonly Pick<GuaranteeEvent, 'type'>[]): number {
  return events.filter(({ type }) => changesOfContents.includes(type)).length
}

/** The member took it back before a letter was issued. */
export function isWithdrawnRequest(state: RequestedGuarantee): boolean {
  return state.status === 'WITHDRAWN' && latestLetter(state) === undefined
}

/** @param insurerDecides whether the installation has an insurer whose own system decides letters; without one the desk decides all of them */
export function decideAtDesk(
  command: GuaranteeCommand,
  state: GuaranteeState,
  insurerDecides: boolean,
): GuaranteeDecision {
  const isInsurers = isRequested(state) && insurerDecides && state.decider === 'insurer'
  return isInsurers && command.type !== 'ReprocessGuarantee'
    ? refuseGuarantee('GUARANTEE_WITH_INSURER')
    : decideGuarantee(command, state)
}

/** What the insurer means, as far as its message says so. */
export interface GuaranteeMeant {
  /** By the number that it gave, once it has. */
  readonly referenceNo?: string | undefined
  /** The contents that its decision rests on. */
  readonly revision?: number | undefined
  /** Of a letter: the first one, or one in place of another. */
  readonly letter?: 'first' | 'other' | undefined
}

/**
 * Decides as {@link decideGuarantee} does, on what the insurer says. Refuses with GUARANTEE_NOT_FOUND what it was never told of, or what has
 * another number; with GUARANTEE_NOT_TAKEN a decision that comes before its acceptance; with GUARANTEE_REVISION_OLD a decision that rests on
 * other contents: nothing is promised or refused on what no longer holds.
 * @param revision the number of the contents now
 */
export function decideGuaranteeForInsurer(
  command: GuaranteeCommand,
  { state, revision }: { readonly state: GuaranteeState; readonly revision: number },
  meant: GuaranteeMeant,
): GuaranteeDecision {
  if (!isRequested(state) || state.decider !== 'insurer' || state.status === 'PENDING_HR')
    return refuseGuarantee('GUARANTEE_NOT_FOUND')
  const { referenceNo } = state
  const isHandOver = command.type === 'TakeGuarantee' || command.type === 'RecordGuaranteeHandoverFailure'
  if (meant.referenceNo !== undefined && referenceNo !== undefined && meant.referenceNo !== referenceNo)
    return refuseGuarantee('GUARANTEE_NOT_FOUND')
  // It may tell the same thing twice, at any time.
  if (command.type === 'TakeGuarantee' && command.data.referenceNo === referenceNo) return { events: [] }
  const decision = decideGuarantee(command, state)
  if ('refusal' in decision) return decision
  if (!isHandOver && referenceNo === undefined) return refuseGuarantee('GUARANTEE_NOT_TAKEN')
  const hasLetter = latestLetter(state) !== undefined
  if (meant.letter === 'first' && hasLetter) return refuseGuarantee('GUARANTEE_ISSUED')
  if (meant.letter === 'other' && !hasLetter) return refuseGuarantee('GUARANTEE_NOT_ISSUED')
  if (meant.revision !== undefined && meant.revision !== revision) return refuseGuarantee('GUARANTEE_REVISION_OLD')
  return decision
}
