/**
 * What somebody can do to the log where it lies in an EventStoreDB: as an operator of the server, who may hide streams and bring them back, and as
 * somebody who writes into the server's files. Each is done in one installation that is put back afterwards, and named by the verification and by a replay.
 */
import { randomUUID } from 'node:crypto'
import { jsonEvent, type EventStoreDBClient } from '@eventstore/db-client'
import type { FindingProblem } from '@member-care/event-store/anchors/finding.ts'
import { anchorWhatIsNew } from '@member-care/event-store/anchors/keep-anchors.ts'
import { createClient } from '@member-care/event-store/eventstoredb/client.ts'
import { claimsProjection } from '@member-care/projections/claims/claims-projection.ts'
import { verifyReadModel } from '@member-care/projections/replay/verify-read-model.ts'
import { findCheckpointsAhead } from '@member-care/projections/runner/checkpoints-ahead.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import {
  startEventStoreDbDouble,
  type EventStoreDbDouble,
} from '@member-care/tests/support/eventstoredb-double/eventstoredb-double.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { verifyInstallation, type InstallationVerification } from './verify-installation.ts'

type Log = ReturnType<EventStoreDbDouble['backUp']>
type Logged = Log[number]

let double: EventStoreDbDouble
let api: ApiUnderTest
let cast: ClaimsCast
let operator: EventStoreDBClient
/** Streams of two claims of three events each. */
let one: string
let other: string
let asItWas: Log

beforeAll(async () => {
  double = await startEventStoreDbDouble()
  api = await startApiUnderTest({ environment: { EVENTSTORE_URL: double.connectionString } })
  cast = await recordClaimsCast(api)
  one = await claimStream()
  other = await claimStream()
  await api.runner.stop()
  const { records = [] } = api.events.integrity
  for (const record of records) await record.recordNew()
  await anchorWhatIsNew(api.events.integrity)
  operator = createClient(double.connectionString)
  asItWas = double.backUp()
}, 60_000)

afterEach(() => double.rewrite(asItWas))

afterAll(async () => {
  await operator.dispose()
  await api.close()
  double.stop()
})

async function claimStream(): Promise<string> {
  const { claimId } = await recordClaim(api, {
    companyId: cast.orchid,
    employeeId: cast.ann,
    claimantId: cast.ann,
    then: (id) => [
      { type: 'ClaimReviewStarted', data: { claimId: id } },
      { type: 'ClaimRegistered', data: { claimId: id, transactionNo: `OP-${id}` } },
    ],
  })
  return `claim-${claimId}`
}

async function verify(): Promise<InstallationVerification> {
  const { database, eventLog, files } = api.parts
  const ahead = async () => (await findCheckpointsAhead(database, eventLog)).names
  return verifyInstallation(
    {
      ...api.events.integrity,
      documents: { files, clock: () => new Date(Date.now() + 3_600_000) },
      checkpointsAhead: ahead,
    },
    { secondLookAfterMs: 0 },
  )
}

async function replayed(): Promise<boolean> {
  const { eventLog, database: pool, rowKeys: keys } = api.parts
  return (await verifyReadModel({ eventLog, pool, keys }, claimsProjection, { secondLookAfterMs: 0 })).equal
}

const isOfUsers = ({ stream }: Logged) => !stream.startsWith('$')
const at = (stream: string, revision: number) => (event: Logged) =>
  event.stream === stream && event.revision === revision
const ours = (log: Log) => log.filter(isOfUsers)
/** With these events behind all the others. */
const withBehind = (log: Log, added: Log): Log => [
  ...log,
  ...added.map((event, index) => ({ ...event, position: (log.at(-1)?.position ?? 0) + (index + 1) * 10_000 })),
]
const rewritten = (change: (log: Log) => Log) => () => double.rewrite(change(double.backUp()))
const said = (what: object): Uint8Array => new TextEncoder().encode(JSON.stringify(what))
function only(log: Log, wanted: (event: Logged) => boolean): Logged {
  const found = log.find(wanted)
  if (!found) throw new Error('There is no such event.')
  return found
}
const exchanged = (log: Log, part: 'data' | 'position', [first, second]: readonly [Logged, Logged]): Log =>
  log
    .map((event) =>
      event === first
        ? { ...event, [part]: second[part] }
        : event === second
          ? { ...event, [part]: first[part] }
          : event,
    )
    .toSorted((a, b) => a.position - b.position)

type What = 'event' | 'stream' | 'tail'
type How =
  | 'change'
  | 'remove'
  | 'add'
  | 'exchange'
  | 'put back'
  | 'delete'
  | 'truncate'
  | 'tombstone'
  | 'limit by count'
  | 'limit by age'
  | 'delete and go on'

interface Tampering {
  readonly tamper: () => unknown
  readonly named: FindingProblem
  /** Whether a replay of the read model of claims names it too; it ends at an event that nobody can read. */
  readonly replay: 'equal' | 'not equal' | 'ReplayStopped'
}

const kinds: Readonly<Record<What, Partial<Record<How, Tampering>>>> = {
  event: {
    change: {
      named: 'changed',
      replay: 'not equal',
      tamper: rewritten((log) =>
        log.map((event) =>
          at(one, 2)(event) ? { ...event, data: said({ claimId: one.slice(6), transactionNo: 'OP-1' }) } : event,
        ),
      ),
    },
    remove: {
      named: 'missing',
      replay: 'not equal',
      tamper: rewritten((log) => log.filter((event) => !at(one, 2)(event))),
    },
    add: {
      named: 'inserted',
      replay: 'ReplayStopped',
      tamper: () =>
        operator.appendToStream(
          `claim-${randomUUID()}`,
          jsonEvent({ type: 'ClaimReviewStarted', data: { claimId: 'x' } }),
        ),
    },
    exchange: {
      named: 'changed',
      replay: 'not equal',
      tamper: rewritten((log) => exchanged(log, 'data', [only(log, at(one, 2)), only(log, at(other, 2))])),
    },
    'put back': {
      named: 'out-of-order',
      replay: 'not equal',
      tamper: rewritten((log) =>
        withBehind(
          log.filter((event) => !at(one, 1)(event)),
          [only(log, at(one, 1))],
        ),
      ),
    },
  },
  stream: {
    change: {
      named: 'out-of-order',
      replay: 'equal',
      tamper: rewritten((log) =>
        log.map((event) =>
          event.stream === one ? { ...event, stream: 'claim-5f1e0c52-2c5a-4b0e-9a51-0c8d5b0f3a11' } : event,
        ),
      ),
    },
    remove: {
      named: 'missing',
      replay: 'not equal',
      tamper: rewritten((log) => log.filter(({ stream }) => stream !== one)),
    },
    add: {
      named: 'inserted',
      replay: 'equal',
      tamper: rewritten((log) =>
        withBehind(
          log,
          log
            .filter(({ stream }) => stream === one)
            .map((event) => ({ ...event, id: randomUUID(), stream: 'claim-5f1e0c52-2c5a-4b0e-9a51-0c8d5b0f3a11' })),
        ),
      ),
    },
    exchange: {
      named: 'out-of-order',
      replay: 'equal',
      tamper: rewritten((log) =>
        log.map((event) => ({
          ...event,
          stream: event.stream === one ? other : event.stream === other ? one : event.stream,
        })),
      ),
    },
    delete: { named: 'hidden', replay: 'not equal', tamper: () => operator.deleteStream(one) },
    tombstone: { named: 'hidden', replay: 'not equal', tamper: () => operator.tombstoneStream(one) },
    truncate: {
      named: 'hidden',
      replay: 'not equal',
      tamper: () => operator.setStreamMetadata(one, { truncateBefore: 2 }),
    },
    'limit by count': {
      named: 'hidden',
      replay: 'not equal',
      tamper: () => operator.setStreamMetadata(one, { maxCount: 1 }),
    },
    'limit by age': {
      named: 'hidden',
      replay: 'not equal',
      tamper: () => operator.setStreamMetadata(one, { maxAge: -1 }),
    },
    'delete and go on': {
      named: 'hidden',
      replay: 'ReplayStopped',
      tamper: async () => {
        await operator.deleteStream(one)
        await operator.appendToStream(one, jsonEvent({ type: 'ClaimReviewStarted', data: { claimId: one.slice(6) } }))
      },
    },
  },
  tail: {
    change: {
      named: 'changed',
      replay: 'equal',
      tamper: rewritten((log) =>
        log.map((event) => (event === ours(log).at(-1) ? { ...event, metadata: said({ commandId: 'other' }) } : event)),
      ),
    },
    remove: {
      named: 'missing',
      replay: 'equal',
      tamper: rewritten((log) => log.filter((event) => event !== ours(log).at(-1))),
    },
    exchange: {
      named: 'out-of-order',
      replay: 'equal',
      tamper: rewritten((log) => exchanged(log, 'position', [ours(log).at(-2), ours(log).at(-1)] as [Logged, Logged])),
    },
  },
}

const all = Object.entries(kinds).flatMap(([what, ways]) =>
  Object.entries(ways).map(([how, tampering]) => ({ what, how, ...tampering })),
)

test('a log that nobody touched is what was written, to the verification and to a replay', async () => {
  expect(await verify()).toMatchObject({ intact: true, verdict: 'intact', findings: [] })
  expect(await replayed()).toBe(true)
})

describe('somebody', () => {
  test.each(all)('$how: $what is named $named, and a replay is $replay', async ({ tamper, named, replay }) => {
    await tamper()
    const { intact, verdict, findings } = await verify()
    expect({ intact, verdict }).toEqual({ intact: false, verdict: 'tampered' })
    expect(findings.map(({ problem }) => problem)).toContain(named)
    expect(
      await replayed().then(
        (equal) => (equal ? 'equal' : 'not equal'),
        (error: Error) => error.name,
      ),
    ).toBe(replay)
  })
})

test('a stream that was hidden and is shown again leaves nothing to name', async () => {
  await operator.setStreamMetadata(one, { truncateBefore: 2 })
  expect((await verify()).intact).toBe(false)
  await operator.setStreamMetadata(one, { truncateBefore: 0 })
  expect((await verify()).verdict).toBe('intact')
  expect(await replayed()).toBe(true)
})
