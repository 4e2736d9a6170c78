/** Texts of the administrators' ways in: activation and single sign-on, in Malay. */

export const administratorTexts = {
  alreadyActivated: 'Pentadbir ini sudah mempunyai akaun.',
  notInvitable: 'Hanya pentadbir yang belum mengaktifkan akaunnya boleh dijemput.',
  signOnFailures: {
    'not-administrator':
      'Log masuk tunggal adalah untuk pentadbir sistem, dan identiti ini bukan salah satu daripada identiti kami. Sila log masuk dengan alamat e-mel dan kata laluan anda.',
    'unverified-email':
      'Penyedia identiti anda belum mengesahkan alamat e-mel anda. Sila dapatkan pengesahannya, kemudian cuba lagi.',
    'other-identity':
      'Pentadbir ini log masuk dengan identiti lain. Sila tanya penyedia identiti anda atau pasukan sokongan kami.',
    'account-closed': 'Akaun pentadbir ini tidak aktif. Sila hubungi pasukan sokongan kami.',
    expired: 'Log masuk tunggal ini telah tamat tempoh atau telah digunakan. Sila cuba lagi.',
    refused: 'Penyedia identiti anda tidak mengesahkan log masuk anda. Sila cuba lagi.',
    unavailable:
      'Penyedia identiti anda tidak dapat dihubungi buat masa ini. Sila cuba lagi kemudian, atau log masuk dengan alamat e-mel dan kata laluan anda.',
  },
} as const

export const signOnPageTexts = {
  working: 'Sedang log masuk…',
  workingDetail: 'Sebentar, log masuk anda sedang diselesaikan.',
  done: 'Anda telah log masuk',
  doneDetail: 'Konsol akan dibuka sebentar lagi.',
  openNow: 'Buka konsol sekarang',
  failed: 'Anda belum log masuk',
  failedTitle: 'Log masuk tunggal gagal',
  noToken: 'Halaman ini memerlukan log masuk tunggal untuk diselesaikan. Sila mula dari halaman log masuk.',
  tryAgain: 'Cuba lagi',
} as const

export const activationPageTexts = {
  title: 'Sediakan akaun pentadbir anda',
  reEnterPassword: 'Masukkan semula kata laluan',
  submit: 'Aktifkan akaun',
  submitting: 'Sedang diaktifkan…',
  failedTitle: 'Akaun anda belum diaktifkan',
} as const

export function activationLead(email: string): string {
  return `Pilih kata laluan untuk ${email}. Anda akan log masuk dengan kedua-duanya.`
}
