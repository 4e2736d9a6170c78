/** Texts of what Home leads to: messages, health articles, clinics, in Tamil. */
import { plural } from '../../language/plural.ts'
import { shownCount, shownDecimal } from '../../language/shown-count.ts'

export const launchTexts = { close: 'மூடு' } as const

export const passwordReminderTexts = {
  title: 'புதிய கடவுச்சொல்லுக்கான நேரம்',
  text: '90 நாட்களுக்கும் மேலாக உங்கள் கடவுச்சொல்லை நீங்கள் மாற்றவில்லை. அவ்வப்போது அதை மாற்றினால் உங்கள் கணக்கு பாதுகாப்பாக இருக்கும்.',
  later: 'பிறகு',
  change: 'கடவுச்சொல்லை மாற்று',
} as const

export const healthArticleTexts = {
  title: 'சுகாதாரக் கட்டுரைகள்',
  seeAllArticles: 'சுகாதாரக் கட்டுரைகள் அனைத்தையும் பார்',
  articles: 'கட்டுரைகள்',
  videos: 'காணொளிகள்',
  noMatch: 'பொருந்தும் கட்டுரை எதுவும் இல்லை',
  noArticles: 'இன்னும் கட்டுரைகள் இல்லை',
  noArticlesDetail: 'உடல்நலம், நல்வாழ்வு பற்றிய கட்டுரைகள் இங்கே தோன்றும்.',
  noVideos: 'இன்னும் காணொளிகள் இல்லை',
  noVideosDetail: 'உடல்நலம், நல்வாழ்வு பற்றிய காணொளிகள் இங்கே தோன்றும்.',
  back: 'சுகாதாரக் கட்டுரைகளுக்குத் திரும்பு',
  watch: 'காணொளியைப் பார்',
  watchHint: 'இது YouTube-இலிருந்து ஏற்றப்படும்; நீங்கள் அதைப் பார்ப்பது அப்போது YouTube-க்குத் தெரியவரும்.',
  videoFrame: (title: string) => `காணொளி: ${title}`,
  search: 'சுகாதாரக் கட்டுரைகளைத் தேடு',
  noneFound: 'எதுவும் கிடைக்கவில்லை',
  noneFoundDetail: 'எந்தக் கட்டுரையிலும் காணொளியிலும் இந்தச் சொற்கள் இல்லை. வேறு சொற்களை முயலுங்கள்.',
  onlySaved: 'சேமித்தவை மட்டும்',
  noneSaved: 'இன்னும் எதுவும் சேமிக்கவில்லை',
  noneSavedDetail: 'ஒரு கட்டுரையை அல்லது காணொளியைச் சேமித்தால், அதை இங்கே மீண்டும் காணலாம்.',
  save: 'பிறகு பார்க்கச் சேமி',
  saved: 'சேமிக்கப்பட்டது',
  saveFailed: 'இதைச் சேமிக்க முடியவில்லை. மீண்டும் முயலுங்கள்.',
  related: 'மேலும் படிக்க',
} as const

export function readingTimeText(minutes: number): string {
  return `படிக்க ${shownCount(minutes)} ${plural('ta', minutes, { one: 'நிமிடம்', other: 'நிமிடங்கள்' })}`
}

export const clinicTexts = {
  title: 'குழு மருந்தகங்களைத் தேடு',
  search: 'பெயர் அல்லது முகவரி மூலம் தேடு',
  searchHint: 'குறைந்தது 3 எழுத்துகள்',
  company: 'நிறுவனம்',
  type: 'மருந்தக வகை',
  allTypes: 'எல்லா வகைகளும்',
  zone: 'வட்டாரம்',
  allZones: 'எல்லா வட்டாரங்களும்',
  zones: { Central: 'மத்தி', East: 'கிழக்கு', North: 'வடக்கு', 'North-East': 'வடகிழக்கு', West: 'மேற்கு' },
  area: 'பகுதி',
  allAreas: 'எல்லாப் பகுதிகளும்',
  sorry: 'மன்னிக்கவும்!',
  none: 'மருந்தகங்கள் எதுவும் கிடைக்கவில்லை!',
  clearFilters: 'எல்லா மருந்தகங்களையும் காட்டு',
  map: 'வரைபடத்தில் பார்',
  more: 'மேலும் மருந்தகங்களைக் காட்டு',
  list: 'பட்டியல்',
  onMap: 'வரைபடம்',
  view: 'மருந்தகங்கள் காட்டப்படும் விதம்',
  showOnMap: 'வரைபடத்தில் காட்டு',
  onlyOpen: 'இப்போது திறந்துள்ளவை',
  open: 'இப்போது திறந்துள்ளது',
  openUntil: (time: string) => `இப்போது திறந்துள்ளது, ${time} வரை`,
  closed: 'இப்போது மூடியுள்ளது',
  opensAt: (time: string) => `இப்போது மூடியுள்ளது, ${time} மணிக்குத் திறக்கும்`,
  holiday: (name: string) => `இன்று பொது விடுமுறை: ${name}. செல்லும் முன் அழைத்துக் கேளுங்கள்.`,
  nearest: 'அருகில் உள்ளவை முதலில்',
  nearestHint: 'நீங்கள் இருக்கும் இடம் இந்தச் சாதனத்திலேயே இருக்கும். அது எங்களுக்கு அனுப்பப்படுவதில்லை.',
  locating: 'நீங்கள் இருக்கும் இடம் கண்டறியப்படுகிறது',
  notLocated:
    'இந்தச் சாதனம் தான் இருக்கும் இடத்தைச் சொல்வதில்லை. உலாவியின் அமைப்புகளில் அதை அனுமதியுங்கள், அல்லது ஒரு பகுதியைத் தேர்ந்தெடுங்கள்.',
  distance: (shown: string) => `${shown} தொலைவில்`,
  confirmed: (date: string) => `${date} அன்று மருந்தகத்திடம் உறுதிசெய்யப்பட்டது`,
  neverConfirmed: 'மருந்தகத்திடம் இன்னும் உறுதிசெய்யப்படவில்லை',
  report: {
    button: 'இது தவறு',
    label: (clinic: string) => `இது தவறு: ${clinic}`,
    title: (clinic: string) => `${clinic}: எது தவறு?`,
    lead: 'நாங்கள் மருந்தகத்திடம் கேட்டுத் தவறானதைத் திருத்துவோம். யார் சொன்னது என்பதை அவர்களிடம் சொல்ல மாட்டோம்.',
    nothingChosen: 'எது தவறு என்பதைத் தேர்ந்தெடுங்கள்.',
    send: 'அனுப்பு',
    sending: 'அனுப்பப்படுகிறது',
    cancel: 'ரத்துசெய்',
    failed: 'இதை அனுப்ப முடியவில்லை. மீண்டும் முயலுங்கள்.',
    thanks: 'நன்றி. இதை மருந்தகத்திடம் சரிபார்ப்போம்.',
  },
  closedAllDay: 'மூடியிருக்கும்',
  openAllDay: '24 மணி நேரம்',
  openingDays: { h1: 'வார நாட்கள்', h2: 'சனிக்கிழமை', h3: 'ஞாயிற்றுக்கிழமை', h4: 'பொது விடுமுறை நாட்கள்' },
} as const

export function clinicCountText(shown: number, found: number): string {
  return found <= shown
    ? `${found} ${plural('ta', found, { one: 'மருந்தகம்', other: 'மருந்தகங்கள்' })}`
    : `${found} மருந்தகங்களில் ${shown}`
}

const STEP_METRES = 50
const FROM_KILOMETRES = 975
const FROM_WHOLE_KILOMETRES = 9.95

export function distanceText(metres: number): string {
  if (metres < FROM_KILOMETRES)
    return `${shownCount(Math.max(STEP_METRES, Math.round(metres / STEP_METRES) * STEP_METRES))} மீ`
  const kilometres = metres / 1_000
  return kilometres < FROM_WHOLE_KILOMETRES
    ? `${shownDecimal(kilometres)} கி.மீ.`
    : `${shownCount(Math.round(kilometres))} கி.மீ.`
}
