/** Texts of notifications, in Malay. */

export const notificationTexts = {
  title: 'Pemberitahuan',
  empty: 'Anda sudah membaca semuanya. Tiada pemberitahuan baharu.',
  unread: 'Belum dibaca',
  bell: (unread: number) =>
    unread === 0 ? 'Pemberitahuan, semuanya telah dibaca' : `Pemberitahuan, ${unread} belum dibaca`,
  unreadCount: (unread: number) => (unread === 0 ? 'Semuanya telah dibaca' : `${unread} belum dibaca`),
  markAllRead: 'Tandakan semua sebagai telah dibaca',
  older: 'Tunjukkan pemberitahuan yang lebih lama',
  olderFailed: 'Pemberitahuan yang lebih lama tidak dapat dimuatkan.',
  notUpToDate: 'Senarai terkini tidak dapat dimuatkan. Apa yang anda lihat mungkin bukan yang terkini.',
  readFailed: 'Ini tidak dapat ditandakan sebagai telah dibaca. Sila cuba lagi.',
  arrived: (title: string) => `Pemberitahuan baharu: ${title}`,
  preferences: {
    title: 'Cara kami memberitahu anda',
    lead: 'Pilih di mana anda mahu menerima makluman. E-mel hanya menyatakan bahawa ada makluman baharu; kandungannya kekal dalam portal. Resit kedai menyatakan apa yang telah dibayar.',
    open: 'Tetapan pemberitahuan',
    close: 'Tutup tetapan pemberitahuan',
    claims: 'Tuntutan',
    letters: 'Surat jaminan',
    chat: 'Tanya Joey',
    store: 'Kedai',
    rewards: 'Ganjaran',
    account: 'Akaun anda',
    portal: 'Portal',
    email: 'E-mel',
    push: 'Peranti',
    alwaysOn: 'Mesej tentang keselamatan akaun anda sentiasa dihantar.',
    saveFailed: 'Pilihan anda tidak dapat disimpan. Sila cuba lagi.',
    saved: 'Disimpan',
  },
  push: {
    title: 'Member Care',
    about: {
      claims: 'Ada makluman baharu tentang tuntutan. Buka portal untuk membacanya.',
      letters: 'Ada makluman baharu tentang surat jaminan. Buka portal untuk membacanya.',
      chat: 'Ada jawapan untuk anda. Buka portal untuk membacanya.',
      store: 'Ada makluman baharu tentang pembelian. Buka portal untuk membacanya.',
      rewards: 'Ada makluman baharu tentang baucar. Buka portal untuk membacanya.',
      account: 'Ada makluman baharu tentang akaun anda. Buka portal untuk membacanya.',
    },
    unknownService: 'Mesej tidak dapat dihantar ke pelayar ini.',
    device: {
      title: 'Pada peranti ini',
      lead: 'Peranti ini memberitahu anda apabila ada makluman baharu, walaupun portal ditutup. Kandungannya kekal dalam portal. Ini tamat apabila anda log keluar.',
      states: {
        on: 'Peranti ini memberitahu anda apabila ada makluman baharu.',
        off: 'Peranti ini tidak memberitahu anda apabila ada makluman baharu.',
        denied:
          'Pelayar tidak membenarkannya. Benarkan pemberitahuan daripada laman ini dalam tetapannya, dan buka halaman ini sekali lagi.',
        unsupported:
          'Pelayar ini tidak dapat melakukannya. Pada iPhone atau iPad, tambahkan portal ke skrin utama dan buka di sana.',
      },
      switchOn: 'Hidupkan',
      switchOff: 'Matikan',
      failed: 'Ini tidak dapat dilakukan. Sila cuba lagi.',
    },
  },
} as const
