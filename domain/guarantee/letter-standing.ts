/** What the hospital's counter is told of a letter that it has in its hands. */
import { nameInitials } from '../e-card/name-initials.ts'
import { unlessRedacted } from '../events/event-definition.ts'
import type { IssuedLetter } from './guarantee-events.ts'
import { isRequested, latestLetter, type GuaranteeState } from './guarantee-state.ts'

export const letterStandings = ['valid', 'expired', 'withdrawn', 'replaced'] as const
export type LetterStanding = (typeof letterStandings)[number]

export interface ToldLetter {
  readonly standing: LetterStanding
  readonly letter: IssuedLetter
  readonly hospital: string
  /** Of the patient's name; '' once they were forgotten. */
  readonly initials: string
  readonly isAcknowledged: boolean
}

/** @param issue which letter of the request it is @param today Singapore date @returns undefined where none such was issued */
export function toldOfLetter(state: GuaranteeState, issue: number, today: string): ToldLetter | undefined {
  if (!isRequested(state)) return undefined
  const letter = state.letters.find((one) => one.issue === issue)
  if (letter === undefined) return undefined
  return {
    standing: standingOf(state, letter, today),
    letter,
    hospital: state.request.hospital,
    initials: nameInitials(unlessRedacted(state.patientName) ?? ''),
    isAcknowledged: state.acknowledgedIssue === issue,
  }
}

function standingOf(
  state: Extract<GuaranteeState, { letters: unknown }>,
  letter: IssuedLetter,
  today: string,
): LetterStanding {
  if (latestLetter(state)?.issue !== letter.issue) return 'replaced'
  if (state.status === 'WITHDRAWN') return 'withdrawn'
  return state.status === 'EXPIRED' || letter.validUntil < today ? 'expired' : 'valid'
}
