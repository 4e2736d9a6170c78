/** Texts of the member shell and the home page, in Malay. */

export const menuTexts = {
  home: 'Utama',
  submitClaim: 'Kemukakan Tuntutan',
  claimRecords: 'Rekod Tuntutan',
  visits: 'Lawatan Saya',
  requestElog: 'Minta eLOG',
  elogRecords: 'Rekod eLOG',
  myCover: 'Perlindungan Saya',
  findClinics: 'Cari Klinik Panel',
  eCards: 'e-Kad',
  teleconsult: 'Teleperundingan',
  rewards: 'Ganjaran',
  store: 'Kedai',
  askJoey: 'Tanya Joey',
  profile: 'Profil',
  userGuide: 'Panduan Pengguna',
  hrAdmin: 'Pentadbir HR',
  insights: 'Analitik',
  faq: 'Soalan Lazim',
  logOut: 'Log Keluar',
} as const

export const quickMenuTexts = {
  home: 'Utama',
  submitClaim: 'Tuntutan Baharu',
  claimRecords: 'Rekod Tuntutan',
  eCards: 'e-Kad',
  profile: 'Profil',
} as const

export const homeTexts = {
  requestLetterOfGuarantee: 'Minta Surat Jaminan',
  submitClaim: 'Kemukakan Tuntutan',
  coveragePlans: 'Pelan Perlindungan',
  accessECard: 'Buka e-Kad saya',
  seeAll: 'Lihat Semua',
} as const

export const portalTexts = {
  loading: 'Sedang dimuatkan',
} as const

export const clinicTypeLabels = {
  0: 'Lain-lain',
  1: 'Doktor Am',
  2: 'Doktor Pakar',
  3: 'Pergigian',
  4: 'X-ray',
  5: 'Fisioterapi',
  6: 'Perubatan Tradisional Cina',
  7: 'Poliklinik',
  8: 'Hospital',
  9: 'Makmal',
} as const

export const shellTexts = {
  openMenu: 'Buka menu',
  menu: 'Menu',
  mainMenu: 'Menu utama',
  quickMenu: 'Menu pantas',
  lastLogin: 'Log masuk terakhir:',
  offline: 'Anda di luar talian',
  offlineDetail:
    'Apa yang anda lihat mungkin bukan yang terkini. Apa yang telah anda taip kekal di sini; sila cuba lagi apabila anda kembali dalam talian.',
  goHome: 'Ke halaman Utama',
  logOutTitle: 'Log keluar sebelum semuanya disimpan?',
  logOutDetail:
    'Sebahagian daripada apa yang telah anda isi atau tambah hanya ada dalam tab ini. Ia akan hilang apabila anda log keluar.',
  logOut: 'Log keluar',
  opensNewTab: 'Dibuka dalam tab baharu',
  needHelp: 'Perlukan bantuan?',
  stay: 'Kekal di sini',
} as const

export const overviewTexts = {
  morning: 'Selamat pagi',
  afternoon: 'Selamat petang',
  evening: 'Selamat malam',
  greet: (greeting: string, name: string) => `${greeting}, ${name}`,
  quickLinks: 'Pautan pantas',
  clinics: 'Cari klinik panel',
  attention: 'Perlu perhatian anda',
  seeWhatToDo: 'Lihat apa yang perlu dibuat',
  moreWaiting: (count: number) => `${count} lagi tuntutan memerlukan tindakan anda`,
  lastClaim: 'Tuntutan terakhir anda',
  seeClaim: 'Lihat tuntutan ini',
  notUpToDate: 'Maklumat terkini tuntutan anda tidak dapat dimuatkan.',
  nothing: 'Tiada apa-apa yang memerlukan tindakan anda buat masa ini',
  employeesOnly: 'Tuntutan dikemukakan oleh pekerja yang memiliki perlindungan ini.',
  notCovered: 'Tiada syarikat yang melindungi anda buat masa ini',
  notCoveredDetail:
    'Anda masih boleh mengikuti tuntutan bagi lawatan yang dibuat ketika anda dilindungi, dan menghantar apa yang diminta. Tuntutan baharu tidak boleh dikemukakan di sini.',
  noClaims: 'Belum ada tuntutan',
  noClaimsDetail:
    'Kemukakan tuntutan pertama anda dengan foto resit anda. Di sini anda akan melihat kedudukan tuntutan itu.',
  confirmToSee: 'Sila sahkan identiti anda untuk melihat tuntutan anda',
  confirmWithOtp: 'Sahkan dengan kata laluan sekali guna',
} as const
