/** Why a photo of a receipt fills in nothing, in Malay. */
export const receiptReadingTexts = {
  faults: {
    tooSmall: 'Gambar ini terlalu kecil untuk dibaca. Sila ambil foto sekali lagi, lebih dekat dengan resit.',
    tooDark: 'Foto ini terlalu gelap untuk dibaca. Sila ambil sekali lagi dengan lebih banyak cahaya.',
    tooBlurred:
      'Foto ini kabur. Sila pegang telefon dengan stabil, biarkan kamera memfokus pada resit, dan ambil foto sekali lagi.',
    noText:
      'Tiada apa-apa yang dapat dibaca di sini. Sila semak sama ada ini resitnya; anda juga boleh menaip tuntutan itu.',
    unreadable: 'Fail ini tidak dapat dibaca pada peranti ini. Sila taip apa yang tertulis padanya.',
    unavailable: 'Resit tidak dapat dibaca pada peranti ini sekarang. Sila taip apa yang tertulis padanya.',
    notFetched: 'Dokumen ini tidak dapat diambil untuk dibaca di sini. Sila taip apa yang tertulis padanya.',
  },
} as const
