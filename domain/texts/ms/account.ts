/** Texts of signing in, one-time passwords, passwords, and resetting or recovering an account, in Malay. */

export const signInTexts = {
  emailRequired: 'Alamat e-mel diperlukan.',
  emailInvalid: 'Alamat e-mel tidak sah.',
  passwordRequired: 'Kata laluan diperlukan.',
  passwordTooShort: 'Terlalu pendek.',
  passwordTooLong: 'Terlalu panjang.',
  captchaTitle: 'Captcha tidak sah',
  captchaMissing: 'Sila sahkan captcha anda.',
  failedTitle: 'Log masuk gagal',
  failedBanner: 'Maaf.',
  wrongEmailOrPassword: 'E-mel atau kata laluan tidak betul. Sila semak dan cuba lagi.',
  locked: 'Akaun anda telah dikunci. Untuk membuka kunci akaun anda, sila pulihkan akaun anda.',
  lockedFirstSentence: 'Akaun anda telah dikunci',
  suspended: 'Akaun anda telah digantung. Sila hubungi kami.',
  terminated: 'Akaun anda telah ditamatkan. Sila hubungi kami.',
  expired: 'Log masuk ini mengambil masa terlalu lama, atau telah pun selesai. Sila log masuk sekali lagi.',
  notRegistered: 'Akaun anda belum disediakan. Sila daftar dahulu.',
  lockDialog: {
    title: 'Akaun Anda Telah Dikunci',
    message: 'Untuk membuka kunci akaun anda, sila pulihkan akaun anda.',
    ok: 'Ok',
    contactUs: 'Hubungi kami sahaja',
  },
  backToLogin: 'Kembali ke log masuk',
} as const

export function tellsOfLock(serverMessage: string): boolean {
  return serverMessage.split('.')[0]?.trim() === signInTexts.lockedFirstSentence
}

export const otpTexts = {
  required: 'Kata laluan sekali guna diperlukan.',
  wrong: 'Kata laluan sekali guna itu tidak betul. Sila cuba lagi.',
  expired: 'Kata laluan sekali guna itu telah tamat tempoh. Sila minta yang baharu.',
  noTriesLeft: 'Terlalu banyak kata laluan sekali guna yang salah. Sila minta yang baharu.',
  tooManyRequests: 'Terlalu banyak kata laluan sekali guna telah dihantar. Sila cuba lagi kemudian.',
  submit: 'Hantar',
  cancel: 'Batal',
  resend: 'Hantar semula',
} as const

export function otpResendText(seconds: number): string {
  return `Sila tunggu ${seconds} saat sebelum meminta kata laluan sekali guna yang baharu.`
}

export function otpNoAddressText(support: { readonly email: string; readonly phone: string }): string {
  return `Kami tidak mempunyai alamat e-mel anda untuk menghantar kata laluan sekali guna. Sila e-mel kami di ${support.email} atau telefon kami di ${support.phone}.`
}

export const newPasswordTexts = {
  current: 'Sila masukkan kata laluan semasa anda',
  required: 'Sila masukkan kata laluan baharu anda.',
  mismatch: 'Kata laluan baharu tidak sepadan.',
  mismatchAdministrator: 'Kata laluan tidak sepadan.',
  tooShort: 'Terlalu pendek, minimum 8 aksara.',
  tooLong: 'Terlalu panjang, maksimum 30 aksara.',
  frequent:
    'Ramai orang menggunakan kata laluan ini, jadi kata laluan ini akan diteka dahulu. Sila pilih kata laluan lain.',
  sameAsBefore: 'Ini ialah kata laluan anda sekarang. Sila pilih kata laluan lain.',
  tooSimple:
    'Kata laluan mesti mempunyai sekurang-kurangnya 8 aksara yang mengandungi sekurang-kurangnya 1 huruf besar, 1 huruf kecil, 1 nombor dan 1 aksara khas. (Gabungan 3 daripadanya sudah memadai).',
  notAllClasses:
    'Kata laluan mesti mempunyai sekurang-kurangnya 8 aksara yang mengandungi sekurang-kurangnya 1 huruf besar, 1 huruf kecil, 1 nombor dan 1 aksara khas.',
  help: ['sekurang-kurangnya 8 aksara', 'satu nombor', 'satu huruf besar', 'satu huruf kecil'],
} as const

export const resetTexts = {
  emailsDiffer: 'Alamat e-mel tidak sepadan. Sila pastikan kedua-dua alamat e-mel sama.',
  captchaTitle: 'Captcha belum selesai',
  captchaMissing: 'Sila sahkan captcha anda.',
  success: 'Kata laluan berjaya ditukar!',
  completed:
    'Selesai. Jika alamat e-mel ini berdaftar dengan kami, anda akan menerima e-mel dengan arahan lanjut tidak lama lagi.',
  linkInvalid: 'Pautan ini tidak sah lagi. Sila minta yang baharu.',
} as const

export const registrationTexts = {
  steps: [
    'Terma dan Syarat',
    'Pengenalan Diri',
    'Alamat E-mel',
    'Kata Laluan Sekali Guna',
    'Tetapkan Kata Laluan',
    'Tetapkan Butiran Bank',
    'Selesai',
  ],
  agree:
    'Saya dengan ini bersetuju dengan Terma dan Syarat dan mengesahkan bahawa maklumat yang diberikan di sini adalah betul.',
  identifierRequired: 'No. NRIC / FIN / Pasport diperlukan.',
  mobileInvalid: 'Format No. Telefon Bimbit tidak sah.',
  captchaTitle: 'Captcha tidak sah',
  captchaMissing: 'Sila sahkan captcha anda.',
  captchaIncompleteTitle: 'Captcha belum selesai',
  captchaIncomplete: 'Sila pastikan captcha diselesaikan sebelum meneruskan.',
  skip: 'Langkau',
  finish: 'Mari Mula!',
} as const

export const activationTexts = {
  invalidLink: 'Pautan tidak sah',
  invalidActivationLink: 'Pautan pengaktifan tidak sah',
  success: 'Pentadbir berjaya didaftarkan, sila log masuk semula',
} as const

export const confirmCaptchaTexts = {
  title: 'Captcha belum selesai',
  message: 'Sila pastikan captcha diselesaikan sebelum meneruskan.',
} as const
