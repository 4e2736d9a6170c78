/** What every page says, in Chinese. */
export const pageTexts = {
  skip: '跳到内容',
  tryAgain: '再试一次',
} as const

export function labelledText(label: string, what: string): string {
  return `${label}：${what}`
}
