/** Texts around claims that were finished without a network, and around receipts that another app shared, in Malay. */
export const outboxTexts = {
  title: 'Belum dikemukakan',
  finishedAt: (at: string) => `Disiapkan pada ${at}`,
  documents: (count: number) => `${count} dokumen`,

  waiting: 'Menunggu rangkaian. Belum ada apa-apa yang dikemukakan.',
  waitingTurn: 'Menunggu untuk dikemukakan. Belum ada apa-apa yang dikemukakan.',
  sending: 'Sedang dikemukakan…',
  mayBeFiled:
    'Rangkaian terputus semasa tuntutan ini dihantar, jadi tuntutan ini mungkin sudah dikemukakan. Ia akan dihantar sekali lagi, dan tidak akan dikemukakan dua kali.',
  signedOut: 'Sesi anda tamat sebelum tuntutan ini dikemukakan. Log masuk untuk mengemukakannya.',
  unverified: 'Belum dikemukakan: kata laluan sekali guna diperlukan dahulu.',
  refused: 'Tidak dikemukakan. Sebabnya:',
  inForm: 'Belum dikemukakan: anda mengambilnya semula untuk diubah. Kemukakan sekali lagi apabila sudah siap.',
  keptHere:
    'Disimpan pada peranti ini sahaja. Anda boleh meninggalkan aplikasi atau mematikan telefon: tuntutan ini dikemukakan apabila ada rangkaian dan anda telah log masuk.',
  begunHere:
    'Pada peranti ini sahaja. Tuntutan ini akan disimpan dalam akaun anda apabila ada sambungan dan anda telah log masuk.',

  fileNow: 'Kemukakan sekarang',
  correct: 'Betulkan',
  change: 'Buka dan ubah',
  discard: 'Buang',
  discardQuestion: 'Buang tuntutan ini?',
  discardDetail:
    'Ia belum dikemukakan. Apa yang telah anda isi dan dokumennya akan dibuang daripada peranti ini. Ini tidak boleh dibatalkan.',
  keep: 'Kekalkan',
  isBeingFiled: 'Tuntutan ini sedang dikemukakan, atau mungkin sudah dikemukakan. Ia tidak boleh diubah di sini lagi.',
  anotherIsOpen: 'Ada tuntutan lain yang terbuka di sini dan belum disimpan. Kemukakan atau buang tuntutan itu dahulu.',
  showAll: (count: number) => `Tunjukkan semua ${count}`,

  finished: 'Tuntutan anda sudah sedia',
  finishedDetail:
    'Ia dikemukakan dengan sendirinya sebaik sahaja ada rangkaian. Masa dikemukakan ialah masa ia sampai kepada kami.',
  notKept:
    'Tiada rangkaian, dan peranti ini tidak dapat menyimpan tuntutan. Sila biarkan halaman ini terbuka, dan kemukakan tuntutan apabila anda kembali dalam talian.',
  withoutCaptcha:
    'Tiada rangkaian. Anda masih boleh mengemukakannya: tuntutan menunggu pada peranti ini dan dikemukakan kemudian.',

  filedTitle: 'Dikemukakan apabila rangkaian pulih',
  filedDetail: (message: string, finished: string) => `${message} Anda menyiapkannya pada ${finished}.`,
  seen: 'OK',

  signInToFile: (count: number) => `${count} tuntutan menunggu pada peranti ini. Log masuk untuk mengemukakannya.`,

  logOutTitle: (count: number) => `${count} tuntutan belum dikemukakan`,
  logOutDetail:
    'Yang belum dikemukakan menunggu rangkaian pada peranti ini. Jika disimpan, hanya anda boleh melihat dan mengemukakannya, selepas anda log masuk semula di sini. Orang lain yang menggunakan peranti ini tidak boleh.',
  logOutStays: (count: number) =>
    `${count} tuntutan telah dihantar dan mungkin sudah dikemukakan, jadi ia tidak boleh dibuang. Ia kekal pada peranti ini dan dihantar sekali lagi selepas anda log masuk semula di sini. Ia tidak akan dikemukakan dua kali.`,
  logOutKeep: 'Simpan dan log keluar',
  logOutDiscard: 'Buang dan log keluar',
  logOutStay: 'Kekal log masuk',

  notificationTitle: 'Satu tuntutan tidak dikemukakan',
  notificationBody: 'Buka aplikasi untuk melihat sebabnya.',
} as const

export const sharedReceiptTexts = {
  title: (count: number) => `${count} fail telah dikongsi dengan aplikasi ini`,
  use: 'Saya yang berkongsi fail ini. Gunakan dalam tuntutan saya',
  check: 'Lihat dahulu: laman web lain juga boleh menghantar fail ke sini.',
  detail: 'Pilih jenis tuntutan di bawah. Fail ditambah sebagai resitnya, dan dibaca pada peranti ini.',
  nothingTaken: 'Tiada apa-apa yang dikongsi dapat digunakan',
  seen: 'OK',
  leave: 'Jangan gunakan',
  gone: 'Apa yang dikongsi tiada lagi di sini',
  goneDetail: 'Fail yang dikongsi disimpan selama satu jam sahaja. Sila kongsi semula, atau tambah dalam borang.',
  notReceived: 'Fail yang dikongsi tidak sampai',
  notReceivedDetail:
    'Peranti ini belum bersedia untuknya. Sila mulakan tuntutan di sini dan tambah fail dalam borang, atau kongsi semula.',
  tooLarge: 'Fail ini terlalu besar untuk dikongsi. Sila tambah yang lebih kecil dalam borang: paling besar 5 MB.',
  tooMany: 'Terlalu banyak fail dikongsi sekali gus. Sila tambah yang ini dalam borang.',
} as const
