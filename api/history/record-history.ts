/** The histories of users, clients, administrators and accounts. */
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { RecordFields } from '@member-care/domain/history/history-engine.ts'
import { reasonOf, recordHistory } from '@member-care/domain/history/record-fields.ts'
import { eventTitle, fieldGroup, fieldLabel } from '@member-care/domain/texts/record-history-texts.ts'
import { z } from 'zod'
import { requireReachedAdministrator } from '../administrators/reached-administrator.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { historyEventSchema } from './history-event.ts'
import type { HistoryKind, HistoryReader } from './history-kind.ts'
import { namesIn } from './history-names.ts'
import { shownValue } from './record-values.ts'

/** With why it was done: a text; a forgotten one is `{ redacted: true }`. */
const eventSchema = historyEventSchema.extend({ reason: z.unknown() })

const momentSchema = z.object({
  revision: z.number(),
  recordedAt: z.string(),
  fields: z.array(z.object({ field: z.string(), group: z.string(), label: z.string(), value: z.unknown() })),
})

type RecordKind = HistoryKind<DomainEvent, RecordFields, z.infer<typeof momentSchema>>

/** @param requireReached throws ApiError 404 when there is none that the caller reaches */
function kindOf(
  { path, record, stream }: Pick<RecordKind, 'path' | 'record'> & { stream: 'user' | 'account' | 'client' },
  requireReached: (parts: Parts, caller: Caller, id: string) => Promise<void>,
): RecordKind {
  return {
    path,
    record,
    eventSchema,
    momentSchema,
    find: async (parts, caller, id) => {
      await requireReached(parts, caller, id)
      // A company's data is nobody's.
      const view = stream === 'client' ? undefined : ({ subjectId: id, what: 'user-history', recordId: id } as const)
      return { stream: `${stream}-${id}`, view }
    },
    aggregate: () => recordHistory,
    teller: async (reader) => {
      const reading = await readingOf(reader)
      return {
        names: reading.names,
        tell: ({ event, differences }) => ({
          title: eventTitle(event.type),
          changes: differences.map(({ field, from, to }) => ({
            field,
            label: fieldLabel(field, reading.names),
            from: shownValue(field, from, reading),
            to: shownValue(field, to, reading),
          })),
          reason: reasonOf(event),
        }),
      }
    },
    describe: async ({ state, revision, changedAt }, reader) => {
      const reading = await readingOf(reader)
      return {
        revision,
        recordedAt: changedAt.toISOString(),
        fields: [...state].map(([field, value]) => ({
          field,
          group: fieldGroup(field),
          label: fieldLabel(field, reading.names),
          value: shownValue(field, value, reading),
        })),
      }
    },
  }
}

async function readingOf({ parts, caller, events }: HistoryReader<DomainEvent>) {
  return { powers: caller.powers, names: await namesIn(parts, events) }
}

async function requireUser({ users }: Parts, { scope }: Caller, id: string): Promise<void> {
  if (!(await users.getUser(scope, id))) throw apiError('NOT_FOUND')
}

/** Also one who was deleted or forgotten: what they did stays. */
async function requireAdministrator(parts: Parts, { user, scope }: Caller, id: string): Promise<void> {
  const administrator = await parts.users.getUser(parts.systemReader, id)
  if (administrator?.userType !== 'sys-admin') throw apiError('NOT_FOUND')
  if (scope.kind !== 'all') await requireReachedAdministrator(parts, user, id)
}

async function requireClient({ clients }: Parts, { scope }: Caller, id: string): Promise<void> {
  if (scope.kind === 'own' || !(await clients.getClient(scope, id))) throw apiError('NOT_FOUND')
}

export const recordHistories: readonly RecordKind[] = [
  kindOf({ path: 'users', record: 'user', stream: 'user' }, requireUser),
  kindOf({ path: 'administrators', record: 'administrator', stream: 'user' }, requireAdministrator),
  kindOf({ path: 'accounts', record: 'user', stream: 'account' }, requireUser),
  kindOf({ path: 'clients', record: 'client', stream: 'client' }, requireClient),
]
