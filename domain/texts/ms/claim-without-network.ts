/** Texts of a claim that is begun without a network, in Malay. */
export const claimWithoutNetworkTexts = {
  accountInProfile: 'Akaun dalam profil anda',
  nricInProfile: 'nombor dalam profil anda',
  benefitsAsSeen:
    'Seperti kali terakhir dilihat pada peranti ini. Sama ada manfaat ini dilindungi pada hari itu akan disemak apabila tuntutan dikemukakan.',
  readyTitle: 'Tuntutan anda lengkap, dan disimpan pada peranti ini',
  readyDetail:
    'Anda belum log masuk, jadi ia belum boleh dikemukakan. Apabila anda kembali dalam talian, log masuk: tuntutan ini ada di halaman Utama, sama seperti di sini, dan anda boleh mengemukakannya di sana.',
  notKeptTitle: 'Tuntutan ini belum disimpan',
  notKeptDetail: 'Sila biarkan halaman ini terbuka, dan log masuk di sini apabila anda kembali dalam talian.',

  failing:
    'Kami belum dapat mengemukakannya, dan akan mencuba lagi secara automatik. Sementara itu, tuntutan lain yang menunggu tetap dikemukakan. Tuntutan ini tidak akan dikemukakan dua kali.',
  waitsLong: (days: number) =>
    `Ia sudah menunggu di sini selama ${days} hari. Tuntutan ada tarikh akhir untuk dikemukakan: sila sambung ke rangkaian dan log masuk di sini segera, atau buang tuntutan ini.`,
} as const
