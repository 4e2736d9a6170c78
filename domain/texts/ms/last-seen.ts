/** Texts of the portal without a connection, of a new version of it, and of its place on the home screen, in Malay. */

export const lastSeenTexts = {
  unreachable: 'Member Care tidak dapat dihubungi',
  notSignedIn: 'Anda belum log masuk. Apabila ada sambungan, anda boleh log masuk dan melihat apa yang baharu.',
  connectedAgain: 'Anda kembali dalam talian',
  connectedAgainDetail: 'Log masuk untuk melihat apa yang baharu. Apa yang anda taip kekal di sini.',
  signIn: 'Log masuk',
} as const

export function lastSeenOfflineText(when: string): string {
  return `Terakhir dilihat ${when}. Anda di luar talian.`
}

export function lastSeenUnreachableText(when: string): string {
  return `Terakhir dilihat ${when}. Member Care tidak dapat dihubungi.`
}

export const newVersionTexts = {
  title: 'Versi baharu Member Care sudah sedia',
  detail:
    'Versi ini akan dibuka dengan sendirinya pada kali seterusnya. Untuk membukanya sekarang, selesaikan atau simpan dahulu apa yang anda taip, kerana halaman akan dimuatkan semula.',
  openNow: 'Buka sekarang',
  later: 'Kemudian',
} as const

export const homeScreenTexts = {
  title: 'Member Care pada skrin utama anda',
  lead: 'Ia dibuka seperti aplikasi, juga tanpa sambungan.',
  add: 'Tambah ke skrin utama',
  added: 'Member Care ada pada skrin utama anda.',
  safari: 'Dalam Safari, ketik Kongsi, kemudian Tambah ke Skrin Utama.',
  otherBrowsers: 'Dalam menu pelayar anda, pilih Pasang atau Tambah ke Skrin Utama.',
  /** @param days how many, for people */
  kept: (days: string) =>
    `Selama ${days} hari, tanpa sambungan pun, peranti ini menunjukkan tuntutan dan perlindungan yang terakhir anda lihat. Akaun bank, NRIC dan dokumen tidak disimpan. Semuanya dipadamkan apabila anda log keluar.`,
} as const
