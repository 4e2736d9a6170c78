/** The member's pages of letters of guarantee (2§2, 2§4, 2§8). Quoted texts are letter for letter; the other wording is ours. */
import type { GuaranteeRequestField } from '../../guarantee/request-form.ts'
import type { GuaranteeStatus } from '../../guarantee/guarantee-status.ts'
import { plural } from '../../language/plural.ts'

export const guaranteeFieldLabels = {
  companyId: 'Company',
  patientId: 'Patient',
  hospital: 'Hospital',
  diagnosis: 'Diagnosis',
  descriptionOfSymptoms: 'Symptoms',
  dateTheSymptomsStarted: 'Date the symptoms started',
  dateFrom: 'Admission date',
  doctorName: 'Doctor',
  attachments: 'Documents',
} as const satisfies Readonly<Record<GuaranteeRequestField | 'attachments', string>>

export const requestElogTexts = {
  title: 'Request eLOG (Letter of Guarantee)',
  lead: 'With a letter of guarantee the hospital bills the insurer, and you pay no deposit for what the letter covers.',
  formName: 'Request for an eLOG',
  sections: {
    person: 'Who is admitted?',
    stay: 'The hospital and the stay',
    illness: 'The illness',
    questions: 'Questions',
  },
  /** Of a panel's hospital, typed to search. */
  hospitalHint: 'Type to search the panel hospitals.',
  noHospital: 'No panel hospital has this in its name.',
  symptomsHint: 'What the patient feels, and since when.',
  admissionHint: (lastDay: string) => `From today to ${lastDay}.`,
  doctorHint: 'The doctor who admits the patient, if you know the name.',
  documentsHint: 'The referral and the cost estimate of the hospital.',
  documentsRequired: 'Required: at least one.',
  companyFirst: 'Please choose a company first',
  notOffered: 'Your company does not offer letters of guarantee here. Please ask your HR department.',
  whatFollows: 'What happens next',
  send: 'Send the request',
  sending: 'Sending your request',
  failed: "We're sorry - there was an issue with the elog submission.",
  nothingLost: 'Nothing that you filled in is lost, and sending it again will not make a second request.',
  sendAgain: 'Send again',
  sent: 'eLOG requested',
  sentDetail: (number: string) => `Your eLOG number is ${number}.`,
  toRecords: 'View eLOG records',
  seeRecord: 'Open this eLOG',
  another: 'Request another eLOG',
} as const

/** What usually becomes of a request, by the client's terms (S67). */
export const usualOutcomeTexts = {
  'issued-at-once': 'Your company has letters signed beforehand: yours is issued as soon as you send this request.',
  'to-hr':
    'Your HR passes the request on first, then the insurer decides. Please ask some working days before the admission.',
  'to-desk': 'The insurer decides on the request. Please ask some working days before the admission.',
} as const

export function mostGuaranteedText(amount: string): string {
  return `A letter can be for ${amount} at most.`
}

/** Before anything is sent. @param fields the labels of what is empty or wrong, in the order of the screen */
export function stillMissingText(fields: readonly string[]): string {
  return `Still to fill in or to correct: ${fields.join(', ')}.`
}

export const elogRecordsTexts = {
  title: 'eLOG Records',
  /** Quoted (2§2). */
  empty: 'There is no Elogs records.',
  emptyDetail: 'Ask for one before a stay in hospital.',
  request: 'Request eLOG',
  company: 'Company',
  allCompanies: 'All companies',
  notUpToDate: 'The list could not be brought up to date.',
  back: 'Back to eLOG records',
  admission: 'Admission',
  requestedOn: 'Requested',
  validUntil: 'Valid until',
  remarks: 'Remarks',
  asksYou: 'Your answer is needed',
} as const

export const elogTexts = {
  elog: 'eLOG',
  missing: 'There is no such eLOG.',
  missingLead: 'Please open it again from your eLOG records.',
  notUpToDate: 'This eLOG could not be brought up to date.',
  standing: 'Status',
  letter: 'Letter of guarantee',
  openLetter: (number: string) => `Open letter ${number}`,
  newTab: 'Opens in a new tab.',
  letterFailed: 'The letter could not be opened.',
  popupRefused: 'Your browser did not open a new tab. Please allow this page to do so, and try again.',
  guaranteedUpTo: 'Guaranteed up to',
  issuedOn: 'Issued on',
  validUntil: 'Valid until',
  conditions: 'Limit and conditions',
  replacedLetter: 'Replaced by a newer letter',
  acknowledged: (at: string) => `The hospital acknowledged the admission on ${at}.`,
  request: 'What was asked',
  answers: 'Answers',
  documents: 'Documents',
  noDocuments: 'No documents were sent.',
  timeline: 'What has happened',
  policyNo: 'Policy number',
  patient: 'Patient',
  hospital: 'Hospital',
  yourAnswer: 'Your answer',
  withdraw: 'Withdraw the request',
  withdrawQuestion: 'Withdraw this request?',
  withdrawExplanation: 'Nobody decides on it any more. You can make a new request at any time.',
  withdrawing: 'Withdrawing…',
  keep: 'Keep it',
  asked: 'The insurer asks:',
  answer: 'Answer',
  sendAnswer: 'Send the answer',
  sendingAnswer: 'Sending your answer',
  answerFailed: 'The answer was not sent.',
  change: 'A change of the letter',
  openChange: 'Ask for a higher amount or another date',
  changeLead: 'The letter stays valid as it is until the insurer has decided.',
  higherAmount: 'Higher amount',
  otherDate: 'Other admission date',
  changeHint: 'Leave empty what stays as it is.',
  why: 'Reason',
  amountWrong: 'Please give an amount in dollars and cents.',
  sendChange: 'Ask for the change',
  changeWaits: 'Your change waits for the insurer’s decision',
  changeDeclined: 'The change was declined',
  declinedBecause: 'Why it was declined',
  stay: 'Leave it as it is',
} as const

/** Whom to ask. `chat` as the specification calls it (2§4, 2§8). */
export const elogQuestionTexts = {
  askJoey: 'Ask Joey about it in the chat.',
  contactUs: 'Please contact us if you have a question about your eLOG.',
  chat: 'Ask Joey',
} as const

/** What a status means for the member. */
export const elogMeanings = {
  PENDING_HR: 'Your HR has to pass this request on before the insurer sees it.',
  SUBMITTED: 'The insurer is looking at this request.',
  APPROVED: 'The letter is issued. Please bring it to the hospital, on paper or on your phone.',
  REJECTED: 'No letter was issued.',
  EXPIRED: 'This letter has expired.',
  WITHDRAWN: 'This request or its letter was withdrawn.',
} as const satisfies Readonly<Record<GuaranteeStatus, string>>

/** @param days until the last day of a letter, which counts itself; 0 on that day */
export function daysLeftText(days: number): string {
  if (days === 0) return 'today is its last day'
  return `${days} ${plural('en', days, { one: 'day', other: 'days' })} left`
}
