/** Texts of the store, in Chinese: products, purchases, redemption and the tax invoice. */

export const storeTexts = {
  noActiveCard: '您没有可用的银行卡',
  noCardDialog: '付款失败：请先添加银行卡，再付款',
  wrongCode: '二维码错误，请确保您扫描的是正确的二维码。',
  failedToBuy: '购买产品失败',
  failedToRedeem: '兑换产品失败',
  failedToInvoice: '无法生成发票',
  invoiceNotReady: '正在制作税务发票。请在一分钟后再试。',
  paymentsOff: '目前无法购买。请稍后再试。',
} as const

export const taxInvoiceTexts = {
  title: '税务发票',
  invoice: '发票',
  number: '税务发票编号',
  date: '日期',
  order: '订单编号',
  seller: '卖方',
  sellerName: '名称',
  sellerAddress: '地址',
  gstNo: '消费税（GST）注册编号',
  amounts: '金额',
  withoutGst: '不含消费税（GST）',
  total: '总额，含消费税（GST）',
  paid: '已用银行卡支付。这张发票由电脑制作，无须签名即有效。',
} as const

export function piecesText(pieces: number): string {
  return `${pieces} 件`
}

export function gstText(percent: number): string {
  return `消费税（GST）${percent}%`
}
