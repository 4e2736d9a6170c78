/** When the backup of the night is due. Pure. */
import { addDays, singaporeInstant, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'

/**
 * Whether no backup has been made since the last time that one was to be made; where there is none at all it is due at once.
 * @param last the moment of the last backup, if there is one
 * @param time HH:mm in Singapore
 */
export function isBackupDue(now: Date, last: Date | undefined, time: string): boolean {
  if (last === undefined) return true
  const today = singaporeInstant(singaporeToday(now), time)
  const latest = today <= now ? today : singaporeInstant(addDays(singaporeToday(now), -1), time)
  return last < latest
}
