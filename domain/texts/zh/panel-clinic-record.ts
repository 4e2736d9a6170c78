/** Texts of keeping the panel's clinics right, in Chinese: what members report, correcting a clinic, and confirming it. */
import type { ClinicFault } from '../../clinic/clinic-report.ts'

export const clinicFaultLabels: Readonly<Record<ClinicFault, string>> = {
  name: '名称',
  address: '地址或地图上的位置',
  hours: '营业时间',
  type: '诊所的类型',
  gone: '诊所已不在那里',
  'not-on-panel': '诊所表示自己不是特约诊所',
}

export const panelClinicRecordTexts = {
  confirmed: '已确认',
  neverConfirmed: '从未确认',
  edit: '更正',
  editTitle: (clinic: string) => `更正 ${clinic}`,
  editHint: '保存即表示这家诊所此处的资料今天是正确的。',
  confirm: '资料正确',
  confirmTitle: (clinic: string) => `${clinic} 的资料全部正确吗？`,
  confirmText: '会员会看到这家诊所今天已确认。有关它的报告会视为已处理。',
  actionLabel: (action: string, clinic: string) => `${action}：${clinic}`,
  saved: '诊所资料已更正并确认。',
  confirmedNow: '诊所资料已确认。',
  fields: {
    name: '名称',
    address: '地址',
    area: '地区',
    zone: '区域',
    type: '类型',
    weekdays: '平日营业时间',
    saturday: '星期六营业时间',
    sunday: '星期日营业时间',
    publicHolidays: '公共假期营业时间',
    latitude: '纬度',
    longitude: '经度',
  },
  hoursHint: '例如 8.30am–1pm, 2pm–9pm，或 closed，或 24 hours。',
  required: '请在这里输入内容。',
  tooLong: '最多 200 个字符。',
  typeUnknown: '请选择类型。',
  outside: '这个地点不在新加坡。',
} as const

export const clinicReportTexts = {
  menu: '被报告的诊所',
  title: '被报告的诊所',
  lead: '会员表示这些诊所的资料有误。请向诊所查询，然后更正，或确认资料正确。已不存在或已退出特约的诊所，请在“Excluded clinics”中隐藏。',
  columns: { clinic: '诊所', wrong: '据称有误的资料', since: '开始时间', actions: '处理' },
  failed: '无法加载报告。',
  none: '没有报告。',
  count: (_total: number, text: string) => `${text} 家诊所`,
  people: (count: number) => `${count} 位会员`,
} as const
