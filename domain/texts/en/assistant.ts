/** What the assistant says in the chat (S96). It speaks of records and never promises. The wording is ours. */
import type { IntentName } from '../../assistant/asked.ts'
import type { BenefitKind } from '../../assistant/recognise/lexicon/cover-words.ts'
import type { ClaimStatus } from '../../claim/claim-status.ts'
import type { PaymentMethod } from '../../claim/claim-terms.ts'
import type { GuaranteeStatus } from '../../guarantee/guarantee-status.ts'
import { plural } from '../../language/plural.ts'
import { shownCount } from '../../language/shown-count.ts'

export const assistantTexts = {
  /** @param name Joey or May */
  introduction: (name: string) =>
    `Hello, I am ${name}, the assistant. I am a program and not a person. I answer from your own records, and I do not guess.`,
  canBeAsked:
    'You can ask me where your claim or your letter of guarantee is, how long it usually takes, what is still missing, what your plan covers, and whether a panel clinic is open.',
  personAtAnyTime: 'Type “person” at any time to talk to a person.',
  which: 'I am not sure what you mean. Please choose:',
  notUnderstood: 'I did not understand this well enough, and I do not guess.',
  otherWords: 'Please ask in other words, or let a person take over.',
  ownRecordsOnly: 'I can tell you about your own records and those of your family only.',
  takesOver: 'A person from our team takes over.',
  thanks: 'You are welcome. Write again at any time.',
  danger: 'If somebody is in danger, call 995 for an ambulance now. Please do not wait for an answer here.',
  selfHarm:
    'Please call 1767 now: the Samaritans of Singapore listen at any hour. If you are in danger, or somebody else is, call 995.',
  notAlone: 'You are not alone with this.',
  talkToPerson: 'Talk to a person',
  links: {
    claim: (reference: string) => `Open claim ${reference}`,
    claimRecords: 'Open Claim Records',
    submitClaim: 'Submit a claim',
    letter: (number: string) => `Open ${number}`,
    elogRecords: 'Open eLOG Records',
    requestElog: 'Request an eLOG',
    myCover: 'Open My cover',
    clinics: 'Find panel clinics',
    hospitals: 'Find the nearest hospital',
  },
  /** Buttons, where a text may mean several things. */
  questions: {
    'claim-status': 'Where is my claim?',
    'claim-time': 'How long does my claim take?',
    'claim-missing': 'What is still missing for my claim?',
    'claim-payment': 'What is paid of my claim?',
    'claim-rejection': 'Why was my claim rejected?',
    'settlement-letter': 'Where is my settlement letter?',
    'submit-claim': 'How do I submit a claim?',
    'letter-status': 'Where is my letter of guarantee?',
    'letter-time': 'How long does my letter of guarantee take?',
    'letter-missing': 'What is missing for my letter of guarantee?',
    'request-letter': 'How do I request a letter of guarantee?',
    cover: 'What does my plan cover?',
    'clinic-hours': 'Is a clinic open?',
    'clinic-on-panel': 'Is a clinic on the panel?',
    'find-clinic': 'Where is a panel clinic?',
  } satisfies Readonly<Record<IntentName, string>>,
} as const

/** A claim as the sentences name it. @property forWhom '' where it is the member's own */
interface NamedClaim {
  readonly reference: string
  readonly provider: string
  readonly date: string
  readonly forWhom: string
}

function claimCalled({ reference, provider, date, forWhom }: NamedClaim): string {
  return forWhom === ''
    ? `Claim ${reference} (${provider}, ${date})`
    : `Claim ${reference} for ${forWhom} (${provider}, ${date})`
}

const waysOfPayment: Readonly<Record<PaymentMethod, string>> = {
  Bank: 'to your bank account',
  Cheque: 'by cheque',
  PayNow: 'by PayNow, to your NRIC',
  Payroll: 'by your company',
  Insurer: 'by the insurer',
}

export const claimAnswers = {
  noneYet: 'You have not submitted a claim yet.',
  noneOpen: 'None of your claims is waiting for a decision. This is the last one:',
  noneOfPerson: 'I cannot find a claim for this family member among those that you can see.',
  /** A number that was typed. */
  notYours: (reference: string) =>
    `I cannot find claim ${reference} among yours. Please check the number. I can tell you only about claims that you can see.`,
  more: (claims: number) =>
    `You have ${shownCount(claims)} more ${plural('en', claims, { one: 'claim', other: 'claims' })} of this kind. ${plural('en', claims, { one: 'It is', other: 'They are' })} in Claim Records.`,
  stands: {
    PROCESSING: (claim) => `${claimCalled(claim)} is being handed to the insurer. You do not need to do anything.`,
    SUBMITTED: (claim) =>
      `${claimCalled(claim)} is with the insurer, who has not decided yet. You do not need to do anything.`,
    PENDING: (claim) => `${claimCalled(claim)} needs something from you.`,
    PENDING_REVIEW: (claim) =>
      `${claimCalled(claim)} is being reviewed by the insurer. You do not need to do anything.`,
    APPROVED: (claim) => `${claimCalled(claim)} is approved.`,
    REJECTED: (claim) => `${claimCalled(claim)} is rejected.`,
    DELETED: (claim) => `${claimCalled(claim)} was deleted.`,
  } satisfies Readonly<Record<ClaimStatus, (claim: NamedClaim) => string>>,
  submittedOn: (reference: string, date: string, days: number) =>
    `Claim ${reference} was submitted on ${date}, ${shownCount(days)} ${plural('en', days, { one: 'day', other: 'days' })} ago.`,
  submittedToday: (reference: string) => `Claim ${reference} was submitted today.`,
  within: 'Claims are processed within 14 working days.',
  tooFew: 'Too few claims of this type were decided in the last 12 months to say how long one usually takes.',
  waitsForYou: (reference: string) => `The insurer continues with claim ${reference} once you have answered.`,
  insurerAsks: (reference: string, words: string) => `For claim ${reference} the insurer asks: “${words}”`,
  answerThere: 'You can answer, and add documents, on the page of the claim.',
  nothingMissing: (claim: NamedClaim) =>
    `${claimCalled(claim)} needs nothing from you at the moment: the insurer has not asked for anything.`,
  nothingMissingDecided: (claim: NamedClaim) => `${claimCalled(claim)} is decided, so nothing is missing any more.`,
  noneLacks: 'Nothing is missing: the insurer has asked for nothing in any of your claims.',
  paid: (claim: NamedClaim, amount: string, method: PaymentMethod) =>
    `${claimCalled(claim)} is approved: ${amount} is paid ${waysOfPayment[method]}.`,
  paidNothing: (claim: NamedClaim) => `${claimCalled(claim)} is approved, but your plan pays nothing for it.`,
  notPaidYet: (claim: NamedClaim) =>
    `${claimCalled(claim)} is not decided yet. What is paid is known once it is approved.`,
  payoutFrom: (reference: string, moment: string) =>
    `The account of claim ${reference} was changed recently. To keep your money safe, we can pay to it only from ${moment}.`,
  notPaid: (claim: NamedClaim) => `${claimCalled(claim)} is rejected, so nothing is paid.`,
  arrivalUnknown: 'I cannot see when the money arrives. If it takes long, a person can look into it.',
  noneRejected: 'None of your claims is rejected.',
  isNotRejected: (claim: NamedClaim) => `${claimCalled(claim)} is not rejected.`,
  rejectedBecause: (reference: string, words: string) => `The reason for claim ${reference}: “${words}”`,
  noReason: (reference: string) => `No reason was written for claim ${reference}. A person can tell you.`,
  disagree: 'If you think that this is not right, a person can take over.',
  letterThere: (claim: NamedClaim) =>
    `The settlement letter of ${claimCalled(claim)} can be downloaded on the page of the claim.`,
  letterNotYet: (claim: NamedClaim) => `${claimCalled(claim)} has no settlement letter yet.`,
  noLetters: 'None of your claims has a settlement letter yet. It comes after the decision.',
  howToSubmit: 'You can submit a claim here, with a photo of your receipt. The form says which documents it needs.',
  cannotSubmit:
    'You cannot submit claims here. The employee whose cover it is submits them, or your HR department can tell you how.',
} as const

/** A request for a letter of guarantee as the sentences name it. @property forWhom '' where the member is the patient */
interface NamedLetter {
  readonly number: string
  readonly hospital: string
  readonly date: string
  readonly forWhom: string
}

function letterCalled({ number, hospital, date, forWhom }: NamedLetter): string {
  return forWhom === ''
    ? `Letter of guarantee ${number} (${hospital}, admission on ${date})`
    : `Letter of guarantee ${number} for ${forWhom} (${hospital}, admission on ${date})`
}

export const letterAnswers = {
  noneYet: 'You have not requested a letter of guarantee (eLOG) yet.',
  /** "My letter" may be another one. */
  otherLetters: 'If you mean the settlement letter of a claim: it is on the claim’s page.',
  noneOfPerson: 'I cannot find a letter of guarantee for this family member among those that you can see.',
  notYours: (reference: string) =>
    `I cannot find letter of guarantee ${reference} among yours. Please check the number. I can tell you only about letters that you can see.`,
  more: (letters: number) =>
    `You have ${shownCount(letters)} more ${plural('en', letters, { one: 'eLOG', other: 'eLOGs' })}. ${plural('en', letters, { one: 'It is', other: 'They are' })} in eLOG Records.`,
  stands: {
    PENDING_HR: (letter) => `${letterCalled(letter)} is waiting for your HR to pass it on to the insurer.`,
    SUBMITTED: (letter) => `${letterCalled(letter)} is with the insurer, who has not decided yet.`,
    APPROVED: (letter) =>
      `${letterCalled(letter)} is issued. You can open the letter on its page and show it to the hospital.`,
    REJECTED: (letter) => `${letterCalled(letter)} is rejected: no letter was issued.`,
    EXPIRED: (letter) => `${letterCalled(letter)} has expired.`,
    WITHDRAWN: (letter) => `${letterCalled(letter)} was withdrawn.`,
  } satisfies Readonly<Record<GuaranteeStatus, (letter: NamedLetter) => string>>,
  upTo: (number: string, amount: string, date: string) =>
    `The letter of ${number} guarantees up to ${amount}, and is valid until ${date}.`,
  because: (number: string, words: string) => `The reason for ${number}: “${words}”`,
  insurerAsks: (number: string, words: string) => `For ${number} the insurer asks: “${words}”`,
  insurerAsksSomething: (number: string) => `The insurer has a question about ${number}. You find it on its page.`,
  answerThere: 'You can answer on the page of the eLOG.',
  nothingMissing: (number: string) => `${number} needs nothing from you at the moment.`,
  requestedOn: (number: string, date: string) => `${number} was requested on ${date}.`,
  decided: 'It is decided, so there is nothing to wait for.',
  askEarly: 'If the admission is close, a person can look into it.',
  howToRequest: 'You can request a letter of guarantee (eLOG) here, some working days before the admission.',
  cannotRequest: 'Your company does not offer letters of guarantee here. Please ask your HR department.',
} as const

export const coverAnswers = {
  notShown: 'Your company does not show the cover here. Please ask your HR department.',
  noPlan: (person: string) => `No plan is kept here for ${person}. Please ask your HR department what is covered.`,
  noSuchPerson: 'I cannot find a family member like this whose cover you can see.',
  /** What stands below it is of this company. */
  ofCompany: (company: string) => `At ${company}:`,
  planOf: (person: string, plan: string) => `${person} has ${plan}.`,
  benefits: (names: readonly string[]) => `It covers: ${names.join(', ')}.`,
  covers: (person: string, benefit: string) => `The plan of ${person} covers ${benefit}.`,
  notOpen: (person: string, benefit: string, why: string) =>
    `The plan has ${benefit}, but not for ${person} today: ${why}`,
  atPanel: (terms: string) => `At a panel clinic: ${terms}`,
  elsewhere: (terms: string) => `At another clinic: ${terms}`,
  anywhere: (terms: string) => `At any clinic: ${terms}`,
  panelOnly: 'At panel clinics only.',
  left: (limit: string, left: string, most: string) => `${limit}: ${left} of ${most} left.`,
  leftUntil: (limit: string, left: string, most: string, renews: string) =>
    `${limit}: ${left} of ${most} left. It renews on ${renews}.`,
  usedUp: (limit: string) => `${limit}: used up.`,
  usedUpUntil: (limit: string, renews: string) => `${limit}: used up. It renews on ${renews}.`,
  nothingFound: (what: string) =>
    `I cannot find “${what}” in the plan. That does not mean that nothing is paid: a person can tell you.`,
  singleTreatment: 'Whether a single treatment is paid is decided when it is claimed.',
  moreThere: 'My cover shows all of it.',
  /** What a kind of benefit is called where the plan has none of it. */
  kinds: {
    dental: 'dental care',
    gp: 'general practitioner',
    specialist: 'specialist',
    tcm: 'Traditional Chinese Medicine',
    physiotherapy: 'physiotherapy',
    screening: 'health screening',
    hospital: 'hospital care',
    imaging: 'X-ray and laboratory tests',
    polyclinic: 'polyclinic',
    emergency: 'accident and emergency',
    flexible: 'flexible spending',
    optical: 'glasses and contact lenses',
    maternity: 'maternity',
    'mental-health': 'mental health',
    vaccination: 'vaccination',
  } satisfies Readonly<Record<BenefitKind, string>>,
} as const

export const clinicAnswers = {
  whichClinic:
    'Which clinic do you mean? Please write its name and area, such as “Example Family Clinic, Bedok”, or look it up:',
  notFound: (words: string) => `I cannot find a panel clinic called “${words}”. You can look for it here:`,
  tooMany: (clinics: number) =>
    `${shownCount(clinics)} panel ${plural('en', clinics, { one: 'clinic has', other: 'clinics have' })} a name like this. Please add the area, or look it up:`,
  open: (clinic: string) => `${clinic} is open now, around the clock.`,
  openUntil: (clinic: string, time: string) => `${clinic} is open now, until ${time}.`,
  opensAt: (clinic: string, time: string) => `${clinic} is closed now, and opens today at ${time}.`,
  closed: (clinic: string) => `${clinic} is closed now, and does not open again today.`,
  notKnown: (clinic: string) => `I cannot tell whether ${clinic} is open now. Please call before you go.`,
  hours: (days: string, hours: string) => `${days}: ${hours}`,
  onPanel: (clinic: string) => `${clinic} is on the panel.`,
  find: 'The panel clinics are here. The page can show the nearest first, and those that are open now.',
  notOffered: 'Your company does not show the panel clinics here. Please ask your HR department.',
} as const
