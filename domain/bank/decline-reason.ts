/** Why a proposed account was declined, as the proposer and the member are told (3§4). */
import { declineReasonTexts } from '../texts/verification-texts.ts'

/** So much fits into a notification and is read on a phone. */
export const DECLINE_REASON_LENGTH = 500

/** What is wrong with a reason as it was typed; undefined when nothing is. */
export function declineReasonError(typed: string): string | undefined {
  const reason = typed.trim()
  if (reason === '') return declineReasonTexts.missing
  return reason.length > DECLINE_REASON_LENGTH ? declineReasonTexts.tooLong(DECLINE_REASON_LENGTH) : undefined
}
