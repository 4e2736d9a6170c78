/** The message that members see when they open the portal, while it is published (1§3 "App launch message"). */
import { dateFieldTexts } from '../texts/date-field-texts.ts'
import { launchMessageTexts as texts } from '../texts/launch-message-texts.ts'

export interface LaunchMessage {
  readonly publish: boolean
  /** First and last second, YYYY-MM-DD hh:mm:ss in Singapore; empty for no limit. */
  readonly startDate: string
  readonly endDate: string
  readonly title: string
  readonly message: string
}

/** Nothing to say. */
export const noLaunchMessage: LaunchMessage = { publish: false, startDate: '', endDate: '', title: '', message: '' }

/** Whether the message is to be shown at `now`: published, not empty, and within its dates, both inclusive. An unreadable date shows nothing. */
export function isLaunchMessageDue({ publish, startDate, endDate, title, message }: LaunchMessage, now: Date): boolean {
  if (!publish || (title === '' && message === '')) return false
  const isStarted = startDate === '' || instantOf(startDate) <= now.getTime()
  // The last second counts to its end.
  const isOver = endDate !== '' && !(now.getTime() < instantOf(endDate) + 1_000)
  return isStarted && !isOver
}

/** Milliseconds of a Singapore time; NaN, which compares as false with everything, for a text that is none. */
function instantOf(singaporeTime: string): number {
  return Date.parse(`${singaporeTime.replace(' ', 'T')}+08:00`)
}

const LONGEST_LAUNCH_TITLE = 120
const LONGEST_LAUNCH_MESSAGE = 2_000

/** The texts at the fields that are wrong; what is not published may be unfinished. */
export function launchMessageErrors({
  publish,
  startDate,
  endDate,
  title,
  message,
}: LaunchMessage): Partial<Record<keyof LaunchMessage, string>> {
  const isReversed = isSingaporeTime(startDate) && isSingaporeTime(endDate) && endDate < startDate
  return {
    ...(publish && title.trim() === '' && { title: texts.titleRequired }),
    ...(title.length > LONGEST_LAUNCH_TITLE && { title: texts.titleTooLong }),
    ...(publish && message.trim() === '' && { message: texts.messageRequired }),
    ...(message.length > LONGEST_LAUNCH_MESSAGE && { message: texts.messageTooLong }),
    ...(startDate !== '' && !isSingaporeTime(startDate) && { startDate: dateFieldTexts.notAMoment }),
    ...(endDate !== '' && !isSingaporeTime(endDate) && { endDate: dateFieldTexts.notAMoment }),
    ...(isReversed && { endDate: texts.endsBeforeStart }),
  }
}

/** Whether a text is a day and time that there is, YYYY-MM-DD hh:mm:ss. */
function isSingaporeTime(text: string): boolean {
  const instant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? instantOf(text) : Number.NaN
  // A day that there is not, such as 31 February, is counted on into the next month.
  return !Number.isNaN(instant) && new Date(instant + SINGAPORE_OFFSET_MS).toISOString().startsWith(text.slice(0, 10))
}

const SINGAPORE_OFFSET_MS = 8 * 3_600_000
