/** Texts of the chat, in Malay. */
import { MOST_OF_MESSAGE } from '../../chat/conversation-terms.ts'

export const chatTexts = {
  title: 'Tanya Joey',
  aboutClaim: (id: string) => `Saya mahu menyemak status tuntutan dengan id: ${id}`,
  aboutLetter: (id: string) => `Saya mahu menyemak status surat jaminan, eLOG id: ${id}`,
  ongoing: 'Anda mempunyai permintaan sembang yang masih berjalan dengan pentadbir kami.',
  closeFirst: 'Sila tutup permintaan itu sebelum anda memulakan yang lain.',
  closed: 'Permintaan anda kini telah ditutup',
  joey: 'Joey',
  may: 'May',
  refusals: {
    closed: 'Perbualan ini telah ditutup. Sila mulakan perbualan lain.',
    taken: 'Orang lain memegang perbualan ini. Sila ambil perbualan lain, atau minta mereka menyerahkannya.',
    notYours:
      'Perbualan ini bukan milik anda. Sila ambil perbualan ini dahulu, atau minta orang yang memegangnya menyerahkannya.',
    messageEmpty: 'Sila tulis mesej.',
    messageTooLong: `Sila tulis tidak lebih daripada ${MOST_OF_MESSAGE} aksara sekali gus.`,
    subjectMissing: 'Rekod ini tidak wujud, atau bukan milik anda. Sila buka sembang daripada rekod itu sekali lagi.',
    itemMissing: 'Topik ini tidak ditawarkan lagi. Sila pilih topik lain.',
    colleagueMissing: 'Orang ini tidak menjawab untuk klien ini atau meja ini. Sila pilih orang lain.',
    fileUnreadable: 'Dokumen itu tidak dapat dibaca. Sila pilih semula dan hantar sekali lagi.',
    tooFast: 'Anda menulis terlalu cepat. Sila tunggu sebentar dan hantar sekali lagi.',
  },
  menu: {
    claims: { message: 'Tuntutan saya', button: 'Buka tuntutan saya' },
    letters: { message: 'Surat jaminan (eLOG)', button: 'Buka Rekod eLOG' },
    clinics: { message: 'Cari klinik panel', button: 'Cari Klinik Panel' },
    cover: { message: 'Apa yang dilindungi', button: 'Buka perlindungan saya' },
    talk: { message: 'Bercakap dengan Joey' },
  },
} as const
