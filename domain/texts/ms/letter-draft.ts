/** Texts around requests for a letter of guarantee that have been begun and not sent, in Malay. */
import { DRAFT_RESTS_DAYS, MOST_DRAFTS } from '../../draft/draft-limits.ts'

export const letterDraftTexts = {
  gone: 'Apa yang anda mulakan di sini tidak disimpan lagi: ia telah dihantar atau dibuang pada peranti lain.',
  changedElsewhere: 'Ini sudah diubah pada peranti lain.',
  tooMany: `Anda mempunyai ${MOST_DRAFTS} permintaan eLOG yang belum siap. Sila hantar atau buang satu sebelum anda memulakan yang lain.`,
  keptFor: `Disimpan semasa anda menaip, untuk anda sahaja. Permintaan yang belum siap disimpan selama ${DRAFT_RESTS_DAYS} hari selepas kali terakhir anda mengisinya.`,
  answerKeptFor: `Disimpan semasa anda menaip, untuk anda sahaja. Jawapan yang belum siap disimpan selama ${DRAFT_RESTS_DAYS} hari selepas kali terakhir anda mengisinya.`,
  continueTitle: 'Teruskan permintaan eLOG anda',
  notLoaded: 'Permintaan eLOG anda yang belum siap tidak dapat dimuatkan.',
  discardQuestion: 'Buang permintaan ini?',
  title: 'Permintaan eLOG',
  beginAnother: 'Mulakan permintaan lain',
  discardAnswerQuestion: 'Buang jawapan ini?',
  patientOpen: 'Pesakit belum dipilih',
} as const

export function moreLetterDraftsText(count: number): string {
  return `${count} lagi permintaan yang belum siap`
}
