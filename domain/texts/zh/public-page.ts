/** Texts of the pages before the sign-in, in Chinese. */

export const publicPageTexts = {
  product: 'Member Care',
  promise: '您的团体医疗保障，尽在一处，安心查看。',
  promiseDetail: '用收据的照片提交索赔，随时查看进度。',
  backToSignIn: '返回登录',
  notFound: '此页面不存在',
  notFoundDetail: '网址可能输入有误，或页面已移动。',
  goToStart: '前往首页',
} as const

export const statementTitles = {
  securityPrivacy: '安全与隐私声明',
  websiteTerms: '网站条款',
  personalData: '个人资料使用声明',
} as const

export const signInPageTexts = {
  title: '登录',
  lead: '欢迎回来。请登录查看您的福利和索赔。',
  email: '电邮地址',
  identifiers: {
    nric: '电邮地址或 NRIC',
    staffId: '电邮地址或员工编号',
    both: '电邮地址、NRIC 或员工编号',
  },
  password: '密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  show: '显示',
  hide: '隐藏',
  signIn: '登录',
  signingIn: '正在登录…',
  forgotPassword: '忘记密码？',
  recoverAccount: '恢复账户',
  register: '注册',
  emailUs: '发电邮给我们',
  keptECard: '显示我的电子卡',
  singleSignOn: '管理员单点登录',
  confirmTitle: '确认是您本人',
} as const

export const captchaPageTexts = {
  label: '人机验证',
  loading: '正在加载人机验证…',
  failed: '无法加载人机验证。请检查您的网络连接，并重新加载页面。',
  widget: {
    label: '我不是机器人',
    loading: '正在加载…',
    verifying: '正在验证…',
    waitAlert: '正在验证…请稍候。',
    verified: '已验证',
    verificationRequired: '必须验证！',
    expired: '验证已过期。请再试一次。',
    error: '验证失败。请稍后再试。',
  },
} as const
