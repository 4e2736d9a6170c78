/** Texts of the member's profile, in Chinese. */

export const profileTabTexts = {
  title: '个人资料',
  bio: '基本资料',
  notifications: '通知',
  signIns: '您的登录',
  looks: '谁查看过',
} as const

export const profileTexts = {
  personalInformation: '个人信息',
  name: '姓名',
  nric: 'NRIC／FIN／护照',
  email: '电邮地址',
  contactNo: '联系号码',
  bankAccount: '接收赔付的银行账户',
  noAccount: '没有保存',
  none: '没有',
  photo: '您的照片',
  policyNo: '保单编号',
  plan: '计划',
  coveredAs: '受保身份',
  employee: '员工',
  dependant: '家属',
  staffId: '员工编号',
  coveredSince: '保障开始日期',
  coveredUntil: '保障结束日期',
  myPlan: '我的计划',
  planLocked: '输入一次性密码后，才会显示您的计划；我们会把一次性密码发送到您的电邮地址。',
  showPlan: '显示我的计划',
  noPlanDocument: '您的公司没有在这里保存计划。请向公司人事部查询保障范围。',
  ownPlanDocument: '您的公司在这里提供了自己的文件，说明您的计划保障什么。',
  openPlanDocument: (fileName: string, size: string) => `打开 ${fileName}（PDF，${size}）`,
  noCover: '您今天没有任何计划的保障。',
  dependents: '家属',
  noDependants: '目前没有人通过您获得保障。',
} as const

export function dependentsText(count: number): string {
  return count === 0 ? profileTexts.dependents : `${profileTexts.dependents}（${count}）`
}

export const profilePhotoTexts = {
  change: '更换照片',
  opening: '正在打开照片…',
  title: '更换我的照片',
  noFile: '没有上传文件。',
  tooMany: '最多只能上传 1 个文件。',
  wrongType: '只接受图片文件（jpeg、jpg、png）。',
  tooLarge: '附件超过 5 MB 的上限。请缩小后重新上传文件。',
  changed: '您的照片已更换。',
} as const

export const cutPhotoTexts = {
  title: '裁剪您的照片',
  frame: '框内的照片',
  help: '拖动照片，或用方向键移动。双指捏合，或按 + 和 − 缩放。',
  zoom: '缩放',
  zoomOut: '缩小',
  zoomIn: '放大',
  turnLeft: '向左旋转',
  turnRight: '向右旋转',
  cancel: '取消',
  use: '使用这张照片',
  sending: '正在发送…',
} as const

export function zoomText(zoom: number): string {
  return `${Math.round(zoom * 100)}%`
}

export function turnedText(degrees: number): string {
  return degrees === 0 ? '照片保持拍摄时的方向。' : `照片已旋转 ${degrees} 度。`
}

export const relationshipWords = { Spouse: '配偶', Child: '子女', Parent: '父母' } as const
