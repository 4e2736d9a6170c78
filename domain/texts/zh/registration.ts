/** What registration says at its fields and when it cannot go on, in Chinese. */

export const registrationFieldTexts = {
  agreementRequired: '请先同意条款与条件。',
  nameRequired: '必须填写姓名。',
  countryCodeRequired: '必须填写国家代码。',
  mobileRequired: '必须填写手机号码。',
  mobileTooShort: '手机号码必须至少有 8 位数字。',
  proofRequired: { dateOfBirth: '请输入您的出生日期。', staffId: '请输入您的员工编号。' },
  proofWrong: {
    dateOfBirth: '这与记录中的出生日期不符。请检查，或联系公司人事部。',
    staffId: '这与记录中的员工编号不符。请检查，或联系公司人事部。',
  },
  emailFixed: '这个电邮地址不能在这里更改。请联系公司人事部更改。',
} as const

export const registrationRefusalTexts = {
  notPossible:
    '您无法用这个号码注册。如果您先前已注册，请登录，或选择“忘记密码？”；我们已发电邮给您。否则，请检查号码，或联系公司人事部或我们。',
  alreadyRegistered: '您已经注册。请登录；如果不知道密码，请选择“忘记密码？”。',
  tooManyTries: '这个号码的尝试次数太多。请在一小时后再试，或联系我们。',
  tooManyProofs: '这个号码答错的次数太多。请在一小时后再试，或联系公司人事部。',
  expired: '您的注册已过期。请重新开始。',
  emailNotVerified: '请先用一次性密码验证您的电邮地址。',
  emailTaken: '这个电邮地址已由另一个账户使用。请使用另一个地址；如果它是您的，请联系我们。',
  nricTaken: '这个号码属于另一个账户。请联系我们。',
} as const
