/** The member's pages of letters of guarantee, in Malay. */
import type { GuaranteeRequestField } from '../../guarantee/request-form.ts'
import type { GuaranteeStatus } from '../../guarantee/guarantee-status.ts'

export const guaranteeFieldLabels = {
  companyId: 'Syarikat',
  patientId: 'Pesakit',
  hospital: 'Hospital',
  diagnosis: 'Diagnosis',
  descriptionOfSymptoms: 'Gejala',
  dateTheSymptomsStarted: 'Tarikh gejala bermula',
  dateFrom: 'Tarikh masuk hospital',
  doctorName: 'Doktor',
  attachments: 'Dokumen',
} as const satisfies Readonly<Record<GuaranteeRequestField | 'attachments', string>>

export const requestElogTexts = {
  title: 'Minta eLOG (Surat Jaminan)',
  lead: 'Dengan surat jaminan, hospital menghantar bilnya kepada syarikat insurans, dan anda tidak perlu membayar deposit untuk apa yang dilindungi oleh surat itu.',
  formName: 'Permintaan eLOG',
  sections: {
    person: 'Siapa yang masuk hospital?',
    stay: 'Hospital dan penginapan',
    illness: 'Penyakit',
    questions: 'Soalan',
  },
  hospitalHint: 'Taip untuk mencari hospital panel.',
  noHospital: 'Tiada hospital panel yang namanya mengandungi ini.',
  symptomsHint: 'Apa yang pesakit rasa, dan sejak bila.',
  admissionHint: (lastDay: string) => `Dari hari ini hingga ${lastDay}.`,
  doctorHint: 'Doktor yang memasukkan pesakit ke hospital, jika anda tahu namanya.',
  documentsHint: 'Surat rujukan dan anggaran kos daripada hospital.',
  documentsRequired: 'Diperlukan: sekurang-kurangnya satu.',
  companyFirst: 'Sila pilih syarikat dahulu',
  notOffered: 'Syarikat anda tidak menawarkan surat jaminan di sini. Sila tanya jabatan HR anda.',
  whatFollows: 'Apa yang berlaku seterusnya',
  send: 'Hantar permintaan',
  sending: 'Permintaan anda sedang dihantar',
  failed: 'Maaf - terdapat masalah semasa menghantar eLOG.',
  nothingLost: 'Apa yang telah anda isi tidak hilang, dan menghantarnya sekali lagi tidak membuat permintaan dua kali.',
  sendAgain: 'Hantar semula',
  sent: 'eLOG telah diminta',
  sentDetail: (number: string) => `Nombor eLOG anda ialah ${number}.`,
  toRecords: 'Lihat rekod eLOG',
  seeRecord: 'Buka eLOG ini',
  another: 'Minta eLOG lain',
} as const

export const usualOutcomeTexts = {
  'issued-at-once':
    'Syarikat anda mempunyai surat yang ditandatangani terlebih dahulu: surat anda dikeluarkan sebaik sahaja anda menghantar permintaan ini.',
  'to-hr':
    'HR anda menyampaikan permintaan ini dahulu, kemudian syarikat insurans membuat keputusan. Sila buat permintaan beberapa hari bekerja sebelum tarikh masuk hospital.',
  'to-desk':
    'Syarikat insurans membuat keputusan tentang permintaan ini. Sila buat permintaan beberapa hari bekerja sebelum tarikh masuk hospital.',
} as const

export function mostGuaranteedText(amount: string): string {
  return `Surat boleh menjamin paling banyak ${amount}.`
}

export function stillMissingText(fields: readonly string[]): string {
  return `Masih perlu diisi atau dibetulkan: ${fields.join(', ')}.`
}

export const elogRecordsTexts = {
  title: 'Rekod eLOG',
  empty: 'Tiada rekod eLOG.',
  emptyDetail: 'Minta eLOG sebelum masuk hospital.',
  request: 'Minta eLOG',
  company: 'Syarikat',
  allCompanies: 'Semua syarikat',
  notUpToDate: 'Senarai terkini tidak dapat dimuatkan.',
  back: 'Kembali ke rekod eLOG',
  admission: 'Masuk hospital',
  requestedOn: 'Diminta',
  validUntil: 'Sah sehingga',
  remarks: 'Catatan',
  asksYou: 'Sesuatu diminta daripada anda',
} as const

export const elogTexts = {
  elog: 'eLOG',
  missing: 'Tiada eLOG seperti itu.',
  missingLead: 'Sila buka semula daripada rekod eLOG anda.',
  notUpToDate: 'Maklumat terkini eLOG ini tidak dapat dimuatkan.',
  standing: 'Status',
  letter: 'Surat jaminan',
  openLetter: (number: string) => `Buka surat ${number}`,
  newTab: 'Dibuka dalam tab baharu.',
  letterFailed: 'Surat itu tidak dapat dibuka.',
  popupRefused: 'Pelayar anda tidak membuka tab baharu. Sila benarkan halaman ini berbuat demikian, dan cuba lagi.',
  guaranteedUpTo: 'Amaun maksimum dijamin',
  issuedOn: 'Dikeluarkan pada',
  validUntil: 'Sah sehingga',
  conditions: 'Had dan syarat',
  replacedLetter: 'Diganti dengan surat yang lebih baharu',
  acknowledged: (at: string) => `Hospital telah mengesahkan kemasukan pada ${at}.`,
  request: 'Apa yang diminta',
  answers: 'Jawapan',
  documents: 'Dokumen',
  noDocuments: 'Tiada dokumen dihantar.',
  timeline: 'Apa yang telah berlaku',
  policyNo: 'Nombor polisi',
  patient: 'Pesakit',
  hospital: 'Hospital',
  yourAnswer: 'Jawapan anda',
  withdraw: 'Tarik balik permintaan',
  withdrawQuestion: 'Tarik balik permintaan ini?',
  withdrawExplanation:
    'Tiada lagi keputusan akan dibuat tentangnya. Anda boleh membuat permintaan baharu pada bila-bila masa.',
  withdrawing: 'Sedang ditarik balik…',
  keep: 'Kekalkan',
  asked: 'Syarikat insurans meminta:',
  answer: 'Jawapan',
  sendAnswer: 'Hantar jawapan',
  sendingAnswer: 'Jawapan anda sedang dihantar',
  answerFailed: 'Jawapan itu tidak dihantar.',
  change: 'Perubahan surat',
  openChange: 'Minta amaun yang lebih tinggi atau tarikh lain',
  changeLead: 'Surat itu kekal sah seperti sedia ada sehingga syarikat insurans membuat keputusan.',
  higherAmount: 'Amaun yang lebih tinggi',
  otherDate: 'Tarikh masuk hospital yang lain',
  changeHint: 'Biarkan kosong apa yang kekal seperti sedia ada.',
  why: 'Sebab',
  amountWrong: 'Sila berikan amaun dalam dolar dan sen.',
  sendChange: 'Minta perubahan',
  changeWaits: 'Perubahan anda menunggu keputusan syarikat insurans',
  changeDeclined: 'Perubahan itu telah ditolak',
  declinedBecause: 'Sebab ia ditolak',
  stay: 'Biarkan seperti sedia ada',
} as const

export const elogQuestionTexts = {
  askJoey: 'Tanya Joey tentangnya dalam sembang.',
  contactUs: 'Sila hubungi kami jika anda ada soalan tentang eLOG anda.',
  chat: 'Tanya Joey',
} as const

export const elogMeanings = {
  PENDING_HR: 'HR anda perlu menyampaikan permintaan ini sebelum syarikat insurans melihatnya.',
  SUBMITTED: 'Syarikat insurans sedang meneliti permintaan ini.',
  APPROVED: 'Surat telah dikeluarkan. Sila bawa ke hospital, secara bercetak atau pada telefon anda.',
  REJECTED: 'Tiada surat dikeluarkan.',
  EXPIRED: 'Hari terakhir surat ini telah berlalu.',
  WITHDRAWN: 'Permintaan ini atau suratnya telah ditarik balik.',
} as const satisfies Readonly<Record<GuaranteeStatus, string>>

export function daysLeftText(days: number): string {
  return days === 0 ? 'hari ini ialah hari terakhirnya' : `${days} hari lagi`
}
