/** Texts around claims that have been begun and not submitted. The wording is ours. */
import { plural } from '../../language/plural.ts'
import { DRAFT_RESTS_DAYS, MOST_DRAFTS } from '../../draft/draft-limits.ts'

export const draftTexts = {
  gone: 'This unfinished claim is not here any more: it was submitted or discarded on another device.',
  changedElsewhere: 'This claim was changed on another device in the meantime.',
  tooMany: `You have ${MOST_DRAFTS} unfinished claims. Please submit or discard one before you begin another.`,
  keptFor: `Saved as you type, for you only. An unfinished claim is kept for ${DRAFT_RESTS_DAYS} days after you last worked on it.`,

  saving: 'Saving…',
  notSaved: 'Not saved: no connection – we keep trying',
  notVerified: 'Not saved: this needs a one-time password first',
  verify: 'Enter it now',

  whichToKeep: 'Which do you want to keep?',
  keepMine: 'Keep what is here',
  takeTheirs: 'Take the other one',
  startAgain: 'Start again',

  continueTitle: 'Continue your claim',
  notLoaded: 'Your unfinished claims could not be loaded.',
  showNewest: 'Show only the newest',
  continue: 'Continue',
  discard: 'Discard',
  claimantOpen: 'Claimant not chosen yet',
  discardQuestion: 'Discard this claim?',
  discardDetail: 'What you have filled in and the documents you have added are removed. This cannot be undone.',
  keep: 'Keep it',
  discarding: 'Discarding…',
} as const

/** Unfolds the ones that are not shown. */
export function moreDraftsText(count: number): string {
  return `${count} more unfinished ${plural('en', count, { one: 'claim', other: 'claims' })}`
}

/** States of one document. */
export const documentStateTexts = {
  waiting: 'Waiting to be sent',
  waitingForConnection: 'Waiting for a connection',
  received: 'Received',
  failed: 'Not sent: the connection was lost. We keep trying.',
  tryAgain: 'Try again',
  gone: 'It is not here any more. Please add it again.',
} as const

/** @param time HH:mm in Singapore */
export function savedAtText(time: string): string {
  return `Saved ${time}`
}

export function sendingText(percent: number): string {
  return `Sending, ${percent} %`
}

export function draftTitle(kind: 'outpatient' | 'inpatient'): string {
  return kind === 'outpatient' ? 'Outpatient claim' : 'Inpatient claim'
}

/** @param at as instants are displayed @param documents how many */
export function draftStandText(at: string, documents: number): string {
  const added =
    documents === 0
      ? 'no documents yet'
      : `${documents} ${plural('en', documents, { one: 'document', other: 'documents' })}`
  return `Saved ${at} · ${added}`
}

/** @param at as instants are displayed */
export function otherVersionText(at: string): string {
  return `It was last saved there on ${at}.`
}

/** Why documents stay in the claim that they are in; everything is as it was before. */
export const movedNotTexts = {
  missing: 'This claim or one of its documents is not here any more. Please open it again from your unfinished claims.',
  tooManyDrafts: `You would have more than ${MOST_DRAFTS} unfinished claims. Please submit or discard some first; your receipts all stay in this claim.`,
  beingSent: 'This claim is being submitted, so its documents stay where they are.',
  changed: 'One of these claims was changed, submitted or discarded, so they stay as they are.',
} as const
