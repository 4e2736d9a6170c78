/** What registration says at its fields and when it cannot go on, in Malay. */

export const registrationFieldTexts = {
  agreementRequired: 'Sila bersetuju dengan Terma dan Syarat dahulu.',
  nameRequired: 'Nama diperlukan.',
  countryCodeRequired: 'Kod negara diperlukan.',
  mobileRequired: 'Nombor telefon bimbit diperlukan.',
  mobileTooShort: 'Nombor telefon bimbit mesti mempunyai sekurang-kurangnya 8 digit.',
  proofRequired: { dateOfBirth: 'Sila masukkan tarikh lahir anda.', staffId: 'Sila masukkan ID kakitangan anda.' },
  proofWrong: {
    dateOfBirth: 'Ini bukan tarikh lahir dalam rekod. Sila semak, atau hubungi jabatan HR anda.',
    staffId: 'Ini bukan ID kakitangan dalam rekod. Sila semak, atau hubungi jabatan HR anda.',
  },
  emailFixed: 'Alamat e-mel ini tidak boleh ditukar di sini. Sila hubungi jabatan HR anda untuk menukarnya.',
} as const

export const registrationRefusalTexts = {
  notPossible:
    'Anda tidak boleh mendaftar dengan nombor ini. Jika anda pernah mendaftar, sila log masuk, atau pilih “Lupa kata laluan?”; kami telah menghantar e-mel ke alamat anda. Jika tidak, sila semak nombor itu, atau hubungi jabatan HR anda atau kami.',
  alreadyRegistered:
    'Anda sudah mendaftar. Sila log masuk, atau pilih “Lupa kata laluan?” jika anda tidak tahu kata laluan anda.',
  tooManyTries: 'Terlalu banyak percubaan dengan nombor ini. Sila cuba lagi selepas satu jam, atau hubungi kami.',
  tooManyProofs:
    'Terlalu banyak jawapan yang salah untuk nombor ini. Sila cuba lagi selepas satu jam, atau hubungi jabatan HR anda.',
  expired: 'Pendaftaran anda telah tamat tempoh. Sila mula semula.',
  emailNotVerified: 'Sila sahkan alamat e-mel anda dengan kata laluan sekali guna dahulu.',
  emailTaken:
    'Alamat e-mel ini digunakan oleh akaun lain. Sila guna alamat lain, atau hubungi kami jika ia milik anda.',
  nricTaken: 'Nombor ini milik akaun lain. Sila hubungi kami.',
} as const
