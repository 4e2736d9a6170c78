/** Texts of the claim wizard, besides the labels, messages and quoted texts of `claim-texts.ts` and `claim-form-texts.ts`. The wording is ours. */
import { plural } from '../../language/plural.ts'

export const submitClaimTexts = {
  steps: 'Steps',
  typeQuestion: 'What would you like to claim for?',
  noTypeOffered: 'Your company takes no claims here at present. Please ask your HR department.',
  outpatientDetail: 'A visit to a clinic, specialist, dentist or laboratory',
  inpatientDetail: 'A stay in hospital or a day surgery',
  beforeYouStart: 'Before you start',
  haveAtHand:
    'Have your invoice or receipt at hand, as a photo or PDF. For a stay in hospital, the discharge summary too.',
  change: 'Change',
  submitAnother: 'Submit another claim',
} as const

/** The parts of the form, in its order; the same headings when it is read back. */
export const claimSectionTitles = {
  person: 'Who is the claim for?',
  visit: 'The visit',
  receipt: 'The receipt',
  stay: 'The stay',
  treatment: 'The treatment',
  bill: 'The bill',
  accident: 'Accident',
  otherInsurance: 'Other insurance',
  payment: 'Payment',
} as const

export const claimFormHints = {
  choose: 'Please choose',
  companyFirst: 'Please choose a company first',
  visitFirst: 'Choose the claimant and the visit date first',
  visitDateWrong: 'Correct the visit date first',
  benefitsLoading: 'Loading the benefits of this date…',
  benefitsFailed: 'The benefits of this date could not be loaded.',
  benefitGroupFirst: 'Choose the type of benefit first',
  provider: 'The clinic or hospital on the receipt',
  diagnosis: 'Choose from the list, or type what the doctor wrote',
  prePostQuestion: 'Was the visit before or after a stay in hospital?',
  reasonForTreatment: 'The diagnosis; choose from the list or type it',
  operation: 'Choose from the list or type it',
  accidentDetails: 'What happened',
  paymentFixed: 'Set by your company; it cannot be changed here',
  otherAccount: 'Use another account',
} as const

export function storedAccountText(accountNo: string): string {
  return `Use my stored account ${accountNo}`
}

export function thingsToCorrectText(count: number): string {
  return plural('en', count, { one: 'There is one thing to correct', other: `There are ${count} things to correct` })
}

export function thingsToCorrect(): string {
  return 'Things to correct'
}

export const documentTexts = {
  chooseFiles: 'Choose files',
  orDrop: 'or drop them here',
  /** Behind a button's words, for those who hear it by itself. @param what the kind of documents */
  forWhat: (what: string) => `for ${what}`,
  takePhotoFor: (what: string) => `Take a photo for ${what}`,
  filesFor: (what: string) => `Files for ${what}`,
  photoFor: (what: string) => `Photo for ${what}`,
  remove: (file: string) => `Remove ${file}`,
  dismiss: (file: string) => `Dismiss ${file}`,
  takePhoto: 'Take a photo',
  makingSmaller: 'Making the photo smaller…',
  notAttached: 'Not attached.',
  sameFile: 'This file is attached already.',
  receiptsRequired: 'Required: at least one.',
  hospitalReceipts: 'The hospital bill and receipts.',
  otherRequired: 'Required: a referral letter, memo or report.',
  otherNotRequired: 'Not required for this benefit.',
  hospitalDocuments: 'Discharge summary, referral letter, reports.',
} as const

/** The sizes of a photo, for people. @param before its size when it was chosen */
export function madeSmallerText(size: string, before: string): string {
  return `${size}, made smaller from ${before}`
}

/** Said before anything is chosen, so that nobody has to find out by trying. */
export function documentLimitsText(maximumFiles: number): string {
  return `PDF, JPG, JPEG, PNG, HEIF or HEIC, at most 5 MB each, up to ${maximumFiles} ${plural('en', maximumFiles, { one: 'file', other: 'files' })}. Larger photos are made smaller here.`
}

export const sendClaimTexts = {
  title: 'Agree and submit',
  sending: 'Sending your claim',
  allSent: 'Everything is sent. Checking your documents…',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  nothingLost: 'Nothing that you have filled in is lost, and trying again will not submit the claim twice.',
  correct: 'Go back and correct',
  notChecked: 'The claim could not be checked.',
  submitted: 'Claim submitted',
  next: 'What happens next',
} as const

export function sentPartText(percent: number): string {
  return `${percent} % sent. Please keep this page open.`
}

/** `at` as instants are displayed. */
export function receivedOnText(at: string): string {
  return `Received on ${at}`
}
