/** Texts of verifying users' bank accounts and changes of name and NRIC, in Chinese. */

export const userBankTexts = {
  title: '核实用户的银行账户',
  nothingWaits: '没有等待核实的提议账户。',
  approveConsequence: '从现在起，赔付会存入提议的账户。会通知当事人。',
  declineConsequence: '账户维持不变。',
  noCompany: '没有',
  companies: (_count: number) => '公司',
  otherUser: '网址中的用户与请求中的不同。请只为一位用户送交决定。',
} as const

export const userBankRefusalTexts = {
  USER_NOT_FOUND: '找不到用户',
  USER_BANK_ADMINISTRATOR: '管理员没有赔付，所以不能提议银行账户。',
  BANK_PROPOSAL_ABSENT: '没有人为这个人提议银行账户。请重新加载列表。',
  BANK_PROPOSAL_REPLACED: '在此期间已有人提议另一个银行账户。请查看新的账户，再作出决定。',
  BANK_PROPOSAL_CLOSED: '当事人已输入自己的账户，所以不会使用提议的账户。请重新加载列表。',
  BANK_PROPOSAL_DECIDED: '其他人已对这个银行账户作出决定。请重新加载列表。',
  BANK_PROPOSAL_OWN: '这个银行账户是您自己提议的。须由另一位管理员核实。',
} as const

export const identityChangeTexts = {
  title: '核实身份',
  menu: '核实身份',
  comparison: '目前的资料和要求更改的资料',
  requested: '要求更改为',
  askedByMember: (ago: string) => `会员要求 · ${ago}`,
  proposedByHr: (company: string, ago: string) => `${company} 的人事部提议 · ${ago}`,
  birthdate: '出生日期',
  gender: '性别',
  genders: { m: '男', f: '女' },
  reasonOfHr: '人事部提议的原因',
  noEvidenceOfHr: '人事部已说明原因，没有附上文件。',
  name: '姓名',
  nric: 'NRIC',
  newName: (name: string) => `姓名：${name}`,
  newNric: (nric: string) => `NRIC：${nric}`,
  newBirthdate: (date: string) => `出生日期：${date}`,
  newGender: (gender: string) => `性别：${gender}`,
  noChange: '没有改变',
  loadFailed: '无法加载要求。',
  nothingWaits: '没有等待处理的姓名或 NRIC 更改。',
  evidence: '证明',
  noEvidence: '会员没有附上证明。',
  approveConsequence: '资料会立即在所有地方更改。会通知会员；如果是人事部提议的，也会通知人事部。',
  declineConsequence: '资料维持不变。会通知会员；如果是人事部提议的，也会通知人事部。',
  submitted: '您的资料已提交审批，更改获批准后，我们会通知您。',
  nameRequired: '必须填写姓名。',
  nameTooShort: '太短。',
  nameTooLong: '太长。',
  nricRequired: '必须填写 NRIC。',
  nricInvalid: '这不是 NRIC、FIN 或护照号码。请检查。',
  sameName: '姓名没有改变。',
  sameNric: 'NRIC 没有改变。',
  tooManyFiles: '最多只能上传 5 个文件。',
} as const

export const identityChangeRefusalTexts = {
  USER_NOT_FOUND: '找不到用户',
  IDENTITY_CHANGE_WAITING: '您已要求更改，目前正在等待批准。请等候决定，或联系我们。',
  IDENTITY_CHANGE_PROPOSED_BY_HR:
    '您公司的人事部已提议更改您的资料，目前正在等待批准。请等候决定，或请人事部撤回提议。',
  IDENTITY_CHANGE_WAITING_OF_EMPLOYEE: '这位员工的资料已有一项更改在等待批准。请等候决定；您的公司可以撤回自己的提议。',
  IDENTITY_CHANGE_EMPTY: '姓名没有改变。',
  IDENTITY_CHANGE_OWN_DETAILS: '请在平台的“更新资料”中要求更改您自己的资料。',
  IDENTITY_CHANGE_NOT_YOURS: '您的公司没有这样一项等待中的提议。请重新加载页面。',
  IDENTITY_CHANGE_DECIDED_ALREADY: '这项更改已有决定。请重新加载页面。',
  IDENTITY_CHANGE_WITHDRAWN: '人事部已撤回这项提议。请重新加载列表。',
  IDENTITY_CHANGE_ABSENT: '没有这样一项等待中的要求。请重新加载列表。',
  IDENTITY_CHANGE_REPLACED: '会员在此期间已发送另一项要求。请查看新的要求，再作出决定。',
  IDENTITY_CHANGE_DECIDED: '其他人已对这项要求作出决定。请重新加载列表。',
  IDENTITY_CHANGE_OWN: '这项更改是您自己要求的。须由另一位管理员作出决定。',
  NRIC_TAKEN:
    '所要求的 NRIC 属于另一个账户，所以不能批准更改。请在用户列表中查找这个号码：如果两者是同一个人，请结束重复的保障；否则请拒绝要求，并在说明中注明。',
  EMAIL_TAKEN:
    '这位会员用的是随 NRIC 而定的占位电邮地址，而所要求号码的占位地址属于另一个账户，所以不能批准更改。请在用户列表中查找这个地址：先更正那个账户，否则请拒绝要求，并在说明中注明。',
} as const
