/** Texts of choosing a new password, and of the pages for a forgotten password and a locked account, in Malay. */

export const newPasswordPageTexts = {
  newPassword: 'Kata laluan baharu',
  confirmation: 'Sahkan kata laluan baharu',
  helpLead: 'Kata laluan yang baik mempunyai',
  helpSpecial: 'Satu aksara khas, seperti ! atau #, boleh menggantikan salah satu daripada tiga yang terakhir.',
  special: 'satu aksara khas',
  met: 'sudah ada',
  unmet: 'masih tiada',
  showNewPassword: 'Tunjukkan kata laluan baharu',
  hideNewPassword: 'Sembunyikan kata laluan baharu',
  showConfirmation: 'Tunjukkan kata laluan yang disahkan',
  hideConfirmation: 'Sembunyikan kata laluan yang disahkan',
} as const

export const linkRequestPageTexts = {
  'reset-password': {
    title: 'Lupa kata laluan anda?',
    lead: 'Masukkan alamat e-mel yang anda gunakan untuk log masuk. Kami akan menghantar pautan kepada anda untuk memilih kata laluan baharu.',
  },
  'recover-account': {
    title: 'Pulihkan akaun anda',
    lead: 'Terlalu banyak kata laluan yang salah akan mengunci akaun. Masukkan alamat e-mel yang anda gunakan untuk log masuk, dan kami akan menghantar pautan kepada anda untuk membuka kunci akaun anda dengan kata laluan baharu.',
  },
  email: 'Alamat e-mel',
  confirmEmail: 'Sahkan alamat e-mel',
  send: 'Hantar pautan kepada saya',
  sending: 'Sedang dihantar…',
  completedTitle: 'Sila semak e-mel anda',
  nothingCame: 'Tiada e-mel selepas beberapa minit? Sila lihat dalam folder spam anda, atau minta sekali lagi.',
  askAgain: 'Minta sekali lagi',
} as const

export const resetPageTexts = {
  title: 'Pilih kata laluan baharu',
  lead: 'Ia menggantikan kata laluan lama anda. Anda akan dilog keluar daripada semua peranti anda.',
  save: 'Simpan kata laluan baharu',
  saving: 'Sedang disimpan…',
  changedTitle: 'Semuanya selesai',
  changedLead: 'Sila log masuk dengan kata laluan baharu anda.',
  toSignIn: 'Pergi ke log masuk',
  deadTitle: 'Pautan ini tidak berfungsi lagi',
  deadLead: 'Pautan sah selama satu jam dan untuk satu kata laluan baharu.',
  askForAnother: 'Minta pautan baharu',
  recover: 'Pulihkan akaun yang dikunci',
} as const
