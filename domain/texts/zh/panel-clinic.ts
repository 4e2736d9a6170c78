/** Texts of a user's panel clinics in the console, in Chinese. */
import { shownCount } from '../../language/shown-count.ts'

export const panelClinicTexts = {
  title: '特约诊所',
  filter: '筛选诊所',
  user: '用户',
  company: '公司',
  type: '类型',
  zone: '区域',
  area: '地区',
  everyType: '所有类型',
  everyZone: '所有区域',
  everyArea: '所有地区',
  map: '地图',
  list: '列表',
  view: '诊所的显示方式',
  download: '下载诊所列表',
  downloadFailed: '下载失败',
  loadFailed: '无法加载诊所。',
  none: '没有符合条件的特约诊所。',
  noCompany: '这位用户没有任何公司的保障，所以没有特约诊所。',
  mapLabel: '特约诊所地图',
  mapControls: { zoomIn: '放大', zoomOut: '缩小', sources: '显示或隐藏地图来源', place: '地图上的地点' },
  mapHint: '地图上的每家诊所也列在旁边的列表中。',
  mapUnavailable: '这个浏览器无法显示地图。列表中有全部诊所。',
  showOnMap: '在地图上显示',
  more: '显示更多诊所',
  sheet: '诊所',
  columns: { code: '代码', name: '名称', address: '地址', area: '地区', zone: '区域', type: '类型' },
} as const

export function panelClinicCountText(count: number): string {
  return `${shownCount(count)} 家诊所`
}
