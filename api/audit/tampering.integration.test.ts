/**
 * Every kind of tampering, each done by a superuser of the database who may write in every folder and has not the master key, in one
 * installation that is put back afterwards: what was done to what, and who names it, the verification of the log or a replay, and how.
 */
import { randomBytes } from 'node:crypto'
import { appendFile, copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signAnchor } from '@member-care/event-store/anchors/anchor.ts'
import { chainLine } from '@member-care/event-store/anchors/anchor-line.ts'
import type { FindingProblem } from '@member-care/event-store/anchors/finding.ts'
import { anchorWhatIsNew, lastAnchorLine } from '@member-care/event-store/anchors/keep-anchors.ts'
import { createLogSigner } from '@member-care/event-store/anchors/log-signer.ts'
import { createRootSecret } from '@member-care/event-store/codec/root-secret.ts'
import { forgetPerson } from '@member-care/event-store/codec/forget-person.ts'
import { claimsProjection } from '@member-care/projections/claims/claims-projection.ts'
import { verifyJobs } from '@member-care/projections/reactors/verify-jobs.ts'
import { verifyReadModel } from '@member-care/projections/replay/verify-read-model.ts'
import { findCheckpointsAhead } from '@member-care/projections/runner/checkpoints-ahead.ts'
import { schemaOf } from '@member-care/projections/runner/projection.ts'
import { createMember, type TestPerson } from '@member-care/tests/support/accounts-cast.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { pdf } from '@member-care/tests/support/claim-forms.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim, type RecordedClaim } from '@member-care/tests/support/recorded-claims.ts'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword, keepPasswordHash } from '../accounts/passwords.ts'
import { reactorsFor } from '../event-log/read-models.ts'
import { rememberInstallation } from './testing/tampered-installation.ts'
import { verifyInstallation, type InstallationVerification } from './verify-installation.ts'

const CLAIMS = `${schemaOf(claimsProjection)}.claims`

let api: ApiUnderTest
let cast: ClaimsCast
let intruder: Client
let one: RecordedClaim
let other: RecordedClaim
let ofForgotten: RecordedClaim
let ida: TestPerson
let jon: TestPerson
let putBack: () => Promise<void>
/** As things were some events ago. */
const before: {
  anchors?: Record<string, unknown>
  file?: string
  key?: Record<string, unknown>
  document?: Buffer
  password?: Record<string, unknown>
} = {}

beforeAll(async () => {
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  const ofAnn = { companyId: cast.orchid, employeeId: cast.ann, claimantId: cast.ann }
  const file = (text: string) => ({ content: pdf(text), mimeType: 'application/pdf', name: 'receipt.pdf' })
  ida = await createMember(api, cast.orchid)
  jon = await createMember(api, cast.orchid)
  one = await recordClaim(api, { ...ofAnn, files: [file('one')] })
  ofForgotten = await recordClaim(api, {
    ...ofAnn,
    employeeId: cast.ben,
    claimantId: cast.ben,
    files: [file('of Ben')],
  })
  intruder = new Client({ connectionString: api.superuserUrl })
  await intruder.connect()
  await intruder.query('alter table es.events disable trigger all')
  const { records = [], table } = api.events.integrity
  for (const record of records) await record.recordNew()
  await anchorWhatIsNew(api.events.integrity)
  before.anchors = (await rows('select * from anchors.blocks'))[0] ?? {}
  before.file = await readFile(anchorFile(), 'utf8')
  before.key = (await rows('select * from keys.subject_keys where subject_id = $1', cast.ben))[0] ?? {}
  before.document = await readFile(documentPath(ofForgotten))
  before.password = (await rows('select * from app.credentials where user_id = $1', jon.userId))[0] ?? {}
  await keepPasswordHash(api.parts.database, {
    userId: jon.userId,
    passwordHash: await hashPassword('Another-Pass-77'),
    at: api.parts.clock(),
  })
  await api.record(`account-${jon.userId}`, { type: 'PasswordChanged', data: { userId: jon.userId, how: 'reset' } })
  for (const record of records) await record.recordNew()

  await rm(documentPath(ofForgotten))
  await forgetPerson({ keys: api.parts.subjectKeys, log: api.parts.eventLog }, cast.ben, 'asked for', {
    actor: { kind: 'system', id: 'test' },
    commandId: 'forget',
    correlationId: 'forget',
  })
  other = await recordClaim(api, {
    ...ofAnn,
    files: [file('the other one')],
    then: (claimId) => [{ type: 'ClaimRegistered', data: { claimId, transactionNo: 'OP26900001' } }],
  })
  await api.untilUpToDate()
  // What follows the log would take note of what is done to it.
  await api.runner.stop()
  await anchorWhatIsNew(api.events.integrity)
  expect((await table.latest(5)).length).toBe(1)
  putBack = await rememberInstallation(intruder, api.parts.settings.dataDirectory)
}, 60_000)

afterEach(() => putBack())

afterAll(async () => {
  await intruder.end()
  await api.close()
})

const anchorFile = () => api.parts.settings.anchors.file
const documentPath = ({ attachments }: RecordedClaim) => {
  const id = attachments[0]?.attachmentId ?? ''
  return join(api.parts.settings.dataDirectory, 'files', id.slice(0, 2), id)
}
const run = async (statement: string, ...values: unknown[]) => void (await intruder.query(statement, values))
const rows = async (statement: string, ...values: unknown[]) =>
  (await intruder.query<Record<string, unknown>>(statement, values)).rows
const insert = (table: string, row: Record<string, unknown> = {}) =>
  run(
    `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.keys(row)
      .map((_, index) => `$${index + 1}`)
      .join(', ')})`,
    ...Object.values(row),
  )
/** Keys are kept in memory for two seconds: afterwards, what they opened cannot be read any more. */
const untilKeysAreAskedForAnew = () =>
  expect
    .poll(
      () =>
        api.parts.eventLog.load(`user-${cast.ann}`).then(
          () => 'opened',
          (error: unknown) => (error instanceof Error ? error.name : error),
        ),
      { timeout: 20_000 },
    )
    .toBe('WrappedKeyUnopened')
const streamOf = ({ claimId }: RecordedClaim) => `claim-${claimId}`
const lines = async () => (await readFile(anchorFile(), 'utf8')).trimEnd().split('\n')
const writeLines = (kept: readonly string[]) => writeFile(anchorFile(), kept.map((line) => `${line}\n`).join(''))
const exchange = async (table: string, key: string, [first, second]: readonly [string, string], column: string) =>
  run(
    `update ${table} t set ${column} = (select o.${column} from ${table} o where o.${key} = case t.${key} when $1 then $2 else $1 end) where t.${key} in ($1, $2)`,
    first,
    second,
  )
const forgedLine = async () => {
  const stranger = createLogSigner(createRootSecret(randomBytes(32)))
  const line = await lastAnchorLine(api.events.integrity.table)
  if (!line) throw new Error('nothing is anchored')
  return chainLine(
    stranger,
    { ...line, ...signAnchor(stranger, line) },
    { previous: line.signature, after: line.total },
  )
}
const cutBackTo = async (position: unknown) => {
  await run('delete from es.events where position > $1', position)
  await run('delete from anchors.blocks')
  await insert('anchors.blocks', before.anchors)
}

async function verify(): Promise<InstallationVerification> {
  const { database, eventLog, files } = api.parts
  const later = () => new Date(Date.now() + 3_600_000)
  const ahead = async () => (await findCheckpointsAhead(database, eventLog)).names
  return verifyInstallation(
    {
      ...api.events.integrity,
      documents: { files, clock: later },
      checkpointsAhead: ahead,
      effects: () => verifyJobs(eventLog, database, reactorsFor(api.parts.settings)),
    },
    { secondLookAfterMs: 0 },
  )
}

type What =
  'event' | 'stream' | 'tail' | 'anchor' | 'file' | 'key' | 'checkpoint' | 'row' | 'document' | 'job' | 'password'
type How = 'change' | 'remove' | 'add' | 'exchange' | 'put back'

interface Tampering {
  readonly tamper: () => Promise<unknown>
  /** Who names it: the verification of the log, by one of its problems, or a replay of the read model of claims. */
  readonly named: FindingProblem | 'replay'
}

const kinds: Readonly<Record<What, Partial<Record<How, Tampering>>>> = {
  event: {
    change: {
      named: 'changed',
      tamper: () =>
        run(
          `update es.events set data = json_build_object('claimId', $2::text) where stream = $1 and revision = 1`,
          streamOf(other),
          one.claimId,
        ),
    },
    remove: {
      named: 'missing',
      tamper: () => run('delete from es.events where stream = $1 and revision = 1', `user-${cast.ann}`),
    },
    add: {
      named: 'inserted',
      tamper: () =>
        run(
          `insert into es.events (position, stream, revision, id, type, data, metadata) select (select max(position) from es.events) + 1, stream, revision + 1, gen_random_uuid(), type, data, metadata from es.events where stream = $1 and revision = 1`,
          streamOf(other),
        ),
    },
    exchange: {
      named: 'changed',
      tamper: () => exchange('es.events', 'stream', [streamOf(one), streamOf(ofForgotten)], 'data'),
    },
    'put back': {
      named: 'out-of-order',
      tamper: () =>
        run(
          'update es.events set position = (select max(position) from es.events) + 1 where stream = $1 and revision = 0',
          streamOf(one),
        ),
    },
  },
  stream: {
    change: {
      named: 'out-of-order',
      tamper: () =>
        run(
          'update es.events set stream = $2 where stream = $1',
          streamOf(other),
          'claim-5f1e0c52-2c5a-4b0e-9a51-0c8d5b0f3a11',
        ),
    },
    remove: { named: 'missing', tamper: () => run('delete from es.events where stream = $1', streamOf(other)) },
    add: {
      named: 'inserted',
      tamper: () =>
        run(
          `insert into es.events (position, stream, revision, id, type, data, metadata) select (select max(position) from es.events) + 1 + revision, 'claim-5f1e0c52-2c5a-4b0e-9a51-0c8d5b0f3a11', revision, gen_random_uuid(), type, data, metadata from es.events where stream = $1`,
          streamOf(other),
        ),
    },
    exchange: {
      named: 'out-of-order',
      tamper: async () => {
        const streams = [
          streamOf(one),
          'claim-aside',
          streamOf(ofForgotten),
          streamOf(one),
          'claim-aside',
          streamOf(ofForgotten),
        ]
        for (const index of [0, 2, 4])
          await run('update es.events set stream = $2 where stream = $1', streams[index], streams[index + 1])
      },
    },
    'put back': {
      named: 'out-of-order',
      tamper: () =>
        run(
          'update es.events set position = position + 10 + (select max(position) from es.events) where stream = $1',
          streamOf(one),
        ),
    },
  },
  tail: {
    change: {
      named: 'changed',
      tamper: () =>
        run(
          `update es.events set metadata = (metadata::jsonb || '{"commandId":"other"}')::json where position = (select max(position) from es.events)`,
        ),
    },
    remove: {
      named: 'checkpoint-ahead',
      tamper: () => run('delete from es.events where position > (select max(position) - 2 from es.events)'),
    },
    add: {
      named: 'inserted',
      tamper: () =>
        run(
          `insert into es.events (position, stream, revision, id, type, data, metadata) select position + 1, stream, revision + 1, gen_random_uuid(), type, data, metadata from es.events order by position desc limit 1`,
        ),
    },
    exchange: {
      named: 'out-of-order',
      tamper: () =>
        run(
          `update es.events set position = -1 where position = (select max(position) from es.events); update es.events set position = position + 1 where position = (select max(position) from es.events); update es.events set position = (select max(position) - 1 from es.events) where position = -1`,
        ),
    },
    'put back': { named: 'missing', tamper: () => cutBackTo(before.anchors?.['total']) },
  },
  anchor: {
    change: { named: 'anchor', tamper: () => run(`update anchors.blocks set running_hash = md5(running_hash)`) },
    remove: { named: 'no-anchors', tamper: () => run('delete from anchors.blocks') },
    add: {
      named: 'anchor',
      tamper: async () =>
        run(
          `insert into anchors.blocks select number + 1, events, lines, total, position, running_hash, anchored_at, key_id, $1 from anchors.blocks`,
          (await forgedLine()).signature,
        ),
    },
    exchange: { named: 'anchor', tamper: () => run(`update anchors.blocks set lines = $1`, before.anchors?.['lines']) },
    'put back': {
      named: 'anchor-missing',
      tamper: async () => (await run('delete from anchors.blocks'), insert('anchors.blocks', before.anchors)),
    },
  },
  file: {
    change: {
      named: 'anchor',
      tamper: async () => writeLines((await lines()).map((line) => line.replace('"total":', '"total":1'))),
    },
    remove: { named: 'file-missing', tamper: () => rm(anchorFile()) },
    add: { named: 'anchor', tamper: async () => appendFile(anchorFile(), `${JSON.stringify(await forgedLine())}\n`) },
    exchange: { named: 'file-line-missing', tamper: async () => writeLines((await lines()).toReversed()) },
    'put back': { named: 'file-behind', tamper: () => writeFile(anchorFile(), before.file ?? '') },
  },
  key: {
    change: {
      named: 'key-changed',
      tamper: () =>
        run(
          `update keys.subject_keys set wrapped_key = set_byte(wrapped_key, 0, get_byte(wrapped_key, 0) # 1) where subject_id = $1`,
          cast.ann,
        ),
    },
    remove: {
      named: 'key-missing',
      tamper: () => run('delete from keys.subject_keys where subject_id = $1', cast.ann),
    },
    add: {
      named: 'key-unexplained',
      tamper: () =>
        run(
          `insert into keys.subject_keys (subject_id, key_id, wrapped_key, created_at) select 'somebody', 'k', wrapped_key, '2020-01-01' from keys.subject_keys where subject_id = $1`,
          cast.ann,
        ),
    },
    exchange: {
      named: 'key-changed',
      tamper: () =>
        exchange('keys.subject_keys', 'subject_id', [cast.ann, cast.cat], 'wrapped_key').then(untilKeysAreAskedForAnew),
    },
    'put back': {
      named: 'key-put-back',
      tamper: () =>
        run(
          'update keys.subject_keys set wrapped_key = $2, forgotten_at = null where subject_id = $1',
          cast.ben,
          before.key?.['wrapped_key'],
        ),
    },
  },
  checkpoint: {
    change: {
      named: 'checkpoint-ahead',
      tamper: () => run(`update projections.checkpoints set position = lpad('99999', 19, '0') where name = 'claims'`),
    },
    'put back': {
      named: 'replay',
      tamper: () => run(`update projections.checkpoints set position = lpad('3', 19, '0') where name = 'claims'`),
    },
  },
  row: {
    change: {
      named: 'replay',
      tamper: () => run(`update ${CLAIMS} set status = 'APPROVED' where claim_id = $1`, one.claimId),
    },
    remove: { named: 'replay', tamper: () => run(`delete from ${CLAIMS} where claim_id = $1`, one.claimId) },
    add: {
      named: 'replay',
      tamper: () =>
        run(
          `insert into ${CLAIMS} select (jsonb_populate_record(c, jsonb_build_object('claim_id', gen_random_uuid()))).* from ${CLAIMS} c where claim_id = $1`,
          one.claimId,
        ),
    },
    exchange: { named: 'replay', tamper: () => exchange(CLAIMS, 'claim_id', [one.claimId, other.claimId], 'status') },
  },
  document: {
    change: { named: 'document-changed', tamper: () => appendFile(documentPath(one), ' ') },
    remove: { named: 'document-missing', tamper: () => rm(documentPath(one)) },
    // The very bytes that were filed.
    add: { named: 'document-not-sealed', tamper: () => writeFile(documentPath(one), pdf('one')) },
    exchange: {
      named: 'document-changed',
      tamper: async () => {
        await copyFile(documentPath(one), `${documentPath(one)}.aside`)
        await rename(documentPath(other), documentPath(one))
        await rename(`${documentPath(one)}.aside`, documentPath(other))
      },
    },
    'put back': {
      named: 'document-put-back',
      tamper: () => writeFile(documentPath(ofForgotten), before.document ?? ''),
    },
  },
  password: {
    change: {
      named: 'password-changed',
      tamper: () =>
        run(
          `update app.credentials set password_hash = $2 where user_id = $1`,
          ida.userId,
          '$argon2id$v=19$m=65536,t=2,p=1$c2FsdA$aGFzaA',
        ),
    },
    remove: {
      named: 'password-missing',
      tamper: () => run('delete from app.credentials where user_id = $1', ida.userId),
    },
    add: {
      named: 'password-unexplained',
      tamper: () =>
        run(
          `insert into app.credentials (user_id, password_hash, changed_at, recorded) select $1, password_hash, changed_at, true from app.credentials where user_id = $2`,
          cast.ben,
          ida.userId,
        ),
    },
    exchange: {
      named: 'password-changed',
      tamper: () => exchange('app.credentials', 'user_id', [ida.userId, jon.userId], 'password_hash'),
    },
    'put back': {
      named: 'password-changed',
      tamper: () =>
        run(
          'update app.credentials set password_hash = $2, changed_at = $3 where user_id = $1',
          jon.userId,
          before.password?.['password_hash'],
          before.password?.['changed_at'],
        ),
    },
  },
  job: {
    change: {
      named: 'job-changed',
      tamper: () =>
        run(
          `update outbox.jobs set payload = jsonb_build_object('claimId', $2::text) where kind = 'insurer-handover' and subject_id = $1`,
          one.claimId,
          other.claimId,
        ),
    },
    remove: {
      named: 'job-missing',
      tamper: () => run(`delete from outbox.jobs where kind = 'insurer-handover' and subject_id = $1`, one.claimId),
    },
    add: {
      named: 'job-unexplained',
      tamper: () =>
        run(
          `insert into outbox.jobs (id, kind, subject_id, payload, causation_id, correlation_id, created_at) select gen_random_uuid(), kind, subject_id, payload, causation_id, correlation_id, created_at from outbox.jobs where kind = 'insurer-handover' and subject_id = $1`,
          one.claimId,
        ),
    },
    exchange: {
      named: 'job-changed',
      tamper: () =>
        run(
          `update outbox.jobs set payload = jsonb_build_object('claimId', case subject_id when $1 then $2 else $1 end) where kind = 'insurer-handover' and subject_id in ($1, $2)`,
          one.claimId,
          other.claimId,
        ),
    },
    'put back': {
      named: 'job-unexplained',
      tamper: () =>
        run(
          `insert into outbox.jobs (id, kind, subject_id, payload, causation_id, correlation_id, created_at) values (gen_random_uuid(), 'sign-in-opening', $1, jsonb_build_object('userIds', jsonb_build_array($1::text), 'position', '0000000000000000001'), 'x', 'x', '2020-01-01')`,
          cast.ben,
        ),
    },
  },
}

const all = Object.entries(kinds).flatMap(([what, ways]) =>
  Object.entries(ways).map(([how, { named, tamper }]) => ({ what, how, named, tamper })),
)

test('an installation that nobody touched is what was written, to the log and to a replay', async () => {
  expect(await verify()).toMatchObject({
    intact: true,
    verdict: 'intact',
    findings: [],
    documents: { read: 2 },
    keys: { notRecorded: 0 },
  })
  expect(await replayed()).toBe(true)
  expect(all.length).toBeGreaterThanOrEqual(40)
})

describe('somebody', () => {
  test.each(all)('$how: $what is named $named', async ({ tamper, named }) => {
    await tamper()
    if (named === 'replay') expect(await replayed()).toBe(false)
    else {
      const { intact, verdict, findings } = await verify()
      expect(intact).toBe(false)
      expect(verdict).not.toBe('intact')
      expect(findings.map(({ problem }) => problem)).toContain(named)
    }
  })
})

/** The product puts it on record as any other, and then it has to follow from an event. */
test("the hash of a password of one's own that is slipped in as a new one is named once it is on record", async () => {
  const { passwords } = api.events.integrity
  const anHourLater = new Date(Date.now() + 3_600_000)
  expect(await passwords.verify(anHourLater)).toEqual({ findings: [] })
  await run(
    `update app.credentials set password_hash = '$argon2id$v=19$m=65536,t=2,p=1$c2FsdA$aGFzaA', recorded = false where user_id = $1`,
    ida.userId,
  )
  expect(await passwords.recordNew()).toBe(1)
  expect((await passwords.verify(anHourLater)).findings).toMatchObject([
    { problem: 'password-unexplained', detail: expect.stringContaining(ida.userId) as string },
  ])
})

async function replayed(): Promise<boolean> {
  const { eventLog, database: pool, rowKeys: keys } = api.parts
  return (await verifyReadModel({ eventLog, pool, keys }, claimsProjection, { secondLookAfterMs: 0 })).equal
}
