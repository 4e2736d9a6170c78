/** The console's pages of rewards: codes, who redeemed what, and what merchants are told of it. */
import { plural } from '../../language/plural.ts'

const codes = (count: number, shown: string) => plural('en', count, { one: `${shown} code`, other: `${shown} codes` })

export const rewardCodeTexts = {
  menu: { group: 'Rewards', codes: 'Codes', redemptions: 'Redemptions' },
  title: 'Codes of rewards',
  lead: 'Each reward gives its vouchers a code. Those that run low stand first.',
  failed: 'The rewards could not be loaded.',
  none: 'A reward stands here as soon as its first version is saved.',
  noMatch: 'No reward fits this search.',
  search: 'Title of the reward',
  filters: 'Filter rewards',
  count: (total: number, shown: string) => plural('en', total, { one: `${shown} reward`, other: `${shown} rewards` }),
  columns: {
    title: 'Reward',
    merchant: 'Merchant',
    way: 'Codes',
    free: 'Free',
    given: 'Given',
    lowWater: 'Alarm at',
    state: 'State',
  },
  ways: {
    'single-use': 'One for each voucher',
    shared: 'The same for all',
    number: 'The voucher’s own number',
  },
  wayHints: {
    'single-use': 'Each voucher gets a code of the merchant’s that nobody else has. Upload them below.',
    shared: 'All vouchers show the same code. A changed code is for new vouchers; those given keep theirs.',
    number: 'The merchant has no codes. Each voucher shows a number that we make for it.',
  },
  states: { low: 'Runs low', empty: 'No codes', enough: 'Enough' },
  low: 'Few codes left',
  every: 'All rewards',
  toList: 'Codes of rewards',
  missing: 'This reward does not exist',
  figures: 'Codes',
  settings: 'How codes are given',
  way: 'Codes',
  threshold: 'Alarm when so few are free',
  thresholdHint: 'Keepers of codes are told by e-mail, and the dashboard shows it.',
  sharedCode: 'Code for all vouchers',
  sharedCodeHint: 'It is not shown here again. Leave this empty to keep the code as it is.',
  save: 'Save',
  saved: 'Saved.',
  saveFailed: 'This was not saved.',
  upload: 'Add codes',
  uploadLead:
    'A CSV, text or Excel file with one code in each row. Codes already uploaded for this reward are listed and not added again.',
  uploadButton: 'Add the codes',
  uploaded: (added: number, shown: string) => (added === 0 ? 'No code was added.' : `${codes(added, shown)} added.`),
  refusedRows: (count: number, shown: string) =>
    plural('en', count, { one: `${shown} row was not taken:`, other: `${shown} rows were not taken:` }),
  faultyRow: (row: string, fault: string) => `Row ${row}: ${fault}`,
  moreRows: (shown: string) => `… and ${shown} more.`,
  faults: {
    faulty: 'this is not a code',
    'twice-in-file': 'stands in the file twice',
    'had-before': 'was uploaded before',
  },
  uploads: 'Uploads',
  uploadColumns: { at: 'Uploaded', by: 'By', codes: 'Codes', free: 'Free' },
  noUploads: 'No codes were uploaded yet.',
  codeMissing: 'Give a code.',
  codeTooLong: (longest: number) => `A code has at most ${longest} characters.`,
  codeFaulty: 'A code has letters, digits and . - / : + _, and begins with a letter or a digit.',
  sharedMissing: 'Give the code that all vouchers show.',
  thresholdFaulty: (most: number) => `Give a whole number from 0 to ${most}.`,
  noCodes: 'No code was found in this file. Put one code in each row.',
  tooManyCodes: (most: number) => `Upload at most ${most} codes at once.`,
  lowMail: {
    subject: 'Codes of a reward run low',
    opening: (title: string, shown: string) => `“${title}” has ${shown} free codes left.`,
    advice:
      'When they are gone, members cannot redeem it any more. Ask the merchant for more, and add them in the console.',
    open: 'Open the codes',
  },
  dashboard: {
    title: 'Rewards that run low',
    failed: 'The codes of rewards could not be loaded.',
    none: 'Every reward has enough codes.',
    open: 'Open the codes of rewards',
  },
}

export const redemptionListTexts = {
  title: 'Redemptions',
  lead: 'Who redeemed which reward. Codes are shown to their members alone.',
  failed: 'The redemptions could not be loaded.',
  none: 'What members redeem stands here.',
  noMatch: 'No redemption fits this search.',
  search: 'Name of the member',
  filters: 'Filter redemptions',
  forgotten: 'Somebody who was forgotten',
  count: (total: number, shown: string) =>
    plural('en', total, { one: `${shown} redemption`, other: `${shown} redemptions` }),
  columns: {
    redeemedAt: 'Redeemed',
    reward: 'Reward',
    member: 'Member',
    validUntil: 'Valid till',
  },
  withoutEnd: 'No end',
  history: 'History',
  openHistory: (title: string) => `History of the voucher of “${title}”`,
}
