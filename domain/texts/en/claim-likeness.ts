/** How it is said that claims look alike: at the claims desk only, never to a member. */
import { plural } from '../../language/plural.ts'
import { shownCount } from '../../language/shown-count.ts'
import type { Likeness, Resemblance } from '../../claim/claim-likeness.ts'

/** What two claims have in common. */
const resemblanceTexts: Readonly<Record<Resemblance, string>> = {
  'same-receipt': 'Same receipt number of the same provider',
  'same-receipt-file': 'Same receipt file',
  'same-day-and-amount': 'Same day and amount',
  'same-file': 'Same document',
  'same-provider': 'Same provider',
  'same-patient': 'Same patient',
}

/** All that two claims have in common; the provider is not told twice. */
export function resemblancesText(because: readonly Resemblance[]): string {
  return because
    .filter((resemblance) => resemblance !== 'same-provider' || !because.includes('same-receipt'))
    .map((resemblance) => resemblanceTexts[resemblance])
    .join(' · ')
}

/** How much alike they are. */
export const likenessTexts: Readonly<Record<Likeness, string>> = {
  strong: 'Likely duplicate',
  medium: 'Possible duplicate',
  weak: 'Slight resemblance',
}

export const duplicateTexts = {
  reasonLabel: 'Why it is not a duplicate',
  compare: 'Compare at the desk',
  approveThisOne: 'Approve this one',
  heldConsequence:
    'Compare each with the claim that it looks like. Then approve it by itself and say why it is not a duplicate, or open it and reject it.',
  rejectedBefore: 'rejected before',
  dismissed: 'not a duplicate',
  /** The queue's choice. */
  choice: 'Duplicates',
  any: 'Any',
  onlyLikely: 'Likely duplicates only',
  likelyFirst: 'Likely duplicates first',
} as const

/** Which other claims one looks like. @param more how many besides the one that is named */
export function othersText(claimNo: string, more: number, areMore = false): string {
  if (more <= 0) return `like ${claimNo}`
  return `like ${claimNo} and ${areMore ? 'more than ' : ''}${shownCount(more)} more`
}

/** Said where a single approval asks for the reason. @param claimNos those that it is likely a duplicate of, at least one */
export function likelyDuplicateOfText([first = '', ...more]: readonly string[]): string {
  return `${likenessTexts.strong}, ${othersText(first, more.length)}. Please compare before you approve: the reason stays in the claim’s history.`
}

/** How many claims look like one and were not compared with it. */
export function openDuplicatesText(open: number, areMore: boolean): string {
  if (open === 0) return 'Compared: no duplicate'
  if (areMore) return `More than ${shownCount(open)} claims look like this one`
  return `${shownCount(open)} ${plural('en', open, { one: 'claim looks', other: 'claims look' })} like this one`
}

/** Where not every claim that looks like one is listed. */
export function listedOfText(listed: number, total: number, areMore: boolean): string {
  return `The ${listed} that are most alike are listed, of ${areMore ? 'more than ' : ''}${shownCount(total)}.`
}

/** Said after a batch was sent. */
export function heldBackText(count: number): string {
  return plural('en', count, {
    one: '1 claim held back as a likely duplicate, and unchanged:',
    other: `${count} claims held back as likely duplicates, and unchanged:`,
  })
}

/** Said before a batch is sent. */
export function willBeHeldText(count: number): string {
  return plural('en', count, {
    one: '1 of these claims is likely a duplicate. It will be held back, and you can approve it by itself, with a reason.',
    other: `${count} of these claims are likely duplicates. They will be held back, and you can approve each by itself, with a reason.`,
  })
}
