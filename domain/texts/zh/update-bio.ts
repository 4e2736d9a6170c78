/** Texts of Update Bio, where members change what is kept of them, in Chinese. */

export const updateBioTexts = {
  tab: '更新资料',
  photo: '更换我的照片',
  details: '更改我的资料',
  email: '更改我的电邮',
  contactNumber: '更改我的联系号码',
  password: '更改我的密码',
  bankAccount: '银行账户资料',
  save: '保存',
  saving: '正在保存…',
} as const

export const changeEmailTexts = {
  unchanged: '电邮地址没有改变。',
  differ: '电邮地址不一致。',
  passwordEmpty: '没有填写密码。',
  otpEmpty: '必须填写一次性密码（OTP），请输入发送到您电邮地址的一次性密码。',
  passwordFirst: '请先输入您的密码。',
  notAllowed: '您的公司不允许您在这里更改电邮地址。请联系公司人事部。',
  present: (email: string) => `您目前的电邮地址：${email}`,
  none: '没有保存电邮地址。',
  newEmail: '新电邮地址',
  newEmailAgain: '再次输入新电邮地址',
  password: '目前的密码',
  showPassword: '显示您目前的密码',
  hidePassword: '隐藏您目前的密码',
  otp: '一次性密码',
  otpHint: (email: string) => `我们已把 6 位数字发送到 ${email}，5 分钟内有效。`,
  next: '下一步',
  working: '请稍候…',
  confirm: '更改电邮地址',
  startAgain: '重新开始',
  step: (step: number) => `第 ${step} 步，共 3 步`,
  changed: '您的电邮地址已更改。',
  changedDetail: (email: string) => `从现在起，您用 ${email} 登录，我们的电邮也会发到那里。`,
} as const

export const undoEmailTexts = {
  title: '撤销您的电邮地址更改',
  lead: (email: string) =>
    `您的账户会恢复使用 ${email} 这个地址。这个账户的所有登录都会结束，密码也会失效；您接着须设定新密码。`,
  undo: '撤销更改',
  deadTitle: '这个链接已失效',
  deadLead: '链接已使用过或已过期，或者地址是由我们更改的。如果其他人使用您的账户，请联系我们。',
  mailLink: '不是我本人操作：撤销更改',
  mailText: (until: string) =>
    `如果不是您本人，您可以在 ${until} 之前撤销更改。这个链接会让您的账户恢复使用这个地址，并让您设定新密码。`,
} as const

export const contactNumberTexts = {
  countryCodesDiffer: '两次输入的国家代码不一致。',
  numbersDiffer: '两次输入的联系号码不一致。',
  unchanged: '联系号码没有改变。',
  countryCode: '国家代码',
  countryCodeAgain: '再次输入国家代码',
  contactNo: '联系号码',
  contactNoAgain: '再次输入联系号码',
  changed: '您的联系号码已更改。',
} as const

export const changePasswordTexts = {
  current: '目前的密码',
  show: '显示您目前的密码',
  hide: '隐藏您目前的密码',
  othersEnd: '您在这里会保持登录。在其他已登录的地方，您须重新登录。',
  changed: '您的密码已更改。',
} as const

export const ownBankAccountTexts = {
  lead: '以直接入账方式支付的医疗索赔赔付会存入这个账户；这个账户不作其他用途。',
  employeesOnly: '只有员工可以输入银行账户。',
  storedAs: (bankName: string, accountNo: string) => `${bankName}，${accountNo}`,
} as const

export const ownDetailsTexts = {
  lead: '更改姓名或 NRIC 须由保险公司批准。在此之前，您的资料维持不变。',
  name: '姓名',
  nric: 'NRIC／FIN／护照',
  evidence: '更改的证明',
  evidenceHint: '如有证明：附上证明文件的图片或 PDF，最多 5 个文件，每个最大 5 MB。',
  chooseEvidence: '选择文件',
  remove: '移除',
  removeEvidence: (name: string) => `移除 ${name}`,
  submit: '提交审批',
  submitting: '正在提交…',
  pendingTitle: '等待批准',
  pendingSince: (when: string) => `要求时间：${when}`,
  proposedSince: (company: string, when: string) => `由 ${company} 的人事部于 ${when} 提议`,
  reasonOfHr: (reason: string) => `原因：${reason}`,
  wrongProposal: '如果有误，请在批准之前告诉公司人事部，或联系我们。',
  birthdate: '出生日期',
  gender: '性别',
  genders: { m: '男', f: '女' },
  notKnown: '不详',
  now: '目前',
  asked: '要求更改为',
  staysAsItIs: '维持不变',
  declinedOfHr: '您公司的人事部上次的提议未获批准。您的资料维持不变。',
  declined: '您上次的要求未获批准。您的资料维持不变。',
  evidenceAttached: (count: number) => `附上的文件：${count} 个`,
} as const
