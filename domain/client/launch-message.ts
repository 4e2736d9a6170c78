/** The message that members see when they open the portal, while it is published (1§3 "App launch message"). */

export interface LaunchMessage {
  readonly publish: boolean
  /** First and last second, YYYY-MM-DD hh:mm:ss in Singapore; empty for no limit. */
  readonly startDate: string
  readonly endDate: string
  readonly title: string
  readonly message: string
  /** What title and message are written in, for the `lang` attribute; absent where that is not known. */
  readonly language?: string | undefined
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
