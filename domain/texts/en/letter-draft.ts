/** Texts around requests for a letter of guarantee that have been begun and not sent. The wording is ours. */
import { plural } from '../../language/plural.ts'
import { DRAFT_RESTS_DAYS, MOST_DRAFTS } from '../../draft/draft-limits.ts'

export const letterDraftTexts = {
  gone: 'What you began here is not kept any more: it was sent or discarded on another device.',
  changedElsewhere: 'This was changed on another device in the meantime.',
  tooMany: `You have ${MOST_DRAFTS} unfinished eLOG requests. Please send or discard one before you begin another.`,
  keptFor: `Saved as you type, for you only. An unfinished request is kept for ${DRAFT_RESTS_DAYS} days after you last worked on it.`,
  answerKeptFor: `Saved as you type, for you only. An unfinished answer is kept for ${DRAFT_RESTS_DAYS} days after you last worked on it.`,
  continueTitle: 'Continue your eLOG request',
  notLoaded: 'Your unfinished eLOG requests could not be loaded.',
  discardQuestion: 'Discard this request?',
  title: 'Request for an eLOG',
  beginAnother: 'Begin another request',
  discardAnswerQuestion: 'Discard this answer?',
  patientOpen: 'Patient not chosen yet',
} as const

/** Unfolds the ones that are not shown. */
export function moreLetterDraftsText(count: number): string {
  return `${count} more unfinished ${plural('en', count, { one: 'request', other: 'requests' })}`
}
