/** How long a decision usually takes, from our own decisions of the last 12 months. The wording is ours. */
import { plural } from '../../language/plural.ts'

export const usualTimeTexts = {
  title: 'How long it usually takes',
  /** In place of figures. */
  tooFewLetters: 'Too few requests like this were decided in the last 12 months to say how long one takes.',
} as const

const called = {
  claim: (decided: number) => plural('en', decided, { one: 'claim of this type', other: 'claims of this type' }),
  letter: (decided: number) => plural('en', decided, { one: 'request like this', other: 'requests like this' }),
} as const

/** A look back and no promise. Days from asking to the decision. */
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
  const those = `${decided} ${called[what](decided)}${among === 'company' ? ' from your company' : ''}`
  const looksBack = `In the last 12 months, ${those} were decided:`
  const times =
    medianDays === ninetiethDays
      ? `9 in 10 of them ${daysText(medianDays)}.`
      : `half of them ${daysText(medianDays)}, 9 in 10 ${daysText(ninetiethDays)}.`
  return `${looksBack} ${times} Yours may take longer.`
}

/** Of days after the day of asking. */
function daysText(days: number): string {
  if (days === 0) return 'on the same day'
  return `within ${days} ${plural('en', days, { one: 'day', other: 'days' })}`
}
