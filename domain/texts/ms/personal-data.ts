/** Texts of the file of all that is kept about a member: where it is asked for, and what it says, in Malay. */
import { shownCount } from '../../language/shown-count.ts'
import { PERSONAL_DATA_HOURS } from '../../export/personal-data.ts'

export const personalDataTexts = {
  title: 'Dapatkan salinan data saya',
  lead: `Satu fail dengan semua yang kami simpan tentang anda: PDF untuk dibaca, kandungan yang sama sebagai JSON untuk program, tuntutan anda sebagai FHIR R4, dan dokumen anda. Kami meminta kata laluan sekali guna dahulu, dan memberitahu anda melalui e-mel apabila fail itu sudah sedia. Anda boleh memuat turunnya selama ${PERSONAL_DATA_HOURS} jam.`,
  ask: 'Minta data saya',
  askAgain: 'Minta sekali lagi',
  asking: 'Sedang diminta …',
  askFailed: 'Permintaan data anda tidak dapat dibuat. Sila cuba lagi.',
  working:
    'Fail anda sedang dibuat. Anda boleh meninggalkan halaman ini: kami memberitahu anda apabila ia sudah sedia.',
  ready: 'Fail anda sudah sedia.',
  expired: 'Fail terakhir anda telah dipadam. Anda boleh meminta yang baharu.',
  failed: 'Fail anda tidak dapat dibuat. Sila minta sekali lagi.',
  gone: `Fail itu tiada lagi. Ia boleh dimuat turun selama ${PERSONAL_DATA_HOURS} jam; sila minta yang baharu.`,
  download: 'Muat turun data saya',
  downloading: 'Sedang dimuat turun …',
  downloadFailed: 'Fail anda tidak dapat dimuat turun. Sila cuba lagi.',
  requestedAt: 'Diminta',
  expiresAt: 'Boleh dimuat turun sehingga',
  size: 'Saiz',
  careful: 'Fail ini mengandungi data perubatan anda. Sila simpan di tempat yang tidak boleh dibaca oleh orang lain.',
} as const

export function personalDataFileName(day: string): string {
  return `data-saya-${day}.zip`
}

export function fileSizeText(bytes: number): string {
  const [unit, size] = bytes < MEGABYTE ? (['KB', 1_000] as const) : (['MB', MEGABYTE] as const)
  return `${shownCount(Math.max(1, Math.round(bytes / size)))} ${unit}`
}
const MEGABYTE = 1_000_000

export const keptPartTexts = {
  person: 'Identiti anda',
  covers: 'Perlindungan anda, dan dengan siapa anda dilindungi',
  directoryEntries: 'Bagaimana sistem syarikat anda sendiri mengenali anda',
  claims: 'Tuntutan',
  guarantees: 'Surat jaminan (eLOG)',
  purchases: 'Apa yang anda beli di kedai',
  redemptions: 'Baucar ganjaran',
  coverUses: 'Apa yang telah digunakan oleh tuntutan daripada perlindungan anda',
  visits: 'Lawatan ke klinik panel',
  drafts: 'Tuntutan dan permintaan yang telah anda mulakan',
  conversations: 'Perbualan dalam sembang',
  conversationEntries: 'Apa yang dikatakan dan dilakukan dalam perbualan ini',
  conversationTexts: 'Isi mesej dalam perbualan',
  filesOfDrafts: 'Dokumen bagi apa yang telah anda mulakan',
  documents: 'Dokumen',
  photo: 'Foto anda',
  proposedAccounts: 'Akaun bank yang dicadangkan untuk anda',
  identityChanges: 'Perubahan identiti anda yang anda minta atau dicadangkan oleh HR',
  whoLooked: 'Siapa yang melihat data anda',
  notifications: 'Pemberitahuan',
  notificationWishes: 'Cara anda mahu diberitahu',
  subscribedDevices: 'Peranti yang memberitahu anda apabila ada makluman baharu',
  savedArticles: 'Rencana dan video yang anda simpan',
  clinicReports: 'Maklumat klinik yang anda laporkan salah',
  cardCustomer: 'Bagaimana penyedia kad mengenali anda',
  language: 'Bahasa anda',
  emails: 'E-mel kepada anda',
  signIns: 'Di mana anda log masuk',
  devices: 'Peranti yang telah anda gunakan',
  trustedDevices: 'Peranti yang anda percayai',
  password: 'Kata laluan anda',
  secondFactors: 'Aplikasi pengesah dan kunci laluan',
  recoveryCodes: 'Kod pemulihan',
  oneTimePasswords: 'Kata laluan sekali guna yang dihantar kepada anda',
  links: 'Pautan yang dihantar kepada anda',
  signInTries: 'Cubaan untuk log masuk',
  secondFactorTries: 'Cubaan pada langkah kedua log masuk',
  begunSignIns: 'Log masuk yang telah dimulakan',
  begunPasskeys: 'Kunci laluan yang telah dimulakan',
  registrations: 'Pendaftaran',
  uploads: 'Apa yang dinyatakan tentang anda dalam fail daripada majikan anda',
  takenData: 'Fail data anda yang anda minta',
} as const

export const personalDataLetterTexts = {
  title: 'Apa yang kami simpan tentang anda',
  intro: 'Tentang fail ini',
  explained: [
    'Ini ialah semua yang disimpan oleh Member Care tentang anda. Apa yang dinyatakan di sini juga ada dalam data.json, untuk program. Dalam claims.fhir.json, tuntutan anda ada sebagai FHIR R4, iaitu satu standard penjagaan kesihatan. Dokumen dan foto anda ada dalam folder documents, di bawah nombor yang diberikan di sini.',
    'Maklumat tentang orang lain dalam keluarga anda tiada di dalamnya: mereka boleh meminta maklumat mereka sendiri. Bagi orang yang mengendalikan tuntutan anda, fail ini menyatakan peranan mereka, bukan siapa mereka. Kata laluan, kod dan kunci tidak pernah diberikan kepada sesiapa, termasuk kepada anda.',
  ],
  history: 'Apa yang berlaku, dan bila',
  historyLead: 'Semua yang direkodkan tentang anda, dengan nilai pada masa itu.',
  notIncluded: 'Dokumen yang tiada dalam fail ini',
  notIncludedLead:
    'Dokumen-dokumen ini terlalu besar jika digabungkan, atau tidak dapat dibuka lagi. Anda boleh membukanya dalam portal.',
  yes: 'Ya',
  no: 'Tidak',
  self: 'Anda',
  family: 'Ahli keluarga anda yang lain',
} as const

export function recordHeading(part: string, position: number): string {
  return `${part} (${position})`
}
