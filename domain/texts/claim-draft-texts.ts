/** Texts around claims that have been begun and not submitted. The wording is ours. */
import { DRAFT_RESTS_DAYS, MOST_DRAFTS } from '../claim/draft/draft-limits.ts'

export const draftTexts = {
  gone: 'This unfinished claim is not here any more: it was submitted or discarded on another device.',
  changedElsewhere: 'This claim was changed on another device in the meantime.',
  tooMany: `You have ${MOST_DRAFTS} unfinished claims. Please submit or discard one before you begin another.`,
  keptFor: `It is saved as you type. Unfinished claims are kept for ${DRAFT_RESTS_DAYS} days after you last worked on them.`,
} as const
