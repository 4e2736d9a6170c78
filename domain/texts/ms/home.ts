/** Texts of what Home leads to: messages, health articles, clinics, in Malay. */
import { shownCount, shownDecimal } from '../../language/shown-count.ts'

export const launchTexts = { close: 'Tutup' } as const

export const passwordReminderTexts = {
  title: 'Masa untuk kata laluan baharu',
  text: 'Sudah lebih daripada 90 hari anda tidak menukar kata laluan anda. Menukarnya sekali-sekala membantu menjaga keselamatan akaun anda.',
  later: 'Kemudian',
  change: 'Tukar kata laluan',
} as const

export const healthArticleTexts = {
  title: 'Rencana kesihatan',
  seeAllArticles: 'Lihat semua rencana kesihatan',
  articles: 'Rencana',
  videos: 'Video',
  noMatch: 'Tiada rencana yang sepadan untuk dimuatkan',
  noArticles: 'Belum ada rencana',
  noArticlesDetail: 'Rencana tentang kesihatan dan kesejahteraan akan muncul di sini.',
  noVideos: 'Belum ada video',
  noVideosDetail: 'Video tentang kesihatan dan kesejahteraan akan muncul di sini.',
  back: 'Kembali ke rencana kesihatan',
  watch: 'Tonton video',
  watchHint: 'Video dimuatkan dari YouTube. YouTube kemudian tahu bahawa anda menontonnya.',
  videoFrame: (title: string) => `Video: ${title}`,
  search: 'Cari rencana kesihatan',
  noneFound: 'Tiada yang ditemui',
  noneFoundDetail: 'Tiada rencana atau video yang mengandungi perkataan ini. Cuba perkataan lain.',
  onlySaved: 'Yang disimpan sahaja',
  noneSaved: 'Belum ada yang disimpan',
  noneSavedDetail: 'Simpan rencana atau video, dan anda akan menemuinya semula di sini.',
  save: 'Simpan untuk kemudian',
  saved: 'Disimpan',
  saveFailed: 'Ini tidak dapat disimpan. Sila cuba lagi.',
  related: 'Baca seterusnya',
} as const

export function readingTimeText(minutes: number): string {
  return `${shownCount(minutes)} minit bacaan`
}

export const clinicTexts = {
  title: 'Cari Klinik Panel',
  search: 'Cari mengikut nama atau alamat',
  searchHint: 'Sekurang-kurangnya 3 aksara',
  company: 'Syarikat',
  type: 'Jenis klinik',
  allTypes: 'Semua jenis',
  zone: 'Zon',
  allZones: 'Semua zon',
  zones: { Central: 'Tengah', East: 'Timur', North: 'Utara', 'North-East': 'Timur Laut', West: 'Barat' },
  area: 'Kawasan',
  allAreas: 'Semua kawasan',
  sorry: 'Maaf!',
  none: 'Tiada klinik yang ditemui!',
  clearFilters: 'Tunjukkan semua klinik',
  map: 'Lihat pada peta',
  more: 'Tunjukkan lebih banyak klinik',
  list: 'Senarai',
  onMap: 'Peta',
  view: 'Cara klinik ditunjukkan',
  showOnMap: 'Tunjukkan pada peta',
  onlyOpen: 'Dibuka sekarang',
  open: 'Dibuka sekarang',
  openUntil: (time: string) => `Dibuka sekarang, sehingga ${time}`,
  closed: 'Ditutup sekarang',
  opensAt: (time: string) => `Ditutup sekarang, dibuka pada ${time}`,
  holiday: (name: string) => `Hari ini cuti umum: ${name}. Sila telefon sebelum anda pergi.`,
  nearest: 'Terdekat dahulu',
  nearestHint: 'Lokasi anda kekal pada peranti ini. Ia tidak dihantar kepada kami.',
  locating: 'Sedang mencari lokasi anda',
  notLocated: 'Peranti ini tidak memberitahu lokasinya. Benarkan dalam tetapan pelayar, atau pilih kawasan.',
  distance: (shown: string) => `${shown} dari sini`,
  confirmed: (date: string) => `Disahkan dengan klinik pada ${date}`,
  neverConfirmed: 'Belum disahkan dengan klinik',
  report: {
    button: 'Maklumat salah',
    label: (clinic: string) => `Maklumat salah: ${clinic}`,
    title: (clinic: string) => `Apa yang salah tentang ${clinic}?`,
    lead: 'Kami bertanya kepada klinik dan membetulkan apa yang salah. Kami tidak memberitahu mereka siapa yang melaporkannya.',
    nothingChosen: 'Sila pilih apa yang salah.',
    send: 'Hantar',
    sending: 'Sedang dihantar',
    cancel: 'Batal',
    failed: 'Ini tidak dapat dihantar. Sila cuba lagi.',
    thanks: 'Terima kasih. Kami akan menyemaknya dengan klinik.',
  },
  closedAllDay: 'tutup',
  openAllDay: '24 jam',
  openingDays: { h1: 'Hari biasa', h2: 'Sabtu', h3: 'Ahad', h4: 'Cuti umum' },
} as const

export function clinicCountText(shown: number, found: number): string {
  return found <= shown ? `${found} klinik` : `${shown} daripada ${found} klinik`
}

const STEP_METRES = 50
const FROM_KILOMETRES = 975
const FROM_WHOLE_KILOMETRES = 9.95

export function distanceText(metres: number): string {
  if (metres < FROM_KILOMETRES)
    return `${shownCount(Math.max(STEP_METRES, Math.round(metres / STEP_METRES) * STEP_METRES))} m`
  const kilometres = metres / 1_000
  return kilometres < FROM_WHOLE_KILOMETRES
    ? `${shownDecimal(kilometres)} km`
    : `${shownCount(Math.round(kilometres))} km`
}
