/** Texts of the card wallet, in Malay. */

export const walletTexts = {
  tab: 'Dompet',
  title: 'Kad bayaran',
  lead: 'Gunakan kad ini untuk membayar di kedai.',
  safe: 'Nombor kad anda terus dihantar kepada penyedia kad kami. Member Care tidak pernah melihat atau menyimpannya.',
  empty: 'Belum ada kad bayaran',
  emptyHint: 'Tambah kad untuk membayar di kedai.',
  add: 'Tambah kad',
  addTitle: 'Tambah kad bayaran',
  number: 'Nombor kad',
  numberHint: 'Seperti di bahagian depan kad',
  expiry: 'Tarikh luput',
  expiryHint: 'MM/YY',
  code: 'CVV',
  save: 'Tambah kad',
  saving: 'Kad sedang ditambah…',
  cancel: 'Batal',
  default: 'Kad lalai',
  defaultHint: 'Bayaran dibuat dengan kad lalai.',
  makeDefault: 'Jadikan lalai',
  makingDefault: 'Sedang ditukar…',
  expired: 'Telah luput',
  delete: 'Padam',
  deleting: 'Sedang dipadam…',
  keep: 'Kekalkan kad',
  deleteTitle: 'Padam kad ini?',
  added: 'Kad telah ditambah.',
  deleted: 'Kad telah dipadam.',
  defaultChanged: 'Kad lalai telah ditukar.',
  loading: 'Kad anda sedang dimuatkan',
  notConfirmed: 'Kad belum ditambah: bank anda tidak mengesahkannya. Sila tambah sekali lagi, atau tambah kad lain.',
  fieldsTitle: 'Ruangan kad daripada penyedia kad kami',
  fieldsFailed: 'Ruangan penyedia kad kami tidak dapat dibuka. Sila semak sambungan anda dan cuba lagi.',
  unknownBrand: 'Kad',
  wrongNumber: 'Sila masukkan nombor kad anda. Terima kasih',
  wrongExpiry: 'Sila masukkan tarikh luput kad yang sah. Terima kasih',
  wrongCode: 'Sila masukkan CVV kad anda. Terima kasih',
  duplicate: 'Kad ini telah pun ditambah ke dompet anda. Terima kasih',
  switchedOff: 'Kad bayaran tidak tersedia di sini buat masa ini.',
  keyFailed: 'Gagal mendapatkan kunci sementara',
  noAnswer: 'Penyedia kad tidak menjawab. Sila semak sambungan anda dan cuba lagi.',
  mayBeAdded:
    'Penyedia kad tidak menjawab, jadi kad itu mungkin telah ditambah. Sila lihat kad anda sebelum anda mencuba lagi.',
} as const

export const walletErrorTexts = {
  key: 'Gagal mendapatkan kunci sementara',
  load: 'Gagal memuatkan',
  add: 'Gagal menambah kad',
  delete: 'Gagal memadam kad',
  setDefault: 'Gagal menetapkan kad lalai',
  token: 'Gagal membuat token',
} as const

export const addCardFirstTexts = {
  title: 'Sila tambah kad bayaran dahulu',
  text: 'Tiada kad dalam dompet anda untuk membayar. Apa yang telah anda pilih kekal seperti sedia ada.',
  manage: 'Urus Dompet Saya',
  cancel: 'Batal',
} as const

export function cardEndsInText(brand: string, last4: string): string {
  return `${brand} berakhir dengan ${last4}`
}

export function expiresText(expiry: string): string {
  return `Luput ${expiry}`
}

export function defaultRemovedText(card: string): string {
  return `Kad telah dipadam. ${card}, yang terakhir anda tambah, kini ialah kad lalai anda.`
}

export function removeCardText(card: string, isDefault: boolean): string {
  return isDefault
    ? `${card} ialah kad lalai anda. Apabila ia dipadam, kad yang terakhir anda tambah menjadi kad lalai.`
    : `${card} akan dipadam daripada dompet anda.`
}

export function codeHintText(digits: number): string {
  return digits === 4 ? '4 digit di bahagian depan kad' : '3 digit di bahagian belakang kad'
}
