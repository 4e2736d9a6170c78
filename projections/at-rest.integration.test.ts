/** What anybody reads of people who has the database and not the keys: the columns that say so, and no others, in any read model. */
import { projections } from './projections.ts'
import { eventCatalogue, type DomainEvent, type EventType } from '@member-care/domain/events/event-catalogue.ts'
import { sampleEvent } from '@member-care/event-store/codec/samples/sample-events.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import fc from 'fast-check'
import { createPool, sql, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installRegistry } from './runner/registry.ts'
import { dropInstance } from './runner/versions.ts'
import { loadRows } from './tables/read-model-table.ts'
import { MARK, markedEvents } from './testing/marked-events.ts'
import { makeInstance, rowsOf, testKeys } from './testing/instances.ts'
import { randomHistory } from './testing/random-events.ts'
import { createRecorder } from './testing/recorded-events.ts'

/** Fields that an event was given after its sample had been kept. */
const laterFields: Readonly<Partial<Record<EventType, object>>> = {
  UserBankAccountDeclined: { reason: 'The account is of somebody else' },
  IdentityChangeRequested: { birthdate: '1990-02-28', reason: 'We have seen the deed poll' },
  ClaimBankAccountDeclined: { reason: 'The account is of somebody else' },
}
/** One event of each type with every field that it can have, and histories that nobody thought of; always the same ones. */
const samplesWithout = (...types: readonly EventType[]) =>
  eventCatalogue
    .map(({ type }) => sampleEvent(type as EventType).event)
    .filter(({ type }) => !types.includes(type))
    .map((event) => ({ ...event, data: { ...event.data, ...laterFields[event.type] } }) as DomainEvent)
    .map(createRecorder())
/** The samples enrol the employee and cover the dependant: here it is one person. */
function enrolledAndCovered() {
  const [enrolled, covered] = [sampleEvent('UserEnrolled').event, sampleEvent('MembershipStarted').event]
  const { userId } = enrolled.data as { readonly userId: string }
  return [enrolled, { ...covered, data: { ...covered.data, userId } } as DomainEvent].map(createRecorder())
}
const guaranteeEnds = [
  'GuaranteeDeclined',
  'GuaranteeRejected',
  'GuaranteeWithdrawn',
  'GuaranteeRevoked',
  'GuaranteeExpired',
] as const
const histories = [
  samplesWithout('PersonalDataErased', 'AdministratorDeleted'),
  samplesWithout('PersonalDataErased', 'AdministratorDeleted', 'ClaimUpdated', 'MembershipRemoved'),
  enrolledAndCovered(),
  // What was declined of a letter of guarantee stays until the next letter, or its end.
  samplesWithout('PersonalDataErased', 'GuaranteeIssued', 'GuaranteeReplaced', ...guaranteeEnds),
  ...fc
    .sample(randomHistory, { numRuns: 24, seed: 20_261_123 })
    .map(({ events }) => events.filter(({ type }) => type !== 'PersonalDataErased')),
]
const tables = projections.flatMap((projection) => projection.tables)

let database: TestDatabase
let pool: DatabasePool
/** `table.column` of each that had a personal value in the clear, and `table.path` of each value that a table has sealed. */
const found = { inClear: new Set<string>(), sealed: new Set<string>() }

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createPool(database.url)
  await installRegistry(pool)
  for (const events of histories) for (const projection of projections) await look(projection, markedEvents(events))
}, 240_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

async function look(
  projection: (typeof projections)[number],
  events: Parameters<typeof makeInstance>[2][number],
): Promise<void> {
  const schema = await makeInstance(pool, projection, [events])
  for (const [table, rows] of Object.entries(await rowsOf(pool, projection, schema))) {
    for (const row of rows)
      for (const column of Object.keys(row)) if (isPersonal(row[column])) found.inClear.add(`${table}.${column}`)
  }
  for (const table of projection.tables) {
    const opened = await loadRows<object>({ schema, transaction: pool, keys: testKeys }, table, sql.fragment`true`)
    for (const path of Object.keys(table.sealed ?? {}))
      if (opened.some((row) => isPersonal(valuesAt(row, path.split('.'))))) found.sealed.add(`${table.name}.${path}`)
  }
  await dropInstance(pool, schema)
}

function isPersonal(value: unknown): boolean {
  return JSON.stringify(value ?? null)
    .toLowerCase()
    .includes(MARK)
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return value
  return step === '*'
    ? Object.values(value).map((item) => valuesAt(item, rest))
    : valuesAt((value as Record<string, unknown>)[step], rest)
}

test('no column has personal values in the clear but those that say why', () => {
  const declared = tables.flatMap(({ name, inClear = {} }) => Object.keys(inClear).map((column) => `${name}.${column}`))
  expect([...found.inClear].sort()).toEqual(declared.sort())
})

test('what is sealed can be read with the keys', () => {
  const declared = tables.flatMap(({ name, sealed = {} }) => Object.keys(sealed).map((path) => `${name}.${path}`))
  expect(declared.filter((path) => !found.sealed.has(path))).toEqual([])
})
