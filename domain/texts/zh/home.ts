/** Texts of what Home leads to, in Chinese: messages, health articles, clinics. */
import { shownCount, shownDecimal } from '../../language/shown-count.ts'

export const launchTexts = { close: '关闭' } as const

export const passwordReminderTexts = {
  title: '该换新密码了',
  text: '您已超过 90 天没有更改密码。不时更改密码，可保障您的账户安全。',
  later: '以后再说',
  change: '更改密码',
} as const

export const healthArticleTexts = {
  title: '健康文章',
  seeAllArticles: '查看全部健康文章',
  articles: '文章',
  videos: '视频',
  noMatch: '没有符合的文章',
  noArticles: '还没有文章',
  noArticlesDetail: '有关健康和身心安康的文章会出现在这里。',
  noVideos: '还没有视频',
  noVideosDetail: '有关健康和身心安康的视频会出现在这里。',
  back: '返回健康文章',
  watch: '观看视频',
  watchHint: '视频从 YouTube 加载，YouTube 会因此知道您正在观看。',
  videoFrame: (title: string) => `视频：${title}`,
  search: '搜索健康文章',
  noneFound: '没有找到',
  noneFoundDetail: '没有文章或视频包含这些字词。请试试其他字词。',
  onlySaved: '只看已收藏',
  noneSaved: '还没有收藏',
  noneSavedDetail: '收藏文章或视频后，您可以在这里再次找到。',
  save: '收藏，稍后再看',
  saved: '已收藏',
  saveFailed: '无法收藏。请再试一次。',
  related: '继续阅读',
} as const

export function readingTimeText(minutes: number): string {
  return `阅读需 ${shownCount(minutes)} 分钟`
}

export const clinicTexts = {
  title: '查找特约诊所',
  search: '按名称或地址搜索',
  searchHint: '至少 3 个字符',
  company: '公司',
  type: '诊所类型',
  allTypes: '所有类型',
  zone: '区域',
  allZones: '所有区域',
  zones: { Central: '中部', East: '东部', North: '北部', 'North-East': '东北部', West: '西部' },
  area: '地区',
  allAreas: '所有地区',
  sorry: '很抱歉！',
  none: '找不到诊所！',
  clearFilters: '显示所有诊所',
  map: '在地图上查看',
  more: '显示更多诊所',
  list: '列表',
  onMap: '地图',
  view: '诊所的显示方式',
  showOnMap: '在地图上显示',
  onlyOpen: '营业中',
  open: '营业中',
  openUntil: (time: string) => `营业中，至 ${time}`,
  closed: '现已休息',
  opensAt: (time: string) => `现已休息，${time} 开始营业`,
  holiday: (name: string) => `今天是公共假期：${name}。前往之前，请先致电诊所。`,
  nearest: '由近到远',
  nearestHint: '您的位置只留在这台设备上，不会传送给我们。',
  locating: '正在查找您的位置',
  notLocated: '这台设备没有提供位置。请在浏览器设置中允许，或选择一个地区。',
  distance: (shown: string) => `距离 ${shown}`,
  confirmed: (date: string) => `已于 ${date}向诊所确认`,
  neverConfirmed: '尚未向诊所确认',
  report: {
    button: '资料有误',
    label: (clinic: string) => `资料有误：${clinic}`,
    title: (clinic: string) => `${clinic} 的哪项资料有误？`,
    lead: '我们会向诊所查询，并更正错误。我们不会告诉诊所是谁说的。',
    nothingChosen: '请选择有误的资料。',
    send: '发送',
    sending: '正在发送',
    cancel: '取消',
    failed: '无法发送。请再试一次。',
    thanks: '谢谢您。我们会向诊所核实。',
  },
  closedAllDay: '休息',
  openAllDay: '24 小时',
  openingDays: { h1: '平日', h2: '星期六', h3: '星期日', h4: '公共假期' },
} as const

export function clinicCountText(shown: number, found: number): string {
  return found <= shown ? `${found} 家诊所` : `显示 ${shown} 家诊所，共 ${found} 家`
}

const STEP_METRES = 50
const FROM_KILOMETRES = 975
const FROM_WHOLE_KILOMETRES = 9.95

/** How far away a clinic is: 350 米, 1.2 公里, 14 公里. */
export function distanceText(metres: number): string {
  if (metres < FROM_KILOMETRES)
    return `${shownCount(Math.max(STEP_METRES, Math.round(metres / STEP_METRES) * STEP_METRES))} 米`
  const kilometres = metres / 1_000
  return kilometres < FROM_WHOLE_KILOMETRES
    ? `${shownDecimal(kilometres)} 公里`
    : `${shownCount(Math.round(kilometres))} 公里`
}
