/** Texts on the screens of the registration wizard, in Chinese, besides the messages at its fields. */

export const registrationPageTexts = {
  title: '注册',
  steps: '注册步骤',
  notNeeded: '不需要',
  next: '下一步',
  back: '返回',
  working: '请稍候…',
  startedOver: '此页面已重新打开，所以注册须从头开始。账户尚未设立。',
  passwordNotKept: '此页面已重新打开。除密码以外，您输入的内容都已保留：请重新设定密码。',
  kept: '您至今输入的内容保留在此页面。',
  alreadyRegistered: '已经注册？',
  waysOn: { signIn: '登录', forgotPassword: '忘记密码？', recoverAccount: '恢复账户' },
  terms: {
    lead: '欢迎。注册大约需要五分钟。请备妥您的身份证件号码，并准备查看电邮。',
    label: '条款与条件',
  },
  identification: {
    lead: '我们会在您的保障记录中查找您的资料。',
    identifier: 'NRIC／FIN／护照号码',
    identifierHint: '即您的雇主所登记的号码，例如 S1234567D',
    detailsLead: '我们找到了您。请检查您的资料。确认电邮地址后，您可以看到全部资料。',
    mobileHint: '保留不变，或输入另一个号码。',
    name: '姓名',
    email: '电邮地址',
    emailHint: '您的一次性密码会发到那里。',
    countryCode: '国家代码',
    mobile: '手机号码',
    otherNumber: '这不是我',
  },
  email: {
    lead: '您用它登录，我们的电邮也会发到那里。',
    label: '电邮地址',
    proofs: {
      dateOfBirth: {
        label: '出生日期',
        hint: '以防他人用您的号码和另一个地址注册。',
      },
      staffId: {
        label: '员工编号',
        hint: '即公司给您的编号。以防他人用您的号码和另一个地址注册。',
      },
    },
    fixedHint: '由您的公司登记。如果有误，请让公司人事部更正。',
  },
  password: {
    lead: '在您完成最后一步之前，它只保留在此页面。',
  },
  bank: {
    lead: '您的索赔会赔付到这个账户。您也可以跳过这一步。',
    submit: '提交',
    sending: '正在设立您的账户…',
  },
  completed: {
    text: '您的账户已设立，您现在已登录。',
    later: '您随时可以在个人资料中输入银行账户。',
  },
} as const

export function registrationProgressText(step: number, steps: number): string {
  return `第 ${step} 步，共 ${steps} 步`
}

export function registrationWelcomeText(name: string): string {
  return `欢迎您，${name}。`
}

export function confirmedEmailText(email: string): string {
  return `${email} 已确认。您可以继续。`
}
