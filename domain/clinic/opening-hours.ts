/** When a panel clinic is open: the lines h1 to h4 of the call (2§3 "Clinic"), each for its days. The words are ours. */
import { clinicTexts } from '../texts/home-texts.ts'

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
    .map((line) => ({ days: openingDays[line], hours: clinic[line] }))
    .filter(({ hours }) => hours !== '')
}
