/** The time on the e-card: DD MMMM YYYY HH:mm:ss in Singapore (2§9). */
import { SINGAPORE } from '@member-care/domain/dates/singapore-dates.ts'

const date = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric', timeZone: SINGAPORE })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone: SINGAPORE })

export function clockText(instant: Date): string {
  return `${date.format(instant)} ${time.format(instant)}`
}
