/** Texts of a user's panel clinics, in Tamil. */
import { plural } from '../../language/plural.ts'
import { shownCount } from '../../language/shown-count.ts'

export const panelClinicTexts = {
  title: 'குழு மருந்தகங்கள்',
  filter: 'மருந்தகங்களை வடிகட்டு',
  user: 'பயனர்',
  company: 'நிறுவனம்',
  type: 'வகை',
  zone: 'வட்டாரம்',
  area: 'பகுதி',
  everyType: 'எல்லா வகைகளும்',
  everyZone: 'எல்லா வட்டாரங்களும்',
  everyArea: 'எல்லாப் பகுதிகளும்',
  map: 'வரைபடம்',
  list: 'பட்டியல்',
  view: 'மருந்தகங்கள் காட்டப்படும் விதம்',
  download: 'மருந்தகங்களைப் பதிவிறக்கு',
  downloadFailed: 'பதிவிறக்க முடியவில்லை',
  loadFailed: 'மருந்தகங்களை ஏற்ற முடியவில்லை.',
  none: 'இந்தத் தேர்வுக்குப் பொருந்தும் குழு மருந்தகம் எதுவும் இல்லை.',
  noCompany: 'இந்தப் பயனர் எந்த நிறுவனத்தின் பாதுகாப்பையும் பெறவில்லை, எனவே குழு மருந்தகங்கள் இல்லை.',
  mapLabel: 'குழு மருந்தகங்களின் வரைபடம்',
  mapControls: {
    zoomIn: 'பெரிதாக்கு',
    zoomOut: 'சிறிதாக்கு',
    sources: 'வரைபடத்தின் மூலத்தைக் காட்டு அல்லது மறை',
    place: 'வரைபடத்தில் உள்ள இடம்',
  },
  mapHint: 'வரைபடத்தில் உள்ள ஒவ்வொரு மருந்தகமும் அருகில் உள்ள பட்டியலிலும் இருக்கும்.',
  mapUnavailable: 'இந்த உலாவியால் வரைபடத்தைக் காட்ட முடியாது. பட்டியலில் எல்லா மருந்தகங்களும் உள்ளன.',
  showOnMap: 'வரைபடத்தில் காட்டு',
  more: 'மேலும் மருந்தகங்களைக் காட்டு',
  sheet: 'மருந்தகங்கள்',
  columns: {
    code: 'குறியீடு',
    name: 'பெயர்',
    address: 'முகவரி',
    area: 'பகுதி',
    zone: 'வட்டாரம்',
    type: 'வகை',
  },
}

export function panelClinicCountText(count: number): string {
  return `${shownCount(count)} ${plural('ta', count, { one: 'மருந்தகம்', other: 'மருந்தகங்கள்' })}`
}
