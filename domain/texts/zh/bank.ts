/** Texts of entering a bank account, in Chinese. */

export const bankTexts = {
  bankRequired: '必须选择银行。',
  accountRequired: '必须填写账户号码。',
  branchRequired: '必须填写分行。',
  accountsDiffer: '两次输入的账户号码不一致。',
  branchNotSelected: '未选择',
  bankCodeMissing: '缺少银行代码。',
  accountMissing: '缺少银行账户号码。',
  invalidDigits: '账户号码的位数无效。',
  invalidBankCode: '银行代码无效。',
  invalidBranchCode: '分行代码无效。',
  changeFailed: '很抱歉，更改时出现问题',
  changed: '银行账户更改成功！',
  postOfficeDigits: 'POSB 账户号码有 9 位数字。',
  developmentDigits: 'DBS 账户号码有 10 位数字。',
  overseaChineseDigits: 'OCBC 账户号码有 10 或 12 位数字。',
  unitedOverseasDigits: 'UOB 账户号码有 10 位数字；虚拟账户则有 7 至 18 位数字，但不能是 8、15 或 16 位。',
  standardCharteredDigits: 'Standard Chartered 账户号码有 10 位数字。',
  bankOfChinaDigits: 'Bank of China 账户号码有 11 位数字。',
  bankOfChinaStart: 'Bank of China 账户号码以 9 开头。',
  bankOfChinaForbiddenStart: 'Bank of China 账户号码不以 6500 开头。',
  tooShortForBranch: '账户号码必须以分行的 3 位数字开头。',
} as const

export const bankFieldLabels = {
  bank: '银行',
  accountNo: '账户号码',
  accountNoAgain: '再次输入账户号码',
  branchNo: '分行',
} as const

export const bankFieldHints = {
  choose: '请选择',
  bank: '您的账户所在的银行',
  accountNo: '只输入数字，按银行的写法',
  accountNoAgain: '再输入一次，以免出错',
} as const

export function branchDroppedText(branchNo: string): string {
  return `账户号码的前 3 位数字（${branchNo}）是分行代码，已从账户号码中去除。`
}

export function otherBranchText(branchNo: string): string {
  return `这个账户号码属于分行 ${branchNo}。请填写分行 ${branchNo}，或更正号码。`
}
