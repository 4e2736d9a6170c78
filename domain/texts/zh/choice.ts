/** What a field says that offers choices while one types, in Chinese. */
export const choiceTexts = {
  clear: '清除',
  open: '打开',
  close: '关闭',
  loading: '正在加载…',
  nothing: '没有选项',
} as const
