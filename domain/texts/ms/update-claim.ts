/** Texts of the update form of a claim, in Malay. */
import type { ClaimStatus } from '../../claim/claim-status.ts'

export const updateClaimTexts = {
  heading: 'Kemas kini',
  send: 'Kemas kini tuntutan',
  sending: 'Kemas kini anda sedang dihantar',
  leads: {
    PROCESSING: 'Betulkan apa yang salah. Syarikat insurans akan menerima tuntutan seperti yang anda betulkan.',
    SUBMITTED: 'Betulkan apa yang salah. Syarikat insurans akan menerima tuntutan seperti yang anda betulkan.',
    PENDING:
      'Hantar apa yang diminta oleh syarikat insurans. Kemudian syarikat insurans akan terus memproses tuntutan anda.',
    PENDING_REVIEW: 'Tambah dokumen, atau betulkan apa yang masih boleh diubah.',
  } as Readonly<Partial<Record<ClaimStatus, string>>>,
  formName: 'Kemas kini tuntutan',

  locked: 'Yang tidak boleh diubah lagi',
  lockedReason: 'Syarikat insurans sedang meneliti tuntutan ini, jadi ini kekal seperti yang anda kemukakan.',
  personReason: 'Syarikat dan pihak menuntut bagi sesuatu tuntutan tidak berubah.',

  received: 'Diterima',
  willBeRemoved: 'Akan dibuang',
  remove: 'Buang',
  keep: 'Kekalkan',
  keepNamed: (file: string) => `Kekalkan ${file}`,
  otherDocuments: 'Surat rujukan, memo atau laporan, dan apa sahaja lagi yang diminta oleh syarikat insurans.',
  addedHere: 'Syarikat insurans menerima dokumen baharu apabila anda mengemas kini tuntutan.',
  added: 'Ditambah',
  documentsGone:
    'Dokumen yang telah anda tambah sudah dibuang dari sini. Sila semak dokumen dan kemas kini tuntutan sekali lagi.',

  nothingChanged: 'Anda belum mengubah apa-apa.',
  stillThere: 'Apa yang anda ubah sebelum ini masih ada di sini. Ia belum dihantar.',
  discard: 'Buang perubahan saya',
  leaveQuestion: 'Keluar tanpa mengemas kini tuntutan?',
  leaveExplanation: 'Apa yang telah anda ubah di sini akan hilang. Tuntutan kekal seperti sebelumnya.',
  stay: 'Teruskan kemas kini',

  unanswered:
    'Apa yang telah anda isi masih ada di sini. Menghantarnya sekali lagi adalah selamat: tuntutan dikemas kini sekali sahaja.',
  sendAgain: 'Hantar semula',

  clash: 'Tuntutan ini telah berubah sejak anda membukanya',
  clashKept:
    'Tiada apa-apa yang ditulis ganti. Apa yang anda ubah masih ada dalam borang di bawah. Sila semak dan kemas kini tuntutan sekali lagi.',
  clashLost: 'Ini tidak boleh diubah lagi, jadi perubahan anda telah dibatalkan:',
  changesSince: 'Apa yang telah berubah',
  was: (before: string) => ` (sebelumnya ${before})`,

  closed: 'Tuntutan ini tidak boleh dikemas kini lagi',
  closedMeanwhile: 'Kemas kini anda tidak disimpan: tuntutan itu berubah semasa anda membukanya.',
  notSent: 'Apa yang anda mahu ubah',
  newDocument: 'Dokumen baharu',
  removedDocument: 'Dokumen untuk dibuang',

  view: 'Lihat tuntutan',
  questions: 'Ada soalan tentang tuntutan ini?',
  askJoey: 'Tanya Joey tentangnya dalam sembang.',
  contactUs: 'Sila hubungi kami dan nyatakan nombor tuntutan.',
  chat: 'Sembang tentang tuntutan ini',

  answerRequest: 'Hantar apa yang diminta',
} as const

export function updateTitle(claim: string): string {
  return `Kemas kini ${claim}`
}

export const closedReasons: Readonly<Partial<Record<ClaimStatus, string>>> = {
  APPROVED: 'Syarikat insurans telah meluluskannya.',
  REJECTED: 'Syarikat insurans telah menolaknya. Catatan tuntutan menyatakan sebabnya.',
  DELETED: 'Ia telah dipadam.',
}
