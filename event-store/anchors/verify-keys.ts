/**
 * Verifies the keys of people against the events that tell of them: each is as it was recorded, none is gone but those of people who were
 * forgotten, and none of theirs is there again. Reads those events once, in log order, and each key once. Remembers an id for each person.
 */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { WrappedKeyUnopened } from '../codec/codec-errors.ts'
import { wrappingOf, type KeyWrapping } from '../codec/installation-keys.ts'
import type { KeyMac } from '../codec/key-records.ts'
import { isKeyOfFile } from '../codec/subject-keys.ts'
import type { StoredEvent, StoredLog } from '../port.ts'
import { storedPages } from '../stored-pages.ts'
import { eventFinding, findingWithoutEvent, type Finding } from './finding.ts'

export interface KeysUnderVerification {
  readonly store: Pick<StoredLog, 'readAll'>
  readonly pool: CommonQueryMethods
  readonly mac: KeyMac
  readonly wrapping: Pick<KeyWrapping, 'unwrap'>
}

export interface KeyVerification {
  /** Keys on record. */
  readonly keys: number
  /** Keys that were made too lately to be on record. */
  readonly notRecorded: number
  readonly findings: readonly Finding[]
}

const PAGE_EVENTS = 100
const PAGE_KEYS = 5_000
/** A key is on record within this time; and who is forgotten loses theirs some seconds before the log says so. */
const UNDER_WAY_MS = 60_000

/** Times as text: pools differ in what they make of them. */
const keyRow = z.object({
  subject_id: z.string(),
  key_id: z.string(),
  wrapped_key: z.instanceof(Buffer).nullable(),
  created_at: z.string(),
  forgotten_at: z.string().nullable(),
})
type KeyRow = z.infer<typeof keyRow>
const columns = sql.fragment`subject_id, key_id, wrapped_key, to_json(created_at at time zone 'UTC') #>> '{}' || 'Z' as created_at, to_json(forgotten_at at time zone 'UTC') #>> '{}' || 'Z' as forgotten_at`

const recordedSchema = z.object({
  cause: z.string(),
  keys: z.array(z.object({ subjectId: z.string(), keyId: z.string(), mac: z.string(), before: z.string().optional() })),
})
type RecordedKey = z.infer<typeof recordedSchema>['keys'][number]

/** What is wrong with a person's key, unless a later event explains it. */
interface Suspicion {
  /** The first that tells otherwise. */
  readonly event: StoredEvent
  readonly problem: 'gone' | 'destroyed' | 'changed'
  readonly forgottenAt: string | null
  /** Keyed hashes of the wrappings that the log has told of. */
  readonly onRecord: string[]
}

/** @param lastEventAt when the last event of the log was recorded; what the keys' table tells of later may be under way. Undefined for an empty log */
export async function verifyKeys(keys: KeysUnderVerification, lastEventAt: Date | undefined): Promise<KeyVerification> {
  const { store, pool } = keys
  const isUnderWay = (at: string | null) =>
    at !== null && lastEventAt !== undefined && Date.parse(at) > lastEventAt.getTime() - UNDER_WAY_MS
  const told = await readToldKeys(keys)
  const findings = [...suspicionFindings(told, isUnderWay), ...(await keysPutBack(pool, told.forgotten))]
  if (told.onRecord.size === 0 && !(await hasBegun(store)))
    return { keys: 0, notRecorded: 0, findings: [...findings, keysNotRecorded] }
  const unexplained = await unexplainedKeys(pool, told, isUnderWay)
  return {
    keys: told.onRecord.size,
    notRecorded: unexplained.notRecorded,
    findings: [...findings, ...unexplained.findings],
  }
}

/** What the events tell of keys, held against the table. */
interface ToldKeys {
  /** People whose keys are on record. */
  readonly onRecord: ReadonlySet<string>
  readonly suspected: ReadonlyMap<string, Suspicion>
  /** The event with which each person was forgotten. */
  readonly forgotten: ReadonlyMap<string, StoredEvent>
}

async function readToldKeys(verified: KeysUnderVerification): Promise<ToldKeys> {
  const onRecord = new Set<string>()
  const suspected = new Map<string, Suspicion>()
  const forgotten = new Map<string, StoredEvent>()
  for await (const events of storedPages(verified.store, {
    limit: PAGE_EVENTS,
    types: ['SubjectKeysRecorded', 'PersonalDataErased'],
  })) {
    for (const event of events.filter(({ type }) => type === 'PersonalDataErased'))
      forgotten.set(String(event.data['userId']), event)
    for (const event of events.filter(({ type }) => type === 'SubjectKeysRecorded'))
      await compareRecorded(event, { onRecord, suspected }, verified)
  }
  return { onRecord, suspected, forgotten }
}

/** Takes the keys that one event tells of into what is known. */
async function compareRecorded(
  event: StoredEvent,
  { onRecord, suspected }: { readonly onRecord: Set<string>; readonly suspected: Map<string, Suspicion> },
  { pool, mac, wrapping }: KeysUnderVerification,
): Promise<void> {
  const { cause, keys: told } = recordedSchema.parse(event.data)
  const keys = told.filter(({ subjectId }) => !isKeyOfFile(subjectId))
  const rows = await rowsOf(
    pool,
    keys.map(({ subjectId }) => subjectId),
  )
  // What a suspicion keeps of it: after the master key was changed, everybody is suspected until the event that tells of that.
  const teller = { ...event, data: {} }
  for (const key of keys) {
    const wasOnRecord = onRecord.has(key.subjectId)
    onRecord.add(key.subjectId)
    const row = rows.get(key.subjectId)
    const problem = problemOf(key, row, mac)
    const before = suspected.get(key.subjectId)
    if (before) {
      // A wrapping that follows from one on record is on record too.
      if (cause !== 'rewrapped' || key.before === undefined || !before.onRecord.includes(key.before)) continue
      before.onRecord.push(key.mac)
      if (!problem) suspected.delete(key.subjectId)
      continue
    }
    // It has not been stored yet, or never will be: it is wrapped as an earlier event says.
    const isAsBefore = problem === 'changed' && wasOnRecord && row !== undefined && (await opens(row, wrapping))
    if (problem && !isAsBefore)
      suspected.set(key.subjectId, {
        event: teller,
        problem,
        forgottenAt: row?.forgotten_at ?? null,
        onRecord: [key.mac],
      })
  }
}

function problemOf(
  { subjectId, keyId, mac: recorded }: RecordedKey,
  row: KeyRow | undefined,
  mac: KeyMac,
): Suspicion['problem'] | undefined {
  if (!row) return 'gone'
  if (row.wrapped_key === null) return 'destroyed'
  return row.key_id === keyId && mac({ subjectId, keyId, wrapped: row.wrapped_key }) === recorded
    ? undefined
    : 'changed'
}

async function opens(
  { subject_id, key_id, wrapped_key }: KeyRow,
  wrapping: KeysUnderVerification['wrapping'],
): Promise<boolean> {
  if (wrapped_key === null) return false
  return wrapping.unwrap(wrapped_key, wrappingOf(subject_id, key_id)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof WrappedKeyUnopened) return false
      throw error
    },
  )
}

/** The key of somebody who was forgotten is rightly gone, or about to go. */
function suspicionFindings(
  { suspected, forgotten }: ToldKeys,
  isUnderWay: (at: string | null) => boolean,
): readonly Finding[] {
  return [...suspected].flatMap(([subjectId, { event, problem, forgottenAt }]) => {
    const isRightly =
      (problem !== 'gone' && forgotten.has(subjectId)) || (problem === 'destroyed' && isUnderWay(forgottenAt))
    return isRightly ? [] : [findingOf[problem](event, subjectId)]
  })
}

async function keysPutBack(pool: CommonQueryMethods, forgotten: ToldKeys['forgotten']): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const page of inPages([...forgotten.keys()])) {
    for (const row of (await rowsOf(pool, page)).values()) {
      const event = forgotten.get(row.subject_id)
      if (event && row.wrapped_key !== null)
        findings.push(
          eventFinding(
            'key-put-back',
            event,
            `There is a key of ${row.subject_id} again, who was forgotten with this event: it was put back.`,
          ),
        )
    }
  }
  return findings
}

const keysNotRecorded = findingWithoutEvent(
  'keys-not-recorded',
  'No event tells of the keys of people: they are put on record when the product starts, and were not yet.',
)

/** Keys that no event tells of. Those that were made lately are only counted: they may be about to be recorded. */
async function unexplainedKeys(
  pool: CommonQueryMethods,
  { onRecord, forgotten }: ToldKeys,
  isUnderWay: (at: string | null) => boolean,
): Promise<Pick<KeyVerification, 'notRecorded' | 'findings'>> {
  const findings: Finding[] = []
  let notRecorded = 0
  for await (const row of rowsWithKeys(pool)) {
    if (onRecord.has(row.subject_id) || forgotten.has(row.subject_id) || isKeyOfFile(row.subject_id)) continue
    if (isUnderWay(row.created_at)) notRecorded += 1
    else
      findings.push(
        findingWithoutEvent(
          'key-unexplained',
          `There is a key of ${row.subject_id}, and no event says that it was made.`,
        ),
      )
  }
  return { notRecorded, findings }
}

const findingOf: Readonly<Record<Suspicion['problem'], (event: StoredEvent, subjectId: string) => Finding>> = {
  gone: (event, subjectId) =>
    eventFinding('key-missing', event, `The key of ${subjectId} is on record, and not there any more.`),
  destroyed: (event, subjectId) =>
    eventFinding(
      'key-missing',
      event,
      `The key of ${subjectId} was destroyed, and no event says that they were forgotten.`,
    ),
  changed: (event, subjectId) =>
    eventFinding(
      'key-changed',
      event,
      `The key of ${subjectId} is not the one on record: it was changed, or exchanged with another's.`,
    ),
}

async function hasBegun(store: Pick<StoredLog, 'readAll'>): Promise<boolean> {
  return (await store.readAll({ limit: 1, types: ['SubjectKeysRecorded'] })).events.length > 0
}

async function rowsOf(pool: CommonQueryMethods, subjectIds: readonly string[]): Promise<ReadonlyMap<string, KeyRow>> {
  if (subjectIds.length === 0) return new Map()
  const rows = await pool.any(
    sql.type(
      keyRow,
    )`select ${columns} from keys.subject_keys where subject_id = any(${sql.array([...subjectIds], 'text')})`,
  )
  return new Map(rows.map((row) => [row.subject_id, row]))
}

/** Who has a key, page by page. */
async function* rowsWithKeys(pool: CommonQueryMethods): AsyncGenerator<KeyRow> {
  for (let after = ''; ;) {
    const rows = await pool.any(sql.type(keyRow)`
      select ${columns} from keys.subject_keys where subject_id > ${after} and wrapped_key is not null order by keys.subject_keys.subject_id limit ${PAGE_KEYS}`)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_KEYS) return
    after = last.subject_id
  }
}

function* inPages<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let first = 0; first < items.length; first += PAGE_KEYS) yield items.slice(first, first + PAGE_KEYS)
}
