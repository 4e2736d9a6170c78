/** Instants for people, always on Singapore's clock, wherever the browser stands. */
import {
  formatSingaporeSeconds,
  singaporeTimeWithSeconds,
  singaporeToday,
} from '@member-care/domain/dates/singapore-dates.ts'
import { typedMoment } from '@member-care/domain/dates/typed-date.ts'
import { elapsedTexts } from '@member-care/domain/texts/elapsed-texts.ts'

/** An ISO instant as `21 Nov 2026 15:04:05`. */
export function formatInstant(iso: string): string {
  return formatSingaporeSeconds(new Date(iso))
}

/** An ISO instant as the value of a field for moments in Singapore, to the second. */
export function toMomentValue(iso: string): string {
  const instant = new Date(iso)
  return `${singaporeToday(instant)}T${singaporeTimeWithSeconds(instant)}`
}

/**
 * The instant that a field for moments means in Singapore, as ISO; undefined while it is not a whole date and time.
 * It is the end of the second or minute that is named, so that what happened within it has happened.
 */
export function fromMomentValue(value: string): string | undefined {
  const moment = typedMoment.readWhole(value)
  if (moment === undefined) return undefined
  const lastMoment = moment.length === 'YYYY-MM-DDTHH:mm'.length ? ':59.999' : '.999'
  return new Date(`${moment}${lastMoment}+08:00`).toISOString()
}

const steps = [
  { words: elapsedTexts.days, milliseconds: 86_400_000 },
  { words: elapsedTexts.hours, milliseconds: 3_600_000 },
  { words: elapsedTexts.minutes, milliseconds: 60_000 },
] as const

/** How long ago an instant was, in the largest whole unit: `3 days ago`, `2 hours ago`, `just now`. `now` is in milliseconds. */
export function agoText(iso: string, now: number): string {
  const elapsed = now - Date.parse(iso)
  const step = steps.find(({ milliseconds }) => elapsed >= milliseconds)
  if (!step) return elapsedTexts.justNow
  return step.words(Math.floor(elapsed / step.milliseconds))
}
