/** A message of the insurer's own system as the API lists it, and what it says in words. */
import type { ClaimResource } from '../claims/claim-record.ts'
import type { AnswerTo } from '../console/api-client.ts'
import { messageRefusalTexts, sendAgainTexts } from '@member-care/domain/texts/insurer-message-texts.ts'

export type InsurerMessage = AnswerTo<'/api/console/insurer-messages'>[number]
export type MessageOutcome = InsurerMessage['outcome']

/** The console's page for claims of its kind; undefined where we have no such claim. */
export function resourceOf({ kind }: Pick<InsurerMessage, 'kind'>): ClaimResource | undefined {
  if (kind === null) return undefined
  return kind === 'outpatient' ? 'userOutpatient' : 'userinpatient'
}

/** Why it was refused; undefined for one that was not. */
export function refusalText({ outcome, code }: Pick<InsurerMessage, 'outcome' | 'code'>): string | undefined {
  if (outcome !== 'refused' || code === null) return undefined
  return messageRefusalTexts[code] ?? code
}

/** What the insurer has to do; undefined where nothing is left to do. */
export function resendHint({ outcome, sendAgain }: Pick<InsurerMessage, 'outcome' | 'sendAgain'>): string | undefined {
  if (outcome === 'received') return sendAgainTexts['same-event']
  return outcome === 'refused' && sendAgain !== null ? sendAgainTexts[sendAgain] : undefined
}
