/** Texts of the page that a merchant's counter shows to members, in Malay. */
export const merchantCounterTexts = {
  title: 'Tebus di sini',
  lead: 'Imbas kod ini dengan telefon anda, pada halaman barang yang telah anda beli.',
  picture: 'Kod kaunter ini sebagai gambar QR',
  barLabel: 'Berapa lama kod ini sah',
  orType: 'Atau taip:',
  left: (seconds: number) => `Kod baharu dalam ${seconds} saat`,
  fetching: 'Kod sedang diambil.',
  offline: 'Tablet ini tidak bersambung ke internet. Kod akan muncul semula sendiri sebaik sahaja ia bersambung.',
  failed: 'Kod tidak dapat diambil. Ia dicuba lagi secara automatik.',
  wrongTitle: 'Alamat ini tidak membuka mana-mana kaunter',
  wrong:
    'Sila buka semula alamat yang diberikan kepada anda untuk kaunter ini, sepenuhnya dan tanpa perubahan. Jika ia masih tidak dapat dibuka, minta alamat baharu daripada orang yang memberikannya kepada anda.',
} as const
