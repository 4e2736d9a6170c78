/** Texts of the pages before the sign-in, in Malay. */

export const publicPageTexts = {
  product: 'Member Care',
  promise: 'Perlindungan perubatan berkumpulan anda, di satu tempat yang tenang.',
  promiseDetail: 'Kemukakan tuntutan dengan foto resit anda dan lihat kedudukannya pada bila-bila masa.',
  backToSignIn: 'Kembali ke log masuk',
  notFound: 'Halaman ini tidak wujud',
  notFoundDetail: 'Alamatnya mungkin tersalah taip, atau halaman ini telah berpindah.',
  goToStart: 'Pergi ke halaman permulaan',
} as const

export const statementTitles = {
  securityPrivacy: 'Pernyataan Keselamatan dan Privasi',
  websiteTerms: 'Terma Laman Web',
  personalData: 'Pernyataan Penggunaan Data Peribadi',
} as const

export const signInPageTexts = {
  title: 'Log masuk',
  lead: 'Selamat kembali. Sila log masuk untuk melihat manfaat dan tuntutan anda.',
  email: 'Alamat e-mel',
  identifiers: {
    nric: 'Alamat e-mel atau NRIC',
    staffId: 'Alamat e-mel atau ID kakitangan',
    both: 'Alamat e-mel, NRIC atau ID kakitangan',
  },
  password: 'Kata laluan',
  showPassword: 'Tunjukkan kata laluan',
  hidePassword: 'Sembunyikan kata laluan',
  show: 'Tunjukkan',
  hide: 'Sembunyikan',
  signIn: 'Log masuk',
  signingIn: 'Sedang log masuk…',
  forgotPassword: 'Lupa kata laluan?',
  recoverAccount: 'Pulihkan akaun',
  register: 'Daftar',
  emailUs: 'E-mel kepada kami',
  keptECard: 'Tunjukkan e-Kad saya',
  singleSignOn: 'Log masuk tunggal untuk pentadbir',
  confirmTitle: 'Sahkan identiti anda',
} as const

export const captchaPageTexts = {
  label: 'Captcha',
  loading: 'Captcha sedang dimuatkan…',
  failed: 'Captcha tidak dapat dimuatkan. Sila semak sambungan anda dan muat semula halaman.',
  widget: {
    label: 'Saya bukan robot',
    loading: 'Sedang dimuatkan...',
    verifying: 'Sedang disahkan...',
    waitAlert: 'Sedang disahkan... sila tunggu.',
    verified: 'Disahkan',
    verificationRequired: 'Pengesahan diperlukan!',
    expired: 'Pengesahan telah tamat tempoh. Cuba lagi.',
    error: 'Pengesahan gagal. Cuba lagi kemudian.',
  },
} as const
