/** Reads a line of opening hours, as the panel list has it: `8.30am–1pm, 2pm–9pm`, `closed`, `24 hours`. */

/** From one minute of the day to another. The end is later than the start; beyond 1440 it is in the next day. */
export interface OpenSpan {
  readonly from: number
  readonly to: number
}

export const MINUTES_OF_DAY = 24 * 60
export const MINUTES_OF_HOUR = 60
const HALF_A_DAY = 12

/** The spans of a line, in their order; none when it says closed. Undefined for words that leave a doubt. */
export function spansOf(line: string): readonly OpenSpan[] | undefined {
  const words = line.trim().toLowerCase()
  if (words === 'closed') return []
  if (/^(open )?24 ?(h|hrs?|hours)$/.test(words)) return [{ from: 0, to: MINUTES_OF_DAY }]
  const spans = words.split(/,|;|&|\band\b/).map(spanOf)
  return spans.every((span) => span !== undefined) ? spans : undefined
}

function spanOf(words: string): OpenSpan | undefined {
  const [begin, end, ...rest] = words.split(/-|–|—|\bto\b/)
  if (begin === undefined || end === undefined || rest.length > 0) return undefined
  const [from, until] = [minuteOf(begin), minuteOf(end)]
  if (from === undefined || until === undefined) return undefined
  return { from, to: until > from ? until : until + MINUTES_OF_DAY }
}

/** `9am`, `8.30 pm` or `17:30`. A bare `9` may be either half of the day, and is not read. */
function minuteOf(words: string): number | undefined {
  const parts = /^(\d{1,2})(?:[.:](\d{2}))? ?(am|pm)?$/.exec(words.trim())
  const [hour, minute, half] = [Number(parts?.[1]), Number(parts?.[2] ?? 0), parts?.[3]]
  if (!parts || minute >= MINUTES_OF_HOUR) return undefined
  if (half !== undefined) {
    if (hour < 1 || hour > HALF_A_DAY) return undefined
    return ((hour % HALF_A_DAY) + (half === 'pm' ? HALF_A_DAY : 0)) * MINUTES_OF_HOUR + minute
  }
  const isWritten = parts[2] !== undefined
  return isWritten && hour < 24 ? hour * MINUTES_OF_HOUR + minute : undefined
}

/** As HH:mm. @param minute of a day, or of the next one beyond 1440 */
export function timeOf(minute: number): string {
  const ofDay = minute % MINUTES_OF_DAY
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(ofDay / MINUTES_OF_HOUR))}:${two(ofDay % MINUTES_OF_HOUR)}`
}
