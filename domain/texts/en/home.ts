/** Texts of what Home leads to: messages, health articles, clinics. Quoted ones are letter for letter (2§2, 2§8). */
import { plural } from '../../language/plural.ts'
import { shownCount, shownDecimal } from '../../language/shown-count.ts'

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
  watchHint: 'It loads from YouTube, which will know that you watch it.',
  videoFrame: (title: string) => `Video: ${title}`,
  search: 'Search health articles',
  noneFound: 'Nothing found',
  noneFoundDetail: 'No article or video has these words. Try others.',
  onlySaved: 'Saved only',
  noneSaved: 'Nothing saved yet',
  noneSavedDetail: 'Save an article or a video, and find it here again.',
  save: 'Save for later',
  saved: 'Saved',
  saveFailed: 'This could not be saved. Please try again.',
  related: 'Related',
} as const

export function readingTimeText(minutes: number): string {
  return `${shownCount(minutes)} min read`
}

export const clinicTexts = {
  title: 'Find Panel Clinics',
  search: 'Search by name or address',
  searchHint: 'At least 3 characters',
  company: 'Company',
  type: 'Clinic type',
  allTypes: 'All types',
  zone: 'Zone',
  allZones: 'All zones',
  /** The zones of Singapore, by which the panel list names them. A list may have others. */
  zones: { Central: 'Central', East: 'East', North: 'North', 'North-East': 'North-East', West: 'West' },
  area: 'Area',
  allAreas: 'All areas',
  sorry: "We're sorry!",
  none: 'No clinics could be found!',
  clearFilters: 'Show all clinics',
  map: 'View on map',
  more: 'Show more clinics',
  list: 'List',
  onMap: 'Map',
  view: 'How the clinics are shown',
  showOnMap: 'Show on the map',
  onlyOpen: 'Open now',
  open: 'Open now',
  openUntil: (time: string) => `Open now, until ${time}`,
  closed: 'Closed now',
  opensAt: (time: string) => `Closed now, opens at ${time}`,
  holiday: (name: string) => `Today is a public holiday: ${name}. Please call before you go.`,
  nearest: 'Nearest first',
  nearestHint: 'Your location stays on this device. It is not sent to us.',
  locating: 'Finding where you are',
  notLocated: 'This device does not share its location. Allow it in the browser settings, or choose an area.',
  distance: (shown: string) => `${shown} away`,
  confirmed: (date: string) => `Confirmed with the clinic on ${date}`,
  neverConfirmed: 'Not confirmed with the clinic yet',
  report: {
    button: 'This is wrong',
    label: (clinic: string) => `This is wrong: ${clinic}`,
    title: (clinic: string) => `What is wrong about ${clinic}?`,
    lead: 'We ask the clinic and correct what is wrong. We do not tell them who said it.',
    nothingChosen: 'Please choose what is wrong.',
    send: 'Send',
    sending: 'Sending',
    cancel: 'Cancel',
    failed: 'This could not be sent. Please try again.',
    thanks: 'Thank you. We will check this with the clinic.',
  },
  /** Of a day, beside its name. */
  closedAllDay: 'closed',
  openAllDay: '24 hours',
  /** Of the lines h1 to h4 of the call (2§3 "Clinic"). */
  openingDays: { h1: 'Weekdays', h2: 'Saturday', h3: 'Sunday', h4: 'Public holidays' },
} as const

export function clinicCountText(shown: number, found: number): string {
  return found <= shown
    ? `${found} ${plural('en', found, { one: 'clinic', other: 'clinics' })}`
    : `${shown} of ${found} clinics`
}

const STEP_METRES = 50
const FROM_KILOMETRES = 975
const FROM_WHOLE_KILOMETRES = 9.95

/** How far away a clinic is: 350 m, 1.2 km, 14 km. */
export function distanceText(metres: number): string {
  if (metres < FROM_KILOMETRES)
    return `${shownCount(Math.max(STEP_METRES, Math.round(metres / STEP_METRES) * STEP_METRES))} m`
  const kilometres = metres / 1_000
  return kilometres < FROM_WHOLE_KILOMETRES
    ? `${shownDecimal(kilometres)} km`
    : `${shownCount(Math.round(kilometres))} km`
}
