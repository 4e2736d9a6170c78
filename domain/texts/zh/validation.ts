/** What is said of a field whose rule has no words of its own, in Chinese. */

export const validationTexts = {
  missing: '此栏必须填写。',
  invalid: '此栏无效。',
  tooShort: (least: number) => (least === 1 ? '此栏必须填写。' : `此栏至少需要 ${least} 个字符。`),
  tooLong: (most: number) => `此栏最多 ${most} 个字符。`,
  tooFew: (least: number) => `至少需要 ${least} 项。`,
  tooMany: (most: number) => `最多接受 ${most} 项。`,
  tooSmall: (least: number) => `此栏至少为 ${least}。`,
  tooBig: (most: number) => `此栏最多为 ${most}。`,
} as const
