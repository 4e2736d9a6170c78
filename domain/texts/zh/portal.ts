/** Texts of the member shell and the home page, in Chinese. */

export const menuTexts = {
  home: '首页',
  submitClaim: '提交索赔',
  claimRecords: '索赔记录',
  visits: '我的就诊',
  requestElog: '申请担保信',
  elogRecords: '担保信记录',
  myCover: '我的保障',
  findClinics: '查找特约诊所',
  eCards: '电子卡',
  teleconsult: '远程问诊',
  rewards: '奖励',
  store: '商店',
  askJoey: '询问 Joey',
  profile: '个人资料',
  userGuide: '使用指南',
  hrAdmin: '人事管理',
  insights: '数据分析',
  faq: '常见问题',
  logOut: '退出',
} as const

export const quickMenuTexts = {
  home: '首页',
  submitClaim: '提交索赔',
  claimRecords: '索赔记录',
  eCards: '电子卡',
  profile: '个人资料',
} as const

export const homeTexts = {
  requestLetterOfGuarantee: '申请担保信',
  submitClaim: '提交索赔',
  coveragePlans: '保障计划',
  accessECard: '打开我的电子卡',
  seeAll: '查看全部',
} as const

export const portalTexts = {
  loading: '正在加载',
} as const

export const clinicTypeLabels = {
  0: '其他',
  1: '全科医生',
  2: '专科医生',
  3: '牙科',
  4: 'X 光',
  5: '物理治疗',
  6: '中医',
  7: '综合诊疗所',
  8: '医院',
  9: '化验室',
} as const

export const shellTexts = {
  openMenu: '打开菜单',
  menu: '菜单',
  mainMenu: '主菜单',
  quickMenu: '快捷菜单',
  lastLogin: '上次登录：',
  offline: '您已离线',
  offlineDetail: '您看到的内容可能不是最新的。您输入的内容会留在这里；请在恢复连接后再试。',
  goHome: '前往首页',
  logOutTitle: '内容尚未全部保存，要退出吗？',
  logOutDetail: '您填写或添加的内容有一部分只存在于这个标签页。退出后，这部分内容会丢失。',
  logOut: '退出',
  opensNewTab: '在新标签页中打开',
  needHelp: '需要帮助吗？',
  stay: '留在这里',
} as const

export const overviewTexts = {
  morning: '早上好',
  afternoon: '下午好',
  evening: '晚上好',
  greet: (greeting: string, name: string) => `${greeting}，${name}`,
  quickLinks: '快捷链接',
  clinics: '查找特约诊所',
  attention: '需要您处理',
  seeWhatToDo: '查看需要做什么',
  moreWaiting: (count: number) => `另有 ${count} 项索赔需要您处理`,
  lastClaim: '您最近的索赔',
  seeClaim: '查看这项索赔',
  notUpToDate: '无法更新您的索赔。',
  nothing: '目前没有需要您处理的事项',
  employeesOnly: '索赔须由享有该保障的员工提交。',
  notCovered: '目前没有公司为您提供保障',
  notCoveredDetail: '您仍可查看受保障期间就诊的索赔进度，并提交所要求的资料。新的索赔不能在这里提交。',
  noClaims: '还没有索赔',
  noClaimsDetail: '用收据的照片提交您的第一项索赔。您可以在这里查看它的进度。',
  confirmToSee: '请先确认是您本人，再查看您的索赔',
  confirmWithOtp: '用一次性密码确认',
} as const
