/** Why a letter of guarantee did not become what was asked, in Malay. */
export const guaranteeRefusalTexts = {
  GUARANTEE_NOT_FOUND: 'eLOG ini tidak wujud. Sila buka semula daripada Rekod eLOG.',
  GUARANTEE_ALREADY_REQUESTED: 'eLOG ini telah diminta. Sila cari dalam Rekod eLOG.',
  GUARANTEE_WITH_HR:
    'HR syarikat perlu menyampaikan permintaan ini dahulu. Sila tunggu sehingga statusnya Dikemukakan.',
  GUARANTEE_NOT_WITH_HR: 'Permintaan ini tidak lagi menunggu HR. Sila muat semula senarai.',
  GUARANTEE_NOT_ISSUED: 'Belum ada surat yang dikeluarkan. Sila cuba lagi apabila status permintaan ini Diluluskan.',
  GUARANTEE_ISSUED: 'Surat ini telah dikeluarkan. Sila minta perubahan surat ini.',
  GUARANTEE_ENDED: 'eLOG ini telah tamat dan tidak boleh diubah lagi. Sila buat permintaan baharu.',
  GUARANTEE_WITH_INSURER:
    'Sistem syarikat insurans sendiri yang membuat keputusan tentang surat ini, dan keputusannya sampai di sini secara automatik. Sila tanya syarikat insurans.',
  GUARANTEE_NOT_WITH_INSURER:
    'Bahagian surat jaminan yang membuat keputusan tentang surat ini. Tiada apa-apa yang diserahkan; sila buat keputusan di sini.',
  GUARANTEE_NOT_TAKEN:
    'Syarikat insurans belum mengambil alih permintaan ini. Sila cuba lagi selepas ia mengambil alihnya.',
  GUARANTEE_ALREADY_TAKEN: 'Permintaan ini sudah ada pada syarikat insurans. Sila muat semula halaman.',
  GUARANTEE_HANDOVER_GIVEN_UP: 'Permintaan ini sudah menunggu Reprocess. Sila tekan Reprocess.',
  GUARANTEE_REVISION_OLD:
    'Ahli telah mengubah permintaan ini sejak itu. Sila buat keputusan berdasarkan versi terbaharunya.',
  GUARANTEE_USED_UP:
    'Had surat jaminan syarikat anda bagi anda telah habis digunakan. Sila hubungi HR anda sebelum anda membuat permintaan lain.',
  LETTER_AMOUNT_MISSING: 'Sila berikan amaun yang dijamin oleh surat, dalam dolar dan sen.',
  LETTER_AMOUNT_ABOVE_LIMIT:
    'Amaun ini melebihi baki bagi ahli ini mengikut tetapan LOG klien. Sila berikan amaun yang lebih rendah; amaun yang telah dicadangkan perlu ditolak dahulu.',
  LETTER_ABOVE_COVER:
    'Baki pelan bagi penginapan di hospital ini kurang daripada amaun ini. Sila berikan amaun yang lebih rendah.',
  NOT_COVERED:
    'Tiada perlindungan pada tarikh masuk hospital. Surat jaminan dikeluarkan hanya untuk hari yang dilindungi.',
  LETTER_SECOND_PERSON:
    'Untuk amaun ini, orang kedua perlu bersetuju. Sila cadangkan amaun ini dan jangan keluarkan surat itu terus.',
  INFORMATION_REQUEST_MISSING: 'Sila nyatakan apa yang perlu dihantar oleh ahli.',
  INFORMATION_NOT_ASKED: 'Tiada apa-apa yang diminta daripada anda di sini. Sila muat semula halaman.',
  INFORMATION_ANSWER_MISSING: 'Sila jawab soalan itu, atau tambah dokumen.',
  GUARANTEE_REASON_MISSING: 'Sila berikan sebab. Ahli akan membacanya.',
  LETTER_PROPOSAL_ABSENT: 'Tiada amaun yang menunggu orang kedua di sini. Sila muat semula halaman.',
  LETTER_PROPOSAL_REPLACED:
    'Sementara itu, amaun lain telah dicadangkan. Sila lihat amaun yang baharu dan buat keputusan tentangnya.',
  LETTER_PROPOSAL_REASON_MISSING: 'Sila berikan sebab. Pentadbir yang satu lagi akan membacanya.',
  LETTER_PROPOSAL_OWN: 'Anda sendiri yang mencadangkan amaun ini. Pentadbir lain perlu bersetuju dengannya.',
  CHANGE_EMPTY: 'Sila nyatakan apa yang perlu diubah: amaun, tarikh masuk hospital, atau kedua-duanya.',
  CHANGE_REASON_MISSING: 'Sila nyatakan sebab surat ini perlu diubah.',
  CHANGE_AMOUNT_NOT_HIGHER: 'Sila minta amaun yang lebih tinggi daripada amaun yang dijamin oleh surat ini sekarang.',
  CHANGE_ALREADY_ASKED: 'Perubahan surat ini sudah menunggu keputusan. Sila tunggu keputusan itu.',
  CHANGE_ABSENT: 'Tiada perubahan surat ini yang menunggu keputusan. Sila muat semula halaman.',
  LETTER_OVER: 'Hari terakhir surat ini telah berlalu. Ahli perlu membuat permintaan baharu.',
  LETTER_REPLACED: 'Surat lain telah menggantikan surat ini. Sila minta surat yang terbaharu.',
  LETTER_STILL_VALID: 'Surat ini masih sah.',
} as const
