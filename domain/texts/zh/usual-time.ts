/** How long a decision usually takes, in Chinese, from our own decisions of the last 12 months. */

export const usualTimeTexts = {
  title: '通常需要多长时间',
  tooFewLetters: '过去 12 个月已有决定的同类申请太少，无法说明需要多长时间。',
} as const

const called = {
  claim: '同类索赔',
  letter: '同类申请',
} as const

export function usualTimeText(
  what: keyof typeof called,
  {
    medianDays,
    ninetiethDays,
    decided,
    among,
  }: {
    readonly medianDays: number
    readonly ninetiethDays: number
    readonly decided: number
    readonly among: 'company' | 'all'
  },
): string {
  const those = `${among === 'company' ? '您的公司' : ''}有 ${decided} 项${called[what]}已有决定`
  const times =
    medianDays === ninetiethDays
      ? `其中十分之九在${daysText(medianDays)}`
      : `其中一半在${daysText(medianDays)}，十分之九在${daysText(ninetiethDays)}`
  return `过去 12 个月，${those}：${times}。您这一项可能需要更长时间。`
}

function daysText(days: number): string {
  return days === 0 ? '当天' : ` ${days} 天内`
}
