/** Texts of choosing a new password, and of the pages for a forgotten password and a locked account, in Chinese. */

export const newPasswordPageTexts = {
  newPassword: '新密码',
  confirmation: '确认新密码',
  helpLead: '好的密码包含',
  helpSpecial: '一个特殊字符（例如 ! 或 #）可代替最后三项之一。',
  special: '一个特殊字符',
  met: '已符合',
  unmet: '尚缺',
  showNewPassword: '显示新密码',
  hideNewPassword: '隐藏新密码',
  showConfirmation: '显示确认密码',
  hideConfirmation: '隐藏确认密码',
} as const

export const linkRequestPageTexts = {
  'reset-password': {
    title: '忘记密码？',
    lead: '请输入您登录时使用的电邮地址。我们会把设定新密码的链接发送给您。',
  },
  'recover-account': {
    title: '恢复您的账户',
    lead: '输入错误密码的次数太多，账户会被锁定。请输入您登录时使用的电邮地址，我们会发送一个链接给您，让您用新密码解锁账户。',
  },
  email: '电邮地址',
  confirmEmail: '确认电邮地址',
  send: '发送链接给我',
  sending: '正在发送…',
  completedTitle: '请查看您的电邮',
  nothingCame: '几分钟后仍没有收到电邮？请查看垃圾邮件文件夹，或再次要求。',
  askAgain: '再次要求',
} as const

export const resetPageTexts = {
  title: '设定新密码',
  lead: '它会取代您的旧密码。您将从所有设备退出。',
  save: '保存新密码',
  saving: '正在保存…',
  changedTitle: '完成',
  changedLead: '请用您的新密码登录。',
  toSignIn: '前往登录',
  deadTitle: '这个链接已失效',
  deadLead: '一个链接在一小时内有效，只能设定一次新密码。',
  askForAnother: '要求新的链接',
  recover: '恢复被锁定的账户',
} as const
