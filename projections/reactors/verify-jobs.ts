/**
 * Recounts from the log which jobs its reactors have led to, and compares them with the outbox: each is there, says what its event says, and
 * no other is of their kinds. Reads the events of each reactor once, and remembers ids only where there are more jobs than there should be.
 */
import { isDeepStrictEqual } from 'node:util'
import { eventFinding, findingWithoutEvent, type Finding } from '@member-care/event-store/anchors/finding.ts'
import type { Recorded, StoredEventLog } from '@member-care/event-store/event-log.ts'
import type { JsonObject, Position } from '@member-care/event-store/port.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { readCheckpoint } from '../runner/registry.ts'
import type { NewJob } from './outbox.ts'
import { jobsFor, type Reactor } from './reactor.ts'

export interface JobVerification {
  /** Jobs that an event explains. */
  readonly jobs: number
  readonly findings: readonly Finding[]
}

const PAGE_EVENTS = 1_000
const PAGE_JOBS = 5_000
const NAMED_FINDINGS = 100

const jobRow = z.object({
  id: z.string(),
  kind: z.string(),
  subject_id: z.string(),
  payload: z.custom<JsonObject>(),
  causation_id: z.string(),
})
const columns = sql.fragment`id, kind, subject_id, payload, causation_id`

interface Verifying {
  readonly eventLog: StoredEventLog
  readonly pool: CommonQueryMethods
  /** What is written from then on is not looked at: the product may run. */
  readonly startedAt: string
}

/** @throws StoreUnavailable; UndecodableEvent, WrappedKeyUnopened for an event that cannot be read */
export async function verifyJobs(
  eventLog: StoredEventLog,
  pool: CommonQueryMethods,
  reactors: readonly Reactor[],
): Promise<JobVerification> {
  const startedAt = await pool.oneFirst(sql.type(z.object({ now: z.string() }))`select clock_timestamp()::text as now`)
  const verified: JobVerification[] = []
  for (const reactor of reactors) verified.push(await verifyJobsOf(reactor, { eventLog, pool, startedAt }))
  return {
    jobs: verified.reduce((sum, { jobs }) => sum + jobs, 0),
    findings: verified.flatMap(({ findings }) => findings).slice(0, NAMED_FINDINGS),
  }
}

async function verifyJobsOf(reactor: Reactor, verifying: Verifying): Promise<JobVerification> {
  const checkpoint = await readCheckpoint(verifying.pool, { name: reactor.name, version: 1 })
  const upTo = checkpoint?.position
  if (!upTo) return { jobs: 0, findings: [] }
  return reactor.together ? verifyGathered(reactor, upTo, verifying) : verifyEach(reactor, upTo, verifying)
}

async function verifyEach(reactor: Reactor, upTo: Position, verifying: Verifying): Promise<JobVerification> {
  const findings: Finding[] = []
  const kinds = new Set<string>()
  let found = 0
  // One that began at the head of the log has no jobs for what was before: where that was, its first job tells.
  let hasBegun = reactor.startsAt === 'beginning'
  for await (const events of reactedTo(reactor, upTo, verifying.eventLog)) {
    const expected = events.flatMap((event) => jobsFor(reactor, [event]).map((job) => ({ event, job })))
    const rows = await rowsOf(
      verifying.pool,
      expected.map(({ job }) => job.id),
    )
    for (const { event, job } of expected) {
      kinds.add(job.kind)
      const row = rows.get(job.id)
      hasBegun ||= row !== undefined
      if (row) found += 1
      if (row && !isSame(job, row))
        findings.push(
          eventFinding('job-changed', event, `Job ${job.id} (${job.kind}) says something else than its event.`),
        )
      if (!row && hasBegun)
        findings.push(
          eventFinding(
            'job-missing',
            event,
            `Job ${job.id} (${job.kind}) follows from this event, and is not in the outbox.`,
          ),
        )
    }
  }
  const all = await countOf([...kinds], verifying)
  if (all <= found) return { jobs: found, findings }
  const explained = new Set<string>()
  for await (const events of reactedTo(reactor, upTo, verifying.eventLog))
    for (const event of events) for (const { id } of jobsFor(reactor, [event])) explained.add(id)
  return {
    jobs: found,
    findings: [...findings, ...(await unexplained([...kinds], verifying, ({ id }) => explained.has(id)))],
  }
}

/** Of a reactor that makes one job of several events: a job is explained by its first event, and the people in it by theirs. */
async function verifyGathered(reactor: Reactor, upTo: Position, verifying: Verifying): Promise<JobVerification> {
  const [ids, people, kinds] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for await (const events of reactedTo(reactor, upTo, verifying.eventLog)) {
    for (const event of events) {
      for (const { id, kind, subjectId } of jobsFor(reactor, [event])) {
        ids.add(id)
        people.add(subjectId)
        kinds.add(kind)
      }
    }
  }
  const isExplained = ({ id, subject_id, payload }: z.infer<typeof jobRow>) =>
    ids.has(id) &&
    people.has(subject_id) &&
    z
      .array(z.string())
      .catch([])
      .parse(payload['userIds'])
      .every((userId) => people.has(userId))
  const findings = await unexplained([...kinds], verifying, isExplained)
  return { jobs: (await countOf([...kinds], verifying)) - findings.length, findings }
}

async function unexplained(
  kinds: readonly string[],
  { pool, startedAt }: Verifying,
  isExplained: (row: z.infer<typeof jobRow>) => boolean,
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await pool.any(sql.type(jobRow)`
      select ${columns} from outbox.jobs where ${ofReactor(kinds, startedAt)} and id > ${after} order by id limit ${PAGE_JOBS}`)
    for (const row of rows)
      if (!isExplained(row))
        findings.push(
          findingWithoutEvent(
            'job-unexplained',
            `Job ${row.id} (${row.kind}, about ${row.subject_id}) follows from no event.`,
          ),
        )
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_JOBS || findings.length >= NAMED_FINDINGS) return findings
    after = last.id
  }
}

async function countOf(kinds: readonly string[], { pool, startedAt }: Verifying): Promise<number> {
  return pool.oneFirst(
    sql.type(
      z.object({ count: z.number() }),
    )`select count(*)::int as count from outbox.jobs where ${ofReactor(kinds, startedAt)}`,
  )
}

/** A trial of the welcome e-mail follows from no event: an administrator asks for it, and it goes to the client's test user. */
function ofReactor(kinds: readonly string[], startedAt: string) {
  return sql.fragment`kind = any(${sql.array([...kinds], 'text')}) and created_at < ${startedAt}::timestamptz and coalesce(payload->>'isTrial', 'false') <> 'true'`
}

async function rowsOf(
  pool: CommonQueryMethods,
  ids: readonly string[],
): Promise<ReadonlyMap<string, z.infer<typeof jobRow>>> {
  if (ids.length === 0) return new Map()
  const rows = await pool.any(
    sql.type(jobRow)`select ${columns} from outbox.jobs where id = any(${sql.array([...ids], 'uuid')})`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

function isSame(job: NewJob, row: z.infer<typeof jobRow>): boolean {
  return (
    job.kind === row.kind &&
    job.subjectId === row.subject_id &&
    job.causationId === row.causation_id &&
    isDeepStrictEqual(JSON.parse(JSON.stringify(job.payload)), row.payload)
  )
}

async function* reactedTo(
  reactor: Reactor,
  upTo: Position,
  eventLog: StoredEventLog,
): AsyncGenerator<readonly Recorded[]> {
  let after: Position | undefined
  for (;;) {
    const page = await eventLog.readAll({ after, limit: PAGE_EVENTS, types: reactor.handles })
    const events = page.events.filter(({ position }) => position <= upTo)
    if (events.length > 0) yield events
    if (page.atEnd || page.scannedTo >= upTo) return
    after = page.scannedTo
  }
}
