/** Texts of the e-card: as members see it, with and without a connection, and as a clinic checks it. The button's text is quoted (2§2). */

export const eCardTexts = {
  title: 'eCard',
  lead: 'Show this card and your NRIC or passport at a panel clinic.',
  company: 'Company',
  person: 'Person',
  flip: 'Flip Ecard',
  front: 'Front of the card',
  back: 'Back of the card',
  policyNo: 'Policy no.',
  name: 'Name',
  effectiveDate: 'Effective date',
  planNo: 'Plan',
  staffId: 'Staff ID',
  now: 'Singapore time',
  code: 'Code of this card. The clinic reads it and sees whether the card is valid.',
  codeUse: 'For the clinic: scan to check this card.',
  conditions: 'This card is not transferable. It shows that cover is in force; what is paid is decided by the policy.',
  none: 'No eCard to show',
  noneDetail: 'None of your companies offers an eCard at the moment.',
} as const

/** The card that a phone keeps. */
export const keptCardTexts = {
  checking: 'Checking that this card is up to date…',
  unasked: 'Without a connection',
  unaskedDetail: 'The card is as it was when you last opened it online.',
  over: 'This card cannot be shown without a connection any more',
  onHomeScreen:
    'To keep it on an iPhone or iPad, add Member Care to the home screen: Safari removes what a page keeps after 7 days.',
  refused: 'Removed from this device',
  signedOut: 'You are not signed in. This device has kept your card.',
  signIn: 'Sign in',
  remove: 'Remove the card from this device',
  removed: 'No card is kept on this device',
  removedDetail: 'Sign in to see your card.',
} as const

/** @param day DD MMM YYYY */
export function keptUntilText(day: string): string {
  return `This device keeps the card and shows it without a connection until ${day}. It is removed when you log out.`
}

/** @param day DD MMM YYYY */
export function cardOverText(day: string): string {
  return `It was valid until ${day}. Connect to the internet and open it again.`
}

const whyRefused = {
  ended: 'the cover has ended',
  withdrawn: 'the card was withdrawn',
  outdated: 'its code is no longer valid; sign in to get a new one',
  'not-genuine': 'its code is no longer valid; sign in to get a new one',
} as const

export function refusedCardText(name: string, why: keyof typeof whyRefused): string {
  return `${name}: ${whyRefused[why]}.`
}

/** The public page on which a clinic reads what a card is worth. */
export const cardCheckTexts = {
  title: 'eCard check',
  lead: 'Compare the name on the card with the NRIC or passport of the person who shows it.',
  standings: {
    valid: { title: 'Valid', detail: 'The cover is in force today.' },
    ended: { title: 'Ended', detail: 'This card was genuine, and its cover has ended.' },
    withdrawn: { title: 'Withdrawn', detail: 'This card was genuine, and does not hold any more.' },
    outdated: {
      title: 'Out of date',
      detail: 'This code is no longer valid. Ask the person to open the card with a connection, and scan it again.',
    },
    'not-genuine': { title: 'Not genuine', detail: 'This code was not made by Member Care.' },
  },
  initials: 'Initials',
  company: 'Company',
  policyNo: 'Policy no.',
  effectiveDate: 'Effective date',
  lastDay: 'Last day of cover',
  noLastDay: 'Not known yet',
  missing: 'No card to check',
  missingDetail: 'Scan the code on the back of an eCard. It opens this page.',
  checking: 'Checking the card…',
} as const

/** @param when DD MMM YYYY HH:mm */
export function checkedAtText(when: string): string {
  return `Checked ${when}, Singapore time.`
}
