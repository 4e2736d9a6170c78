/** Texts of errors that can meet anybody anywhere, in Malay. */

export const errorTexts = {
  unauthorized: 'Akses tanpa kebenaran atau token telah tamat tempoh',
  suspiciousFile: 'Terdapat fail yang mencurigakan, sila imbas fail dengan perisian antivirus sebelum memuat naik.',
  somethingWentWrong: 'Telah berlaku kesilapan.',
  network: 'Maaf, nampaknya terdapat masalah dengan rangkaian. Sila cuba lagi kemudian.',
  issue: 'Maaf - terdapat masalah',
  changeFailed: 'Maaf - terdapat masalah dengan perubahan itu',
  validation: 'Sesetengah maklumat tiada atau tidak sah. Sila semak.',
  malformed: 'Permintaan itu tidak dapat dibaca. Sila muat semula halaman dan cuba lagi.',
  forbidden: 'Anda tidak dibenarkan melakukan ini.',
  notFound: 'Data tidak ditemui',
  conflict: 'Perkara ini sudah diubah sejak anda membukanya. Sila muat semula halaman dan cuba lagi.',
  tooLarge: 'Muat naik ini terlalu besar. Sila muat naik fail yang lebih sedikit atau lebih kecil.',
  rateLimited: 'Terlalu banyak permintaan. Sila tunggu sebentar dan cuba lagi.',
  unavailable: 'Perkhidmatan ini tidak tersedia buat masa ini. Sila cuba lagi kemudian.',
  captcha: 'Sila sahkan captcha anda.',
  needsVerification: 'Akaun anda perlu disahkan.',
} as const

export const pageFailureTexts = {
  detail: 'Skrin ini tidak dapat ditunjukkan. Apa yang telah anda hantar tidak terjejas.',
  unreachable: 'Halaman ini tidak dapat dicapai',
  unreachableDetail:
    'Nampaknya tiada sambungan. Halaman ini akan terbuka sendiri apabila anda kembali dalam talian; apa yang telah anda taip disimpan.',
  reload: 'Muat semula halaman',
} as const

export function accountNeedsVerificationText(support: { readonly email: string; readonly phone: string }): string {
  return `Akaun anda perlu disahkan. Jika anda ada sebarang pertanyaan, sila e-mel kami di ${support.email} atau telefon kami di ${support.phone}.`
}

export function sorryText(message: string): string {
  return message === '' ? errorTexts.issue : `Maaf. ${message}`
}
