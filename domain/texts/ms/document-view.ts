/** What surrounds a document where it is shown, in Malay. */
export const documentViewTexts = {
  loading: 'Dokumen sedang dimuatkan',
  tools: 'Alat dokumen',
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman seterusnya',
  page: 'Halaman',
  pageNumber: (page: number) => `Halaman ${page}`,
  ofPages: (pages: number) => `daripada ${pages}`,
  zoomOut: 'Zum keluar',
  zoomIn: 'Zum masuk',
  fitWidth: 'Muatkan lebar',
  download: 'Muat turun',
  document: (name: string) => `Dokumen ${name}`,
  leadsNowhere: (address: string) => `Pautan dalam dokumen tidak boleh dibuka di sini: ${address}`,
  failures: {
    encrypted: {
      title: 'Dokumen ini dilindungi dengan kata laluan',
      detail: 'Ia tidak boleh ditunjukkan di sini. Sila muat turun dan buka dengan kata laluannya.',
    },
    damaged: {
      title: 'Dokumen ini tidak dapat ditunjukkan',
      detail: 'Fail ini nampaknya rosak. Anda masih boleh memuat turunnya dan mencuba program lain.',
    },
    unloaded: {
      title: 'Pemapar dokumen tidak dapat dimuatkan',
      detail: 'Sila semak sambungan anda dan cuba lagi, atau muat turun dokumen ini.',
    },
  },
} as const
