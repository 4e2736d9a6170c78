/** What members read of their cover: the estimate while they claim, My cover, what a visit would cost, and the lines of a decision. */
import { shownCount } from '../../language/shown-count.ts'
import { plural } from '../../language/plural.ts'

export const estimateTexts = {
  title: 'What you will probably get back',
  /** Before there is an amount. */
  waiting: 'Fill in who was treated, the date, the benefit and the amount. Then you see it here.',
  back: (amount: string) => `You will probably get ${amount} back`,
  nothing: 'You will probably get nothing back',
  unknown: 'We cannot say yet what you will get back',
  bears: (amount: string) => `You pay ${amount}.`,
  otherPays: (amount: string) => `The other insurer pays ${amount}.`,
  writtenOff: (amount: string) => `The clinic may not ask for ${amount}.`,
  holdsIf: 'This holds if:',
  needed: 'What is needed to say it:',
  rateMissing: 'The exchange rate of that day. It is not known yet; the claims desk will find it out.',
  showLines: 'How this is calculated',
  hideLines: 'Hide the calculation',
  claimed: 'Claimed',
  payable: 'You get back',
  noPromise: 'An estimate by your plan as it is now. It is not a promise: the claims desk decides.',
  failed: 'We cannot estimate this at the moment. You can still submit the claim.',
  tryAgain: 'Try again',
}

/** How a limit stands before this claim: "GP visits: 3 of 12 visits used". */
export function usedOfText(name: string, used: string, most: string): string {
  return `${name}: ${used} of ${most} used`
}

/** What a question is taken as until somebody answers it; the end of "This holds if". */
export const assumptionTexts = {
  benefit: 'the benefit is one that the plan has',
  rate: 'the exchange rate of the day is known',
  'provider-panel': 'the clinic is on the panel',
  'provider-other': 'the clinic is not on the panel; at a panel clinic it may be more',
  referral: 'you have a referral letter; please add it to the claim',
  stay: 'the visit belongs to a stay in hospital that the plan covers',
  disability: 'it is an illness or injury for which nothing was claimed before',
  diagnosis: 'the diagnosis is one that the plan covers',
  age: 'the age is one that the plan covers',
  'other-insurer': 'the other insurer pays nothing; please add its letter when you have it',
} as const

/** What a member can do when nothing is paid; '' where there is nothing. */
export const adviceTexts = {
  'no-such-benefit': 'Please choose another benefit, or ask your HR department.',
  'not-covered-then': 'Please check the date and the person.',
  'not-covered-there': 'At another clinic it may be covered: see Find Panel Clinics.',
  'excluded-provider': 'Please choose another clinic next time: see Find Panel Clinics.',
  waiting: 'A visit after the waiting time is covered.',
  age: 'Please check for whom you claim.',
  relationship: 'Please check for whom you claim.',
  'no-referral': 'With a referral letter it may be covered. Please add it to the claim.',
  'outside-stay': 'Please check the date of the visit and of the stay in hospital.',
  'excluded-diagnosis': 'If the doctor wrote another diagnosis, please correct it.',
  'no-visit-left': 'My cover shows when the visits renew.',
  'nothing-left': 'My cover shows when the limit renews.',
} as const

export const myCoverTexts = {
  title: 'My cover',
  lead: 'What your plan pays, what is used, and what is left.',
  company: 'Company',
  person: 'For whom',
  noPlan: 'There is no plan to show here',
  noPlanDetail: 'No plan of your company is kept here. Please ask your HR department what is covered.',
  nothingCounted: 'Nothing is counted for this plan.',
  nearlyUsed: 'Nearly used',
  otherLimits: 'What is left',
  used: 'Used',
  reserved: 'Reserved',
  untouched: 'Nothing used yet',
  figures: (used: string, reserved: string, left: string) => `Used: ${used} · Reserved: ${reserved} · Left: ${left}`,
  usedUp: 'Used up',
  reservedMeaning: '“Reserved” is held for open claims and letters until they are decided.',
  borne: 'What you pay yourself',
  borneOf: (borne: string, most: string) => `${borne} of ${most} paid so far`,
  family: 'For the family together',
  renews: (date: string) => `Renews on ${date}`,
  never: 'Does not renew',
  rolling: 'Renews gradually',
  // Names of benefits have an “and” of their own.
  forBenefits: (names: readonly string[]) => `For ${names.join(', ')}`,
  forAll: 'For all benefits',
  someone: 'Somebody in the family',
  seeClaim: 'See the claim',
  benefits: 'What the plan says',
  planName: (name: string, date: string) => `${name}, version valid from ${date}`,
  notUpToDate: 'Your cover could not be brought up to date.',
  notOffered: 'Your company does not show this here.',
}

/** Opens the claims of a bar. */
export function claimsOfLimitText(count: number): string {
  return `${shownCount(count)} ${plural('en', count, { one: 'claim', other: 'claims' })}`
}

/** A bar in words: "Dental: SGD 100.00 used, SGD 50.00 reserved, SGD 350.00 left of SGD 500.00". */
export function barText(name: string, parts: Readonly<Record<'used' | 'reserved' | 'left' | 'most', string>>): string {
  return `${name}: ${parts.used} used, ${parts.reserved} reserved, ${parts.left} left of ${parts.most}`
}

/** "SGD 350.00 of SGD 500.00 left". */
export function leftOfText(left: string, most: string): string {
  return `${left} of ${most} left`
}

export const whatIfTexts = {
  title: 'What would it cost?',
  lead: 'Ask before the visit: choose the benefit and the amount.',
  benefit: 'Benefit',
  choose: 'Please choose',
  place: 'Where',
  panel: 'At a panel clinic',
  other: 'At another clinic',
  date: 'Date',
  amount: 'Amount',
  dateWrong: 'Please choose a date.',
  amountWrong: 'Please fill in an amount, such as 80.00.',
  planPays: 'The plan pays',
  youPay: 'You pay',
  noBenefits: 'The plan pays nothing for this person on this date.',
}

export const homeCoverTexts = {
  title: 'Nearly used',
  see: 'See My cover',
}

/** "Willow Tan – Dental: SGD 40.00 of SGD 500.00 left, renews on 1 Jan 2027". */
export function nearlyUsedText(person: string, name: string, left: string, most: string): string {
  return `${person} – ${name}: ${leftOfText(left, most)}`
}

/** On the claim page, and in the letter. */
export const claimReckoningTexts = {
  decided: 'How the amount was calculated',
  inWork: 'What you will probably get back',
  open: 'Still to be answered:',
  byPlan: (name: string, date: string) => `By ${name}, version valid from ${date}.`,
  /** Another amount than the plan gives was decided. */
  decidedOtherwise: (amount: string) => `The claims desk decided on ${amount}.`,
}
