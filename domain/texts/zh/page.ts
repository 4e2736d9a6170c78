/** What every page says, in Chinese. */
export const pageTexts = {
  skip: '跳到内容',
  tryAgain: '再试一次',
  labelled: (label: string, what: string) => `${label}：${what}`,
  withDetail: (what: string, detail: string) => `${what}（${detail}）`,
  sentences: (all: readonly (string | false | undefined)[]) => all.filter(Boolean).join(''),
} as const
