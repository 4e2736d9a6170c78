/** Texts around claims that have been begun and not submitted, in Malay. */
import { DRAFT_RESTS_DAYS, MOST_DRAFTS } from '../../draft/draft-limits.ts'

export const draftTexts = {
  gone: 'Tuntutan yang belum siap ini tiada lagi di sini: ia telah dikemukakan atau dibuang pada peranti lain.',
  changedElsewhere: 'Tuntutan ini sudah diubah pada peranti lain.',
  tooMany: `Anda mempunyai ${MOST_DRAFTS} tuntutan yang belum siap. Sila kemukakan atau buang satu sebelum anda memulakan yang lain.`,
  keptFor: `Disimpan semasa anda menaip, untuk anda sahaja. Tuntutan yang belum siap disimpan selama ${DRAFT_RESTS_DAYS} hari selepas kali terakhir anda mengisinya.`,

  saving: 'Sedang disimpan…',
  notSaved: 'Belum disimpan: tiada sambungan – kami terus mencuba',
  notVerified: 'Belum disimpan: kata laluan sekali guna diperlukan dahulu',
  verify: 'Masukkan sekarang',

  whichToKeep: 'Yang manakah mahu anda kekalkan?',
  keepMine: 'Kekalkan yang ada di sini',
  takeTheirs: 'Ambil yang satu lagi',
  startAgain: 'Mula semula',

  continueTitle: 'Teruskan tuntutan anda',
  notLoaded: 'Tuntutan anda yang belum siap tidak dapat dimuatkan.',
  showNewest: 'Tunjukkan yang terbaharu sahaja',
  continue: 'Teruskan',
  discard: 'Buang',
  claimantOpen: 'Pihak menuntut belum dipilih',
  discardQuestion: 'Buang tuntutan ini?',
  discardDetail: 'Apa yang telah anda isi dan dokumen yang telah anda tambah akan dibuang. Ini tidak boleh dibatalkan.',
  keep: 'Kekalkan',
  discarding: 'Sedang dibuang…',
} as const

export function moreDraftsText(count: number): string {
  return `${count} lagi tuntutan yang belum siap`
}

export const documentStateTexts = {
  waiting: 'Menunggu untuk dihantar',
  waitingForConnection: 'Menunggu sambungan',
  received: 'Diterima',
  failed: 'Belum dihantar: sambungan terputus. Kami terus mencuba.',
  tryAgain: 'Cuba lagi',
  gone: 'Ia tiada lagi di sini. Sila tambah sekali lagi.',
} as const

export function savedAtText(time: string): string {
  return `Disimpan ${time}`
}

export function sendingText(percent: number): string {
  return `Sedang dihantar, ${percent}%`
}

export function draftTitle(kind: 'outpatient' | 'inpatient'): string {
  return kind === 'outpatient' ? 'Tuntutan pesakit luar' : 'Tuntutan pesakit dalam'
}

export function draftStandText(at: string, documents: number): string {
  return documents === 0 ? `Disimpan ${at} · belum ada dokumen` : `Disimpan ${at} · ${documents} dokumen`
}

export function otherVersionText(at: string): string {
  return `Kali terakhir ia disimpan di sana ialah pada ${at}.`
}

export const movedNotTexts = {
  missing:
    'Tuntutan ini atau salah satu dokumennya tiada lagi di sini. Sila buka semula daripada tuntutan anda yang belum siap.',
  tooManyDrafts: `Anda akan mempunyai lebih daripada ${MOST_DRAFTS} tuntutan yang belum siap. Sila kemukakan atau buang beberapa daripadanya dahulu; semua resit anda kekal dalam tuntutan ini.`,
  beingSent: 'Tuntutan ini sedang dikemukakan, jadi dokumennya kekal di tempatnya.',
  changed: 'Salah satu tuntutan ini telah diubah, dikemukakan atau dibuang, jadi semuanya kekal seperti sedia ada.',
} as const
