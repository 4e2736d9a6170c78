/** The histories of users, clients, administrators and accounts, of the exchange rates of a currency, of vouchers, and of the switch of decisions at once. */
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { RecordFields } from '@member-care/domain/history/history-engine.ts'
import { reasonOf } from '@member-care/domain/history/record-fields.ts'
import { eventTitle, fieldGroup, fieldLabel } from '@member-care/domain/texts/record-history-texts.ts'
import { reachesRedemption } from '@member-care/projections/rewards/redemption-queries.ts'
import { requireReachedAdministrator } from '../administrators/reached-administrator.ts'
import { SWITCH_STREAM } from '../aggregates/straight-through.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import type { HistoryKind, HistoryReader } from './history-kind.ts'
import { namesIn } from './history-names.ts'
import { recordEventSchema, recordMomentSchema, type RecordMoment } from './record-moment.ts'
import { historySeenWith, shownValue } from './record-values.ts'

type RecordKind = HistoryKind<DomainEvent, RecordFields, RecordMoment>

type Stream = 'user' | 'account' | 'client' | 'exchangerates' | 'straightthrough' | 'redemption'

/** Whose records are a person's. */
const ofPeople: ReadonlySet<Stream> = new Set(['user', 'account'])

/** @param requireReached throws ApiError 404 when there is none that the caller reaches */
function kindOf(
  { stream, ...kind }: Pick<RecordKind, 'path' | 'record' | 'power'> & { stream: Stream },
  requireReached: (parts: Parts, caller: Caller, id: string) => Promise<void>,
): RecordKind {
  return {
    ...kind,
    eventSchema: recordEventSchema,
    momentSchema: recordMomentSchema,
    find: async (parts, caller, id) => {
      await requireReached(parts, caller, id)
      const view = ofPeople.has(stream) ? ({ subjectId: id, what: 'user-history', recordId: id } as const) : undefined
      return { stream: `${stream}-${id}`, view }
    },
    aggregate: ({ powers }) => historySeenWith(powers),
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

/** Rates are the same for every client. */
function requireCurrency(_parts: Parts, _caller: Caller, currency: string): Promise<void> {
  return /^[A-Z]{3}$/.test(currency) ? Promise.resolve() : Promise.reject(apiError('NOT_FOUND'))
}

async function requireRedemption({ database }: Parts, { scope }: Caller, id: string): Promise<void> {
  if (scope.kind === 'own' || !(await reachesRedemption(database, scope, id))) throw apiError('NOT_FOUND')
}

/** There is one, for every client. */
function requireSwitch(_parts: Parts, _caller: Caller, id: string): Promise<void> {
  return `straightthrough-${id}` === SWITCH_STREAM ? Promise.resolve() : Promise.reject(apiError('NOT_FOUND'))
}

export const recordHistories: readonly RecordKind[] = [
  kindOf({ path: 'users', record: 'user', stream: 'user' }, requireUser),
  kindOf({ path: 'administrators', record: 'administrator', stream: 'user' }, requireAdministrator),
  kindOf({ path: 'accounts', record: 'user', stream: 'account' }, requireUser),
  kindOf({ path: 'clients', record: 'client', stream: 'client' }, requireClient),
  kindOf(
    { path: 'exchange-rates', record: 'unowned', power: 'plans.history', stream: 'exchangerates' },
    requireCurrency,
  ),
  kindOf({ path: 'redemptions', record: 'redemption', stream: 'redemption' }, requireRedemption),
  kindOf({ path: 'straight-through', record: 'unowned', stream: 'straightthrough' }, requireSwitch),
]
