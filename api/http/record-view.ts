/** Notes who looked at whose medical or unmasked data (S46, design "What is not an event"). An answer is given only when this is on record. */
import type { AccessEvent } from '@member-care/domain/access/access-events.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import { randomUUID } from 'node:crypto'
import { v5 as uuidv5 } from 'uuid'

type Viewed = AccessEvent['data']
/** Who is looking; the id of what is noted is made here. */
export type Viewing = Pick<CommandContext, 'actor' | 'correlationId' | 'clientAddress'>

/** Somebody opened a record. Every opening is noted, also by a call that comes again with the same key. */
export async function recordView(
  eventLog: EventLog,
  viewed: Viewed,
  { actor, correlationId, clientAddress }: Viewing,
): Promise<void> {
  await append(eventLog, viewed, { actor, correlationId, clientAddress, commandId: randomUUID() })
}

async function append(eventLog: EventLog, viewed: Viewed, context: CommandContext): Promise<void> {
  await eventLog.append(`access-${viewed.subjectId}`, [{ type: 'SensitiveRecordViewed', data: viewed }], {
    expected: { kind: 'any' },
    context,
  })
}

export interface ListViews {
  /** An administrator is shown the NRICs, or account numbers, of these people, each with the record beside which it stands. */
  record(people: readonly Omit<Viewed, 'what'>[], viewing: Viewing): Promise<void>
}

/**
 * What lists show in full is noted once per administrator, person and hour: what reloads by itself would bury what matters.
 * The command's id says so too, so that other processes note it no second time.
 * @param each what is noted once an hour, where not the person
 */
export function createListViews(
  what: 'nric' | 'bank-account' | 'conversation',
  eventLog: EventLog,
  clock: () => Date,
  each: (viewed: Omit<Viewed, 'what'>) => string = ({ subjectId }) => subjectId,
): ListViews {
  /** What is noted, or is being noted: whoever looks meanwhile waits for it, and is shown nothing where it fails. */
  const noted = new Map<string, Promise<void>>()
  let notedHour = ''

  function note(key: string, viewed: Viewed, context: CommandContext): Promise<void> {
    const noting = append(eventLog, viewed, context)
    noted.set(key, noting)
    noting.catch(() => noted.get(key) === noting && noted.delete(key))
    return noting
  }

  return {
    async record(people, { actor, correlationId, clientAddress }) {
      const hour = clock().toISOString().slice(0, 'YYYY-MM-DDTHH'.length)
      if (hour !== notedHour) noted.clear()
      notedHour = hour
      await Promise.all(
        people.map((person) => {
          const key = `${actor.id} ${each(person)}`
          const commandId = uuidv5(`${what} ${hour} ${actor.id}`, uuidv5(each(person), uuidv5.URL))
          return noted.get(key) ?? note(key, { ...person, what }, { actor, correlationId, clientAddress, commandId })
        }),
      )
    },
  }
}
