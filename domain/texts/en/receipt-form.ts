/** What the claim form says of a receipt that was read on the device. The wording is ours. */
import { plural } from '../../language/plural.ts'

export const receiptFormTexts = {
  invitation: 'Add your receipt first',
  invitationDetail:
    'A photo or PDF is read on this device, and fills in what it says. Nothing that was read is sent before you have checked it.',
  add: 'Add a receipt',
  reading: 'Reading your receipt…',
  progressOf: (file: string) => `Reading ${file}`,
  read: 'Read on this device.',
  nothingSure: 'Nothing on it could be read for certain. Please type what stands on it.',
  partRead: 'Only some of its pages could be read, so nothing on it is certain. Please type what stands on it.',
  retake: 'Take it again',
  retakeNamed: (file: string) => `Take it again: ${file}`,
  goToPhoto: 'Go to the photo',
  keep: 'Keep it anyway',
  keepNamed: (file: string) => `Keep it anyway: ${file}`,
  kept: 'Kept as it is. Please type what stands on it.',
  photoInPlaceOf: (file: string) => `New photo in place of ${file}`,
  filledTitle: 'Filled in from your receipt',
  filledDetail: 'Please check each of these. Nothing that was read is sent before you have checked it.',
  checked: 'I have checked them',
  checkFirst: 'Check what was read from your receipt first',
  mark: 'Read from your receipt',
  sumMark: 'The sum of your receipts',
  says: (value: string) => `The receipt says ${value}`,
  use: (value: string) => `Use ${value}`,
  saysGst: (value: string) => `The receipt names GST of ${value} within its total`,
  useGst: (value: string) => `Yes, with GST of ${value}`,
  show: 'Show where',
  placeOf: (field: string) => `Where it stands: ${field}`,
  pictureOf: (file: string, value: string) => `${file}, with ${value} outlined`,
  preparing: 'Opening the document',
  notShown: 'This document cannot be shown here.',
  close: 'Close',
  severalTitle: 'You have added several receipts',
  severalQuestion: 'Are they one claim, or is each a claim of its own?',
  useSum: (sum: string) => `One claim for all (${sum})`,
  oneClaim: 'One claim for all',
  claimForEach: 'A claim for each receipt',
  leave: 'Leave the fields as they are',
  severalUnsure: 'Their sum is not certain: for one claim, please check that the amount is that of all receipts.',
  severalSame: 'Two of them may be the same receipt. If they are, please remove one.',
  waitingToMake: 'Your receipts are still being sent. The other claims are made as soon as they have arrived.',
  notNow: 'Keep them together',
  working: 'One moment…',
  noAnswer: 'No answer came. None of your receipts is lost; please try again.',
  tryAgain: 'Try again',
  tryAgainNamed: (file: string) => `Try again: ${file}`,
  dismiss: 'Leave it',
  madeDetail:
    'Each has its receipt, which is read when you open it. This claim keeps the first one and your other documents.',
  claimFor: (file: string) => `Claim for ${file}`,
  putBack: 'Put them back into this claim',
  changedSince: 'One of them was changed, submitted or discarded since, so they stay claims of their own.',
  move: 'Move to another claim',
  moveNamed: (file: string) => `Move to another claim: ${file}`,
} as const

/** @param count of claims that receipts of this one have become */
export function madeTitleText(count: number): string {
  return plural('en', count, { one: '1 more draft was made', other: `${count} more drafts were made` })
}
