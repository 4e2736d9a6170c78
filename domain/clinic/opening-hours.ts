/** When a panel clinic is open: the lines h1 to h4 of the call (2§3 "Clinic"), each for its days. The words are ours. */
import { currentLanguage } from '../language/current-language.ts'
import { DEFAULT_LANGUAGE } from '../language/language.ts'
import { clinicTexts } from '../texts/home-texts.ts'
import { MINUTES_OF_DAY, spansOf, timeOf } from './hours-of-day.ts'

export const { openingDays } = clinicTexts

/** A line of the call: its hours hold on some of the days. */
export type HourLine = keyof typeof openingDays

export interface OpeningHours {
  readonly days: string
  readonly hours: string
}

/** The days of which something is known, in their order. */
export function openingHours(clinic: Readonly<Record<HourLine, string>>): readonly OpeningHours[] {
  return (['h1', 'h2', 'h3', 'h4'] as const)
    .map((line) => ({ days: openingDays[line], hours: hoursText(clinic[line]) }))
    .filter(({ hours }) => hours !== '')
}

/** As the panel list has them, which is written in English; to other readers in figures alone, as they are told when a clinic opens. */
function hoursText(line: string): string {
  const spans = currentLanguage() === DEFAULT_LANGUAGE ? undefined : spansOf(line)
  if (spans === undefined) return line
  if (spans.length === 0) return clinicTexts.closedAllDay
  return spans
    .map(({ from, to }) => (to - from === MINUTES_OF_DAY ? clinicTexts.openAllDay : `${timeOf(from)}–${timeOf(to)}`))
    .join(', ')
}
