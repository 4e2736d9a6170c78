/** Texts of entering a bank account, in Malay. */

export const bankTexts = {
  bankRequired: 'Bank diperlukan.',
  accountRequired: 'Nombor Akaun diperlukan.',
  branchRequired: 'Cawangan diperlukan.',
  accountsDiffer: 'Nombor Akaun tidak sepadan.',
  branchNotSelected: 'belum dipilih',
  bankCodeMissing: 'Kod bank tiada.',
  accountMissing: 'No. akaun bank tiada.',
  invalidDigits: 'Digit no. akaun tidak sah.',
  invalidBankCode: 'Kod bank tidak sah.',
  invalidBranchCode: 'Kod cawangan tidak sah.',
  changeFailed: 'Maaf - terdapat masalah dengan perubahan itu',
  changed: 'Akaun bank berjaya ditukar!',
  postOfficeDigits: 'Nombor akaun POSB mempunyai 9 digit.',
  developmentDigits: 'Nombor akaun DBS mempunyai 10 digit.',
  overseaChineseDigits: 'Nombor akaun OCBC mempunyai 10 atau 12 digit.',
  unitedOverseasDigits:
    'Nombor akaun UOB mempunyai 10 digit, atau 7 hingga 18 digit tetapi bukan 8, 15 atau 16 digit untuk akaun maya.',
  standardCharteredDigits: 'Nombor akaun Standard Chartered mempunyai 10 digit.',
  bankOfChinaDigits: 'Nombor akaun Bank of China mempunyai 11 digit.',
  bankOfChinaStart: 'Nombor akaun Bank of China bermula dengan 9.',
  bankOfChinaForbiddenStart: 'Nombor akaun Bank of China tidak bermula dengan 6500.',
  tooShortForBranch: 'Nombor akaun mesti bermula dengan 3 digit cawangan.',
} as const

export const bankFieldLabels = {
  bank: 'Bank',
  accountNo: 'Nombor Akaun',
  accountNoAgain: 'Masukkan Semula Nombor Akaun',
  branchNo: 'Cawangan',
} as const

export const bankFieldHints = {
  choose: 'Sila pilih',
  bank: 'Bank tempat akaun anda dibuka',
  accountNo: 'Digit sahaja, seperti yang ditulis oleh bank anda',
  accountNoAgain: 'Sekali lagi, supaya tiada yang tersalah taip',
} as const

export function branchDroppedText(branchNo: string): string {
  return `3 digit pertama (${branchNo}) nombor akaun ini ialah kod cawangan. Digit itu telah dibuang daripada nombor akaun.`
}

export function otherBranchText(branchNo: string): string {
  return `Nombor akaun ini milik cawangan ${branchNo}. Sila berikan cawangan ${branchNo}, atau betulkan nombor itu.`
}
