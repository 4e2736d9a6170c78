/** Texts of what Home leads to: messages, health articles, clinics, the e-card. Quoted ones are letter for letter (2§2, 2§8). */
import { plural } from '../../language/plural.ts'

export const launchTexts = { close: 'Close' } as const

/** S39: the reminder comes 90 days after the last change. The wording is ours. */
export const passwordReminderTexts = {
  title: 'Time for a new password',
  text: 'You have not changed your password for more than 90 days. Changing it now and then keeps your account safe.',
  later: 'Later',
  change: 'Change password',
} as const

export const healthArticleTexts = {
  title: 'Health articles',
  seeAllArticles: 'See All health articles',
  articles: 'Articles',
  videos: 'Videos',
  noMatch: 'No Matching Article to Load',
  noArticles: 'No articles yet',
  noArticlesDetail: 'Articles on health and wellbeing will appear here.',
  noVideos: 'No videos yet',
  noVideosDetail: 'Videos on health and wellbeing will appear here.',
  back: 'Back to health articles',
  watch: 'Watch the video',
} as const

export const clinicTexts = {
  title: 'Find Panel Clinics',
  search: 'Search by name or address',
  searchHint: 'At least 3 characters',
  company: 'Company',
  type: 'Clinic type',
  allTypes: 'All types',
  zone: 'Zone',
  allZones: 'All zones',
  area: 'Area',
  allAreas: 'All areas',
  sorry: "We're sorry!",
  none: 'No clinics could be found!',
  clearFilters: 'Show all clinics',
  map: 'View on map',
  more: 'Show more clinics',
  /** Of the lines h1 to h4 of the call (2§3 "Clinic"). */
  openingDays: { h1: 'Weekdays', h2: 'Saturday', h3: 'Sunday', h4: 'Public holidays' },
} as const

export function clinicCountText(shown: number, found: number): string {
  return found <= shown
    ? `${found} ${plural('en', found, { one: 'clinic', other: 'clinics' })}`
    : `${shown} of ${found} clinics`
}

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
  conditions: 'This card is not transferable. It shows that cover is in force; what is paid is decided by the policy.',
  none: 'No eCard to show',
  noneDetail: 'None of your companies offers an eCard at the moment.',
} as const
