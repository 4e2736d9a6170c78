/** What our e-mails say, in Chinese. */

export const letterHeadTexts = {
  product: 'Member Care',
  greeting: (name: string | null) => (name === null ? '您好：' : `${name}，您好：`),
} as const

export const oneTimePasswordMailTexts = {
  subject: '您的一次性密码',
  use: '请用这个一次性密码继续：',
  validity: (minutes: number) =>
    `它在 ${minutes} 分钟内有效，只能使用一次。如果您没有要求一次性密码，请忽略这封电邮；没有它，谁也无法登录。`,
} as const

export const accountLinkMailTexts: Readonly<
  Record<
    'reset-password' | 'recover-account',
    { readonly subject: string; readonly opening: string; readonly unasked: string; readonly label: string }
  >
> = {
  'reset-password': {
    subject: '设定新密码',
    opening: '您要求为账户设定新密码。请打开以下链接，设定一个新密码。',
    unasked: '如果您没有提出要求，请忽略这封电邮；您的密码不会改变。',
    label: '设定新密码',
  },
  'recover-account': {
    subject: '恢复您的账户',
    opening: '您要求我们恢复您的账户。请打开以下链接，设定一个新密码；这也会解锁您的账户。',
    unasked: '如果您没有提出要求，请忽略这封电邮；不会有任何改变。',
    label: '恢复您的账户',
  },
}

export const linkMailTexts = {
  validForMinutes: (minutes: number, unasked: string) => `链接在 ${minutes} 分钟内有效，只能使用一次。${unasked}`,
  validForHours: (hours: number) =>
    `链接在 ${hours} 小时内有效，只能使用一次。如果您不知道为什么会收到这封电邮，请忽略它。`,
  locked: (recoveryUrl: string) => `您的账户已被锁定，只设定新密码无法解锁。请改为恢复账户：${recoveryUrl}`,
} as const

export const notRegisteredMailTexts = {
  subject: '您的账户尚未设立',
  opening: '您要求设定新密码，但您的账户尚未设立。请先注册；您可在注册时设定密码。',
  label: '注册',
} as const

export const suspendedMailTexts = {
  subject: '您的账户已被停用',
  opening: '您要求设定新密码，但您的账户已被停用，有了新密码也无法登录。',
  contact: (support: { readonly email: string; readonly phone: string }) =>
    `请联系我们：${support.email} 或 ${support.phone}。`,
} as const

export const alreadyRegisteredMailTexts = {
  subject: '您已有账户',
  opening: (links: { readonly forgotPassword: string; readonly recoverAccount: string }) =>
    `有人尝试用您的号码注册。您已有账户：请用这个电邮地址登录。如果您不知道密码，请在登录页选择“${links.forgotPassword}”；如果您的账户已被锁定，请选择“${links.recoverAccount}”。`,
  notYou: '如果不是您本人，您不需要做任何事：没有人得知您的任何资料，也没有人能登录。',
} as const

export const administratorInvitationMailTexts = {
  subject: '启用您的管理员账户',
  opening: '我们已为您设立管理员账户。请打开以下链接，设定您的密码，然后就可以登录。',
  label: '启用您的账户',
} as const

export const addressChangeMailTexts = {
  notice: {
    subject: '您的管理员账户将转移到另一个电邮地址',
    opening: ({ askedBy, email, from }: { readonly askedBy: string; readonly email: string; readonly from: string }) =>
      `${askedBy === '' ? '一位管理员' : `${askedBy} `}已要求把您的管理员账户转移到 ${email}。从 ${from}（新加坡时间）起，能阅读该地址电邮的人可以用新密码接管账户。在此之前，不会有任何改变。`,
    notYou: '如果这不是您要求的，请登录并取消：控制台的每个页面都会显示这项要求。具有 IT 角色的管理员也可以取消。',
    label: '打开控制台',
  },
  invitation: {
    subject: '把您的管理员账户转移到这个电邮地址',
    opening: '您的管理员账户将转移到这个电邮地址。请打开以下链接，设定一个新密码；之后您须用这个电邮地址和新密码登录。',
    label: '转移您的账户',
  },
} as const

export const declinedProposalMailTexts = {
  subject: '您提议的银行账户未获接受',
  forClaim: (claimNo: string) => `索赔 ${claimNo}`,
  forUser: '一位用户',
  opening: (what: string) => `您提议的银行账户未获接受（${what}）。`,
  reasonInConsole: '原因可在控制台中与提议的账户一并查看。您可以在那里提议另一个账户。',
  open: '在控制台查看',
} as const

export const letterContactMailTexts = {
  subject: '有一项担保信申请等待您处理',
  opening: (number: string) => `担保信申请 ${number} 正在等待公司人事部处理。`,
  inConsole: '请登录人事区，转交或拒绝这项申请。申请的内容只显示在那里。',
  open: '打开人事区',
} as const

export const notificationMailTexts = {
  openPortal: '打开 Member Care',
  openSubject: '在 Member Care 查看',
} as const

export const onboardingMailTexts = {
  subject: (company: string) => `您的 ${company} 健康福利已上线`,
  opening: (company: string) => `${company} 为您提供健康福利平台：您的保障、特约诊所、索赔等等。`,
  register: '请用您的 NRIC、FIN 或护照号码注册。只需几分钟，由您自己设定密码。',
  label: '立即注册',
  elsewhere: (company: string) => `这封电邮邀请您注册 ${company} 的健康福利平台。注册页面可以用中文阅读。`,
  trial: {
    subject: (subject: string) => `【试发】${subject}`,
    introduction: '这是发给您公司新用户的欢迎电邮的试发版本。',
  },
} as const
