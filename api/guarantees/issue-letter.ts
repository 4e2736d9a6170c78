/** Issuing a letter: what the desk guarantees, alone or with a second person, for the first letter or for one in place of another. */
import { isCoveredOn } from '@member-care/domain/claim/visit-date.ts'
import type { GuaranteeDecision } from '@member-care/domain/guarantee/decide-guarantee.ts'
import type { ReadyLetter } from '@member-care/domain/guarantee/guarantee-commands.ts'
import type { GuaranteeEvent, LetterTerms } from '@member-care/domain/guarantee/guarantee-events.ts'
import {
  isRequested,
  latestLetter,
  type GuaranteeState,
  type RequestedGuarantee,
} from '@member-care/domain/guarantee/guarantee-state.ts'
import { refuseGuarantee } from '@member-care/domain/guarantee/guarantee-refusals.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { randomUUID } from 'node:crypto'
import { requireSameRequest } from '../aggregates/bind-aggregate.ts'
import { carryOutGuarantee, loadGuarantee } from '../aggregates/guarantee.ts'
import { coveredPerson } from '../cover/cover-of-claim.ts'
import { markAttached } from '../documents/file-register.ts'
import { apiError, refusalError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { bringLetterCoverUpToDate, holdForLetter } from './letter-cover.ts'
import { makeLetter } from './make-letter.ts'

export interface IssueAsked {
  readonly guaranteeId: string
  readonly context: CommandContext
  /** What the administrator was looking at: a letter is made of that, or not at all. */
  readonly expectedVersion: number
  readonly terms: LetterTerms
  /** Singapore date; of the letter before, or of the request, where none is given. */
  readonly admissionOn: string | undefined
}

/** @param events those that made the state */
export type DecideLetter = (state: GuaranteeState, events: readonly Pick<GuaranteeEvent, 'type'>[]) => GuaranteeDecision

/**
 * Makes the letter, keeps it, and issues it. The same command again changes nothing.
 * @param decideWith what the decider says, with the letter that is ready
 * @throws ApiError with the decider's refusal, before a letter is made where it can be known; 409 when the request has moved
 */
export async function issueLetter(
  parts: Parts,
  { guaranteeId, context, expectedVersion, terms, admissionOn }: IssueAsked,
  decideWith: (letter: ReadyLetter) => DecideLetter,
): Promise<void> {
  const { state, loaded } = await loadGuarantee(parts, guaranteeId)
  if (!isRequested(state)) throw apiError('NOT_FOUND')
  // The letter of this very command stands already.
  const earlier = loaded.events.find(({ metadata }) => metadata.commandId === context.commandId)
  if (earlier) return requireSameRequest(earlier, context)
  const day = admissionOn ?? latestLetter(state)?.admissionOn ?? state.request.admissionOn
  requirePossible(decideWith(unprinted(terms, day))(state, loaded.events))
  if (!latestLetter(state)) await requireCovered(parts, state, day)
  await holdForLetter(parts, { ...state, admissionOn: day }, terms.amountCents, context)
  try {
    const letter = await makeLetter(parts, {
      requested: state,
      issue: nextIssue(state),
      terms,
      admissionOn: day,
      commandId: context.commandId,
    })
    await carryOutGuarantee(parts, guaranteeId, {
      context,
      decide: decideWith(letter),
      expectedRevision: expectedVersion,
      visibleIn: ['guarantees'],
    })
    await markAttached(parts.database, [letter.document.fileId])
  } catch (error) {
    // Somebody else was quicker, perhaps with another amount. Each try of a call gives back what it held itself.
    await bringLetterCoverUpToDate(parts, guaranteeId, { ...context, commandId: randomUUID() })
    throw error
  }
}

/** A letter that was given is a promise, and stays one (S80); a first one is for a covered day (S136). An insurer knows itself whom it covers. */
async function requireCovered(
  parts: Parts,
  { companyId, employeeId, patientId, decider }: RequestedGuarantee,
  day: string,
): Promise<void> {
  if (decider === 'insurer') return
  const person = await coveredPerson(parts, { companyId, employeeId }, patientId, day)
  const isCovered =
    person !== undefined &&
    isCoveredOn(day, [{ effectiveStartDate: person.coveredFrom, effectiveEndDate: person.coveredTo }]) &&
    isCoveredOn(day, [{ effectiveStartDate: person.familyFrom, effectiveEndDate: person.familyTo }])
  if (!isCovered) requirePossible(refuseGuarantee('NOT_COVERED', 'admissionOn'))
}

function nextIssue(state: RequestedGuarantee): number {
  return (latestLetter(state)?.issue ?? 0) + 1
}

/** Stands for a letter where only the terms matter. */
function unprinted(terms: LetterTerms, admissionOn: string): ReadyLetter {
  const document = { fileId: '', mimeType: 'application/pdf', bytes: 1, sha256: '' }
  return { ...terms, admissionOn, issuedOn: admissionOn, validUntil: admissionOn, document }
}

/** A letter that would be refused is not made. */
function requirePossible(decision: GuaranteeDecision): void {
  if ('refusal' in decision) throw refusalError(decision.refusal)
}
