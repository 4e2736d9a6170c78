/** How long ago something was, in its largest whole unit. */
import { plural } from '../../language/plural.ts'
import { shownCount } from '../../language/shown-count.ts'

export const elapsedTexts = {
  justNow: 'just now',
  days: (days: number) => `${shownCount(days)} ${plural('en', days, { one: 'day', other: 'days' })} ago`,
  hours: (hours: number) => `${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })} ago`,
  minutes: (minutes: number) => `${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })} ago`,
} as const
