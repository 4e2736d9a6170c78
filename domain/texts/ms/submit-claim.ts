/** Texts of the claim wizard, in Malay. */

export const submitClaimTexts = {
  steps: 'Langkah',
  typeQuestion: 'Apakah yang ingin anda tuntut?',
  noTypeOffered: 'Syarikat anda tidak menerima tuntutan di sini buat masa ini. Sila tanya jabatan HR anda.',
  outpatientDetail: 'Lawatan ke klinik, doktor pakar, doktor gigi atau makmal',
  inpatientDetail: 'Penginapan di hospital atau pembedahan harian',
  beforeYouStart: 'Sebelum anda mula',
  haveAtHand:
    'Sediakan invois atau resit anda, sebagai foto atau PDF. Untuk penginapan di hospital, sediakan juga ringkasan keluar hospital.',
  change: 'Tukar',
  submitAnother: 'Kemukakan tuntutan lain',
} as const

export const claimSectionTitles = {
  person: 'Untuk siapa tuntutan ini?',
  visit: 'Lawatan',
  receipt: 'Resit',
  stay: 'Penginapan di hospital',
  treatment: 'Rawatan',
  bill: 'Bil',
  accident: 'Kemalangan',
  otherInsurance: 'Insurans lain',
  payment: 'Bayaran',
} as const

export const claimFormHints = {
  choose: 'Sila pilih',
  companyFirst: 'Sila pilih syarikat dahulu',
  visitFirst: 'Pilih pihak menuntut dan tarikh lawatan dahulu',
  visitDateWrong: 'Betulkan tarikh lawatan dahulu',
  benefitsLoading: 'Manfaat bagi tarikh ini sedang dimuatkan…',
  benefitsFailed: 'Manfaat bagi tarikh ini tidak dapat dimuatkan.',
  benefitGroupFirst: 'Pilih jenis manfaat dahulu',
  provider: 'Klinik atau hospital pada resit',
  diagnosis: 'Pilih daripada senarai, atau taip apa yang ditulis oleh doktor',
  prePostQuestion: 'Adakah lawatan ini sebelum atau selepas penginapan di hospital?',
  reasonForTreatment: 'Diagnosis; pilih daripada senarai atau taip',
  operation: 'Pilih daripada senarai atau taip',
  accidentDetails: 'Apa yang berlaku',
  paymentFixed: 'Ditetapkan oleh syarikat anda; tidak boleh ditukar di sini',
  otherAccount: 'Guna akaun lain',
} as const

export function storedAccountText(accountNo: string): string {
  return `Guna akaun saya yang disimpan ${accountNo}`
}

export function thingsToCorrectText(count: number): string {
  return `Ada ${count} perkara yang perlu dibetulkan`
}

export function thingsToCorrect(): string {
  return 'Perkara yang perlu dibetulkan'
}

export const documentTexts = {
  chooseFiles: 'Pilih fail',
  orDrop: 'atau lepaskan di sini',
  forWhat: (what: string) => `untuk ${what}`,
  takePhotoFor: (what: string) => `Ambil foto untuk ${what}`,
  filesFor: (what: string) => `Fail untuk ${what}`,
  photoFor: (what: string) => `Foto untuk ${what}`,
  remove: (file: string) => `Buang ${file}`,
  dismiss: (file: string) => `Ketepikan ${file}`,
  takePhoto: 'Ambil foto',
  makingSmaller: 'Foto sedang dikecilkan…',
  notAttached: 'Tidak dilampirkan.',
  sameFile: 'Fail ini sudah dilampirkan.',
  receiptsRequired: 'Diperlukan: sekurang-kurangnya satu.',
  hospitalReceipts: 'Bil dan resit hospital.',
  otherRequired: 'Diperlukan: surat rujukan, memo atau laporan.',
  otherNotRequired: 'Tidak diperlukan untuk manfaat ini.',
  hospitalDocuments: 'Ringkasan keluar hospital, surat rujukan, laporan.',
} as const

export function madeSmallerText(size: string, before: string): string {
  return `${size}, dikecilkan daripada ${before}`
}

export function documentLimitsText(maximumFiles: number): string {
  return `PDF, JPG, JPEG, PNG, HEIF atau HEIC, paling besar 5 MB setiap satu, sehingga ${maximumFiles} fail. Foto yang lebih besar dikecilkan di sini.`
}

export const sendClaimTexts = {
  title: 'Setuju dan kemukakan',
  sending: 'Tuntutan anda sedang dihantar',
  allSent: 'Semuanya telah dihantar. Dokumen anda sedang diperiksa…',
  cancel: 'Batal',
  tryAgain: 'Cuba lagi',
  nothingLost: 'Apa yang telah anda isi tidak hilang, dan mencuba lagi tidak akan mengemukakan tuntutan ini dua kali.',
  correct: 'Kembali dan betulkan',
  notChecked: 'Tuntutan ini tidak dapat diperiksa.',
  submitted: 'Tuntutan telah dikemukakan',
  next: 'Apa yang berlaku seterusnya',
} as const

export function sentPartText(percent: number): string {
  return `${percent}% telah dihantar. Sila biarkan halaman ini terbuka.`
}

export function receivedOnText(at: string): string {
  return `Diterima pada ${at}`
}
