/** Texts of the card wallet, in Chinese. */

export const walletTexts = {
  tab: '钱包',
  title: '银行卡',
  lead: '您可以用这些银行卡在商店付款。',
  safe: '您的卡号会直接传送给我们的银行卡服务商。Member Care 绝不会看到或保存卡号。',
  empty: '还没有银行卡',
  emptyHint: '请添加银行卡，以便在商店付款。',
  add: '添加银行卡',
  addTitle: '添加银行卡',
  number: '卡号',
  numberHint: '如银行卡正面所示',
  expiry: '有效期',
  expiryHint: 'MM/YY',
  code: 'CVV',
  save: '添加银行卡',
  saving: '正在添加银行卡…',
  cancel: '取消',
  default: '默认银行卡',
  defaultHint: '用默认银行卡付款。',
  makeDefault: '设为默认',
  makingDefault: '正在更改…',
  expired: '已过期',
  delete: '删除',
  deleting: '正在删除…',
  keep: '保留银行卡',
  deleteTitle: '要删除这张银行卡吗？',
  added: '银行卡已添加。',
  deleted: '银行卡已删除。',
  defaultChanged: '默认银行卡已更改。',
  loading: '正在加载您的银行卡',
  notConfirmed: '银行卡没有添加成功：您的银行没有确认。请重新添加，或添加另一张卡。',
  fieldsTitle: '银行卡服务商的卡号栏',
  fieldsFailed: '无法打开银行卡服务商的卡号栏。请检查您的网络连接，然后再试。',
  unknownBrand: '银行卡',
  wrongNumber: '请输入您的卡号。谢谢',
  wrongExpiry: '请输入有效的银行卡有效期。谢谢',
  wrongCode: '请输入您银行卡的 CVV。谢谢',
  duplicate: '您的钱包中已有这张银行卡。谢谢',
  switchedOff: '目前不能在这里使用银行卡。',
  keyFailed: '无法取得临时密钥',
  noAnswer: '银行卡服务商没有回应。请检查您的网络连接，然后再试。',
  mayBeAdded: '银行卡服务商没有回应，所以银行卡可能已添加。请先查看您的银行卡，再试一次。',
} as const

export const walletErrorTexts = {
  key: '无法取得临时密钥',
  load: '加载失败',
  add: '添加银行卡失败',
  delete: '删除银行卡失败',
  setDefault: '设定默认银行卡失败',
  token: '无法建立令牌',
} as const

export const addCardFirstTexts = {
  title: '请先添加银行卡',
  text: '您的钱包中没有可用来付款的银行卡。您选择的内容会保留。',
  manage: '管理我的钱包',
  cancel: '取消',
} as const

export function cardEndsInText(brand: string, last4: string): string {
  return `${brand}（末四位 ${last4}）`
}

export function expiresText(expiry: string): string {
  return `有效期至 ${expiry}`
}

export function defaultRemovedText(card: string): string {
  return `银行卡已删除。您最后添加的 ${card}现在是您的默认银行卡。`
}

export function removeCardText(card: string, isDefault: boolean): string {
  return isDefault
    ? `${card}是您的默认银行卡。删除后，您最后添加的银行卡会成为默认银行卡。`
    : `${card}将从您的钱包中删除。`
}

export function codeHintText(digits: number): string {
  return digits === 4 ? '银行卡正面的 4 位数字' : '银行卡背面的 3 位数字'
}
