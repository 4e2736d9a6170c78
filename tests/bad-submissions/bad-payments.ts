/** How a claim is to be paid, wrongly: methods that are not offered, PayNow without its confirmation, and every bank's digits (1§5, 2§5). */
import { bankTexts, otherBranchText } from '@member-care/domain/texts/bank-texts.ts'
import { claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import { inEveryWay, type BadSubmission, type BrokenRule } from './bad-submission.ts'

const methods = [
  ...[undefined, '', ' '].map((paymentMethod) => ({ paymentMethod, text: claimFormTexts.paymentMethodRequired })),
  ...['Payroll', 'Insurer', 'cheque', 'Cash', 'constructor'].map((paymentMethod) => ({
    paymentMethod,
    text: claimFormTexts.paymentMethodNotOffered,
  })),
].map(({ paymentMethod, text }): BrokenRule => ({
  rule: 'CLM-057',
  changes: { paymentMethod },
  errors: { paymentMethod: text },
}))

const payNow = [undefined, 'false', 'yes', 'TRUE', '1'].map((payNowConfirmed): BrokenRule => ({
  rule: 'CLM-063',
  changes: { paymentMethod: 'PayNow', payNowConfirmed },
  errors: { payNowConfirmed: claimFormTexts.payNowNotConfirmed },
}))

const savings = { bankName: 'POSB', bankNo: '7171', branchNo: '081' }
const development = { bankName: 'DBS Bank Ltd', bankNo: '7171', branchNo: '003' }
const overseaChinese = { bankName: 'Oversea-Chinese Banking Corporation Ltd', bankNo: '7339', branchNo: '501' }
const unitedOverseas = { bankName: 'United Overseas Bank Ltd', bankNo: '7375', branchNo: '001' }
const standardChartered = { bankName: 'Standard Chartered Bank (Singapore) Limited', bankNo: '9496', branchNo: '001' }
const bankOfChina = { bankName: 'Bank of China Limited', bankNo: '7083', branchNo: '011' }

type Bank = typeof savings

const digits = (count: number) => '1'.repeat(count)
function numbers(rule: string, bank: Bank, accountNos: readonly string[], text: string): readonly BrokenRule[] {
  return accountNos.map((accountNo) => ({
    rule,
    changes: { paymentMethod: 'Bank', ...bank, accountNo },
    errors: { accountNo: text },
  }))
}

const accounts: readonly BrokenRule[] = [
  ...numbers('BNK-006', savings, [digits(8), digits(10)], bankTexts.postOfficeDigits),
  ...numbers('BNK-007', development, [digits(9), digits(11)], bankTexts.developmentDigits),
  // The branch's three digits are counted (C13).
  ...numbers('BNK-008', overseaChinese, [digits(6), digits(8), digits(10)], bankTexts.overseaChineseDigits),
  ...numbers('BNK-010', unitedOverseas, [6, 8, 15, 16, 19].map(digits), bankTexts.unitedOverseasDigits),
  ...numbers('BNK-012', standardChartered, [digits(9), digits(11)], bankTexts.standardCharteredDigits),
  ...numbers('BNK-013', bankOfChina, [digits(10), digits(12)], bankTexts.bankOfChinaDigits),
  ...numbers('BNK-014', bankOfChina, [digits(11), '65001111111'], bankTexts.bankOfChinaStart),
  ...numbers(
    'BNK-026',
    savings,
    ['0841 2395', '08410239a', '-84102395', '０84102395', '*****9999'],
    bankTexts.invalidDigits,
  ),
  ...numbers('BNK-025', savings, ['none', '<script>'], bankTexts.accountMissing),
  ...[undefined, '', ' '].flatMap((nothing): readonly BrokenRule[] => [
    {
      rule: 'BNK-003',
      changes: { paymentMethod: 'Bank', ...savings, accountNo: nothing },
      errors: { accountNo: bankTexts.accountRequired },
    },
    {
      rule: 'BNK-003',
      changes: { paymentMethod: 'Bank', ...savings, branchNo: nothing, accountNo: '084102395' },
      errors: { branchNo: bankTexts.branchRequired },
    },
    {
      rule: 'BNK-003',
      changes: { paymentMethod: 'Bank', ...savings, bankNo: nothing, accountNo: '084102395' },
      errors: { bankNo: bankTexts.bankRequired },
    },
  ]),
  ...['9999', '717', '7171x', 'constructor'].map((bankNo): BrokenRule => ({
    rule: 'BNK-029',
    changes: { paymentMethod: 'Bank', ...savings, bankNo, accountNo: '084102396' },
    errors: { bankNo: bankTexts.invalidBankCode },
  })),
  {
    rule: 'BNK-029',
    changes: { paymentMethod: 'Bank', ...savings, bankName: 'No Bank', accountNo: '084102396' },
    errors: { bankNo: bankTexts.invalidBankCode },
  },
  ...['999', '08', '0811', 'abc'].map((branchNo): BrokenRule => ({
    rule: 'BNK-030',
    changes: { paymentMethod: 'Bank', ...savings, branchNo, accountNo: '084102396' },
    errors: { branchNo: bankTexts.invalidBranchCode },
  })),
  // A branch of the bank, and not the one that the number tells.
  ...[
    { rule: 'BNK-022', bank: development, branchNo: '002', accountNo: '0011234567', right: '001' },
    { rule: 'BNK-016', bank: bankOfChina, branchNo: '012', accountNo: '91234567890', right: '011' },
    { rule: 'BNK-011', bank: unitedOverseas, branchNo: '055', accountNo: '123456789', right: '001' },
  ].map(({ rule, bank, branchNo, accountNo, right }): BrokenRule => ({
    rule,
    changes: { paymentMethod: 'Bank', ...bank, branchNo, accountNo },
    errors: { branchNo: otherBranchText(right) },
  })),
  // Her own number, as it is stored, with another bank or branch.
  {
    rule: 'BNK-030',
    changes: { paymentMethod: 'Bank', ...savings, branchNo: '999', accountNo: '084102395' },
    errors: { branchNo: bankTexts.invalidBranchCode },
  },
  {
    rule: 'BNK-029',
    changes: { paymentMethod: 'Bank', ...savings, bankName: 'No Bank', accountNo: '084102395' },
    errors: { bankNo: bankTexts.invalidBankCode },
  },
]

export const badPayments: readonly BadSubmission[] = [...methods, ...payNow, ...accounts].flatMap(inEveryWay)
