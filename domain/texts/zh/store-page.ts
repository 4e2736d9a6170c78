/** Texts of the store's pages, in Chinese: what is on sale, one product, what was bought, redeeming and the tax invoice. */
import type { PurchaseStanding } from '../../order/purchase.ts'

export const storePageTexts = {
  title: '商店',
  lead: '会员价健康产品。您用钱包中的银行卡付款。',
  tabs: '商店显示的内容',
  items: '产品列表',
  purchased: '已购买',
  noProducts: '目前没有产品出售',
  noProductsDetail: '会不时推出新产品。请以后再来看看。',
  noPurchases: '您还没有购买过',
  noPurchasesDetail: '您购买的产品会显示在这里，附有税务发票和兑换方法。',
  toItems: '查看出售的产品',
  productsFailed: '无法加载产品。',
  purchasesFailed: '无法加载您的购买记录。',
  notUpToDate: '无法更新您的购买记录。',
  soldOut: '售完',
  available: '有货',
} as const

export const productPageTexts = {
  title: '产品',
  back: '返回商店',
  missing: '找不到这个产品',
  missingDetail: '它可能已停售。',
  perPiece: '每件，含消费税（GST）',
  more: '关于这个产品的更多资料',
  quantity: '数量',
  total: '总额',
  buy: '购买',
  question: '要购买吗？',
  confirm: '立即购买',
  buying: '正在购买…',
  cancel: '取消',
  usualCard: '您的默认银行卡',
  noCardYet: '您的钱包中还没有银行卡。',
  bought: '您已购买',
  manageWallet: '管理我的钱包',
  checking: '我们正在向您的银行查询',
  checkingDetail: '请等候，不要再次购买。银行一有答复，此页面就会显示结果。',
  unknown: '我们还不知道您的购买结果',
  unknownDetail: '查询不会造成重复购买。',
  checkAgain: '再次查询',
  toConfirm: '您的银行正在等待您确认',
  toConfirmDetail: '您有半小时的时间确认。确认之前不会扣款。',
  confirmAtBank: '向您的银行确认',
  toPurchases: '在“已购买”中查看',
} as const

export const purchaseTexts = {
  purchase: '购买',
  product: '产品',
  boughtOn: '购买日期',
  redeemedOn: '兑换日期',
  quantity: '数量',
  total: '总额',
  redeem: '兑换',
  giveBack: '退货',
  invoice: '税务发票',
  giveBackQuestion: '要退货吗？',
  giveBackConfirm: '退货',
  givingBack: '正在退货…',
  keep: '保留',
  toConfirmElsewhere: '请在您购买时所用的页面或设备上确认。如果不确认，半小时后会自动结束，不会扣款。',
  failedToGiveBack: '无法退货',
} as const

export const purchaseStandingTexts: Readonly<Record<PurchaseStanding, string>> = {
  checking: '正在查询',
  'to-confirm': '待确认',
  bought: '未兑换',
  redeemed: '已兑换',
  refunding: '正在退款',
  refunded: '已退货',
  failed: '购买不成功',
}

export const redeemTexts = {
  title: '兑换',
  back: '返回“已购买”',
  missing: '找不到这次购买',
  missingDetail: '在这个网址找不到您的购买记录。',
  scanTitle: '使用相机',
  typeTitle: '不使用相机',
  scan: '扫描兑换',
  scanLead: '领取您购买的产品时，请扫描商家柜台的二维码。',
  camera: '相机的画面',
  looking: '请把二维码对准框内。',
  starting: '正在启动相机…',
  stop: '停止相机',
  refused: '不允许使用相机',
  refusedDetail: '请在浏览器设置中允许此页面使用相机，然后再次扫描；或输入二维码下方的代码。',
  absent: '这里没有相机',
  absentDetail: '请输入二维码下方的代码。',
  broken: '无法启动相机',
  brokenDetail: '可能有其他程序正在使用相机。请再次扫描，或输入二维码下方的代码。',
  typed: '柜台的代码',
  typedHint: '二维码下方的十个字母和数字',
  typedMissing: '请输入代码。',
  redeem: '兑换',
  redeeming: '正在兑换…',
  doneDetail: '请在柜台出示此页面。',
  notNow: '没有可兑换的产品',
} as const

export const invoicePageTexts = {
  title: '税务发票',
  lead: '这是您付款时制作的发票，不会再更改。',
} as const

export function onlyLeftText(left: number): string {
  return `只剩 ${left} 件`
}

export function mostPiecesText(most: number): string {
  return most === 1 ? '您可以购买 1 件' : `您一次最多可购买 ${most} 件`
}

export function askToBuyText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title}，${total}，含消费税（GST）。`
}

export function chargedCardText(card: string): string {
  return `扣款银行卡：${card}。`
}

export function boughtText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title}，${total}。您可以在“已购买”中找到并兑换。`
}

export function boughtBelowText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title}，${total}。请在领取时到商家柜台兑换。`
}

export function giveBackText(pieces: number, title: string, total: string): string {
  return `${pieces} × ${title}：${total} 会退回您付款时使用的银行卡，您的银行需要几天时间。之后您不能再兑换。`
}

export function redeemPurchaseText(title: string): string {
  return `兑换 ${title}`
}

export function giveBackPurchaseText(title: string): string {
  return `退货：${title}`
}

export function invoiceOfPurchaseText(title: string): string {
  return `${title} 的税务发票`
}

export function invoiceFileName(invoiceId: string): string {
  return `税务发票-${invoiceId}.pdf`
}

export function redeemedOnText(when: string): string {
  return `已于 ${when} 兑换`
}
