/** Notes who looked at whose medical or unmasked data (S46, design "What is not an event"). An answer is given only when this is on record. */
import type { AccessEvent } from '@member-care/domain/access/access-events.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import { v5 as uuidv5 } from 'uuid'

type Viewed = AccessEvent['data']

/** Somebody opened a record. Every opening is noted. */
export async function recordView(eventLog: EventLog, viewed: Viewed, context: CommandContext): Promise<void> {
  await eventLog.append(`access-${viewed.subjectId}`, [{ type: 'SensitiveRecordViewed', data: viewed }], { expected: { kind: 'any' }, context })
}

export interface ListViews {
  /** An administrator is shown the NRICs, or account numbers, of these people, each with the record beside which it stands. */
  record(people: readonly Omit<Viewed, 'what'>[], context: CommandContext): Promise<void>
}

/**
 * What lists show in full is noted once per administrator, person and hour: a list that reloads by itself would bury what matters.
 * The command's id says so too, so that other processes note it no second time.
 */
export function createListViews(what: 'nric' | 'bank-account', eventLog: EventLog, clock: () => Date): ListViews {
  const noted = new Set<string>()
  let notedHour = ''
  return {
    async record(people, context) {
      const hour = clock().toISOString().slice(0, 'YYYY-MM-DDTHH'.length)
      if (hour !== notedHour) noted.clear()
      notedHour = hour
      await Promise.all(
        people.map(async (person) => {
          const key = `${context.actor.id} ${person.subjectId}`
          if (noted.has(key)) return
          noted.add(key)
          try {
            await recordView(eventLog, { ...person, what }, { ...context, commandId: uuidv5(`${what} ${hour} ${context.actor.id}`, uuidv5(person.subjectId, uuidv5.URL)) })
          } catch (error) {
            noted.delete(key)
            throw error
          }
        }),
      )
    },
  }
}
