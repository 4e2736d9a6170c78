/** What auditors ask for, through the API: verification of the log, replay of a read model, export that is verified outside. */
import { execFile } from 'node:child_process'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { anchorWhatIsNew } from '@member-care/event-store/anchors/keep-anchors.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { unzipSync } from 'fflate'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

let api: ApiUnderTest
let intruder: Client
let folder: string
let auditor: TestPerson
let member: TestPerson

beforeAll(async () => {
  api = await startApiUnderTest()
  await api.startJobs()
  folder = await mkdtemp(join(tmpdir(), 'audit-'))
  intruder = new Client({ connectionString: api.superuserUrl })
  await intruder.connect()
  await intruder.query('alter table es.events disable trigger all')
  auditor = await createAdministrator(api, ['ADMIN_AUDITOR'])
  member = await createMember(api, await createCompany(api))
})

afterAll(async () => {
  await intruder.end()
  await api.close()
  await rm(folder, { recursive: true })
})

async function call(
  method: 'GET' | 'POST',
  url: string,
  { as = auditor, body }: { as?: TestPerson; body?: object } = {},
) {
  return api.app.inject({
    method,
    url: `/api/console${url}`,
    headers: { ...(await api.headersFor(as.userId)), 'idempotency-key': randomUUID() },
    ...(body && { payload: body }),
  })
}

/** A task of any kind, as far as these tests look into it. */
interface Task {
  readonly id: string
  readonly state: string
  readonly done: number
  readonly result: {
    readonly events: number
    readonly lastAnchor: { readonly keyId: string }
    readonly tables: readonly { readonly differences: readonly { readonly columns: readonly string[] }[] }[]
  }
}

/** Asks for a task and waits for its end. */
async function ended(path: string, body?: object): Promise<Task> {
  const asked = await call('POST', path, body ? { body } : {})
  expect(asked.statusCode).toBe(202)
  const { id } = asked.json<{ id: string }>()
  return vi.waitFor(
    async () => {
      const task = (await call('GET', path)).json<Task[]>().find((listed) => listed.id === id)
      if (!task || !['done', 'failed'].includes(task.state)) throw new Error('It is not done yet.')
      return task
    },
    { timeout: 20_000 },
  )
}

/** As somebody outside runs the script that lies in the export. */
async function verifyOutside(target: string, key?: string): Promise<{ code: number; output: string }> {
  return promisify(execFile)(process.execPath, [join(target, 'verify-export.mjs'), target, ...(key ? [key] : [])]).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, output: error.stdout }),
  )
}

describe('verifying the log', () => {
  test('finds an untouched log intact, says who asked, and keeps the result', async () => {
    await anchorWhatIsNew(api.events.integrity)
    const task = await ended('/chain-verifications')
    expect(task).toMatchObject({
      state: 'done',
      askedBy: { id: auditor.userId, name: auditor.name },
      result: { intact: true, findings: [], notSealed: 0 },
    })
    expect(task.result.events).toBeGreaterThan(5)
    expect(task.done).toBe(task.result.events)
    const one = await call('GET', `/chain-verifications/${task.id}`)
    expect(one.json()).toEqual(task)
    expect((await call('GET', '/anchors')).json()).toMatchObject({
      keyId: task.result.lastAnchor.keyId,
      publicKey: expect.stringContaining('PUBLIC KEY') as string,
    })
  })

  test('names the event that somebody has changed in the database', async () => {
    await anchorWhatIsNew(api.events.integrity)
    const { rows } = await intruder.query<{ id: string; before: string }>(
      `select id, data::text as before from es.events where type = 'MembershipStarted' limit 1`,
    )
    const [event] = rows
    await intruder.query(
      `update es.events set data = replace(data::text, '2020-01-01', '2019-01-01')::json where id = $1`,
      [event?.id],
    )
    const { result } = await ended('/chain-verifications')
    await intruder.query(`update es.events set data = $2::json where id = $1`, [event?.id, event?.before])
    expect(result).toMatchObject({
      intact: false,
      findingsInAll: 1,
      findings: [{ problem: 'changed', stream: `user-${member.userId}`, revision: 1, eventId: event?.id }],
    })
  })

  test('is not for who has no business with it', async () => {
    const claims = await createAdministrator(api, ['ADMIN_CLAIM'])
    expect((await call('POST', '/chain-verifications', { as: claims })).statusCode).toBe(403)
    expect((await call('GET', '/chain-verifications/not-an-id')).statusCode).toBe(404)
  })
})

describe('replaying a read model beside the live one', () => {
  test('says that the two are the same', async () => {
    const task = await ended('/replays', { readModel: 'clients' })
    expect(task).toMatchObject({ state: 'done', readModel: 'clients', result: { equal: true, name: 'clients' } })
    expect((await call('GET', `/replays/${task.id}/differences`)).json()).toEqual(task.result.tables.map(() => []))
  })

  test('shows a row that differs with both values, masked, and to nobody of a single client group', async () => {
    await intruder.query(`update read.clients set policy_no = 'POL-FORGED' where name = 'Pelican Foods'`)
    const task = await ended('/replays', { readModel: 'clients' })
    await intruder.query(`update read.clients set policy_no = 'POL-1' where name = 'Pelican Foods'`)
    expect(task.result).toMatchObject({ equal: false })
    expect(task.result.tables.flatMap(({ differences }) => differences.map(({ columns }) => columns))).toEqual([
      ['policy_no'],
    ])
    const differences = (await call('GET', `/replays/${task.id}/differences`)).json<unknown[][]>()
    expect(differences.flat(2)).toEqual([{ column: 'policy_no', live: 'POL-FORGED', replayed: 'POL-1' }])
    const ofOneGroup = await createAdministrator(api, ['ADMIN_IT'], ['P1'])
    expect((await call('GET', `/replays/${task.id}/differences`, { as: ofOneGroup })).json()).toEqual([])
  }, 30_000)

  test('says at which event it had to stop', async () => {
    await intruder.query(
      `update es.events set data = replace(data::text, '"ct":"', '"ct":"A')::json where stream = $1 and revision = 0`,
      [`user-${member.userId}`],
    )
    const task = await ended('/replays', { readModel: 'users' })
    await intruder.query(
      `update es.events set data = replace(data::text, '"ct":"A', '"ct":"')::json where stream = $1 and revision = 0`,
      [`user-${member.userId}`],
    )
    expect(task).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(
        new RegExp(`^users cannot be replayed.* at user-${member.userId}@0 cannot be read`),
      ) as string,
    })
  })

  test('does not know every read model', async () => {
    expect((await call('POST', '/replays', { body: { readModel: 'nothing' } })).statusCode).toBe(422)
  })
})

describe('an export', () => {
  let files: Record<string, Buffer>

  async function unpack(): Promise<string> {
    const target = await mkdtemp(join(folder, 'export-'))
    for (const [name, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(target, name)), { recursive: true })
      await writeFile(join(target, name), bytes)
    }
    return target
  }

  async function exported(): Promise<Record<string, Buffer>> {
    const task = await ended('/audit-exports')
    expect(task).toMatchObject({ state: 'done', isAvailable: true })
    const { rawPayload, headers } = await call('GET', `/audit-exports/${task.id}/file`)
    expect(headers['content-type']).toBe('application/zip')
    return Object.fromEntries(Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes)]))
  }

  beforeAll(async () => {
    await anchorWhatIsNew(api.events.integrity)
    files = await exported()
  })

  test('is verified by the script in it, with the published key, and holds nothing personal in the clear', async () => {
    const target = await unpack()
    const { publicKey } = (await call('GET', '/anchors')).json<{ publicKey: string }>()
    await writeFile(join(target, 'published.pem'), publicKey)
    expect(await verifyOutside(target, join(target, 'published.pem'))).toMatchObject({
      code: 0,
      output: expect.stringContaining('Everything fits.') as string,
    })
    expect(files['events.ndjson']?.toString()).not.toContain(member.name)
    expect(files['events.ndjson']?.toString()).not.toContain(member.email)
  })

  test.each<[string, (lines: string[]) => string[]]>([
    ['changed', (lines) => lines.with(2, (lines[2] ?? '').replace('"correlationId":"', '"correlationId":"x'))],
    ['removed', (lines) => lines.toSpliced(2, 1)],
    ['exchanged', (lines) => lines.with(1, lines[2] ?? '').with(2, lines[1] ?? '')],
    ['taken from the end', (lines) => lines.slice(0, -1)],
  ])('shows an event that was %s', async (_what, tamper) => {
    const target = await unpack()
    const lines = (await readFile(join(target, 'events.ndjson'), 'utf8')).trimEnd().split('\n')
    await writeFile(join(target, 'events.ndjson'), `${tamper(lines).join('\n')}\n`)
    const { code, output } = await verifyOutside(target)
    expect(code).toBe(1)
    expect(output).toContain('events.ndjson is not the file that was exported')
    expect(output).toMatch(/that were anchored|what was anchored/)
  })

  test('shows that the latest events were taken out of the database before they were exported', async () => {
    await anchorWhatIsNew(api.events.integrity)
    await intruder.query(
      'update es.events set position = -position where position > (select max(position) - 5 from es.events)',
    )
    files = await exported()
    await intruder.query('update es.events set position = -position where position < 0')
    const { code, output } = await verifyOutside(await unpack())
    expect(code).toBe(1)
    expect(output).toMatch(/there are \d+ events where \d+ were anchored/)
  })

  test('names events whose anchors were all taken away, and says what an export alone cannot show', async () => {
    await intruder.query('create table anchors.put_aside as select * from anchors.blocks')
    await intruder.query('delete from anchors.blocks')
    files = await exported()
    await intruder.query('insert into anchors.blocks select * from anchors.put_aside')
    await intruder.query('drop table anchors.put_aside')
    const { code, output } = await verifyOutside(await unpack())
    expect(code).toBe(1)
    expect(output).toMatch(/PROBLEM: \d+ events have no anchor, though they should: from event 1 on/)
    expect(output).toContain('taken away together with their anchors')
  })

  test('names an event after the last anchor that is too old to have none', async () => {
    await anchorWhatIsNew(api.events.integrity)
    const [last] = await api.events.integrity.table.latest(1)
    const total = last?.anchor.total ?? 0
    await api.record(`access-${member.userId}`, {
      type: 'SensitiveRecordViewed',
      data: { subjectId: member.userId, what: 'claim', recordId: randomUUID() },
    })
    const { rows } = await intruder.query<{ id: string }>('select id from es.events where position > $1', [
      last?.anchor.position,
    ])
    const redate = (by: string) =>
      intruder.query('update es.events set recorded_at = recorded_at + $1::interval where id = any($2)', [
        by,
        rows.map(({ id }) => id),
      ])
    await redate('-11 minutes')
    files = await exported()
    await redate('11 minutes')
    const { code, output } = await verifyOutside(await unpack())
    expect(code).toBe(1)
    expect(output).toContain(`from event ${total + 1} on`)
    expect(output).toContain(`The last one here is after event ${total}`)
  })

  test('is refused where an anchor is missing between others', async () => {
    await intruder.query('update anchors.blocks set number = number + 1')
    const task = await ended('/audit-exports')
    await intruder.query('update anchors.blocks set number = number - 1')
    expect(task).toMatchObject({ state: 'failed', error: auditTexts.exports.anchorsMissing(0, 1) })
  })

  test('is not believed with another key', async () => {
    const target = await unpack()
    await writeFile(
      join(target, 'other.pem'),
      generateKeyPairSync('ed25519').publicKey.export({ format: 'pem', type: 'spki' }),
    )
    expect(await verifyOutside(target, join(target, 'other.pem'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('manifest.json is not signed') as string,
    })
  })

  test('is for auditors alone', async () => {
    const operation = await createAdministrator(api, ['ADMIN_OPERATION', 'ADMIN_IT'])
    expect((await call('POST', '/audit-exports', { as: operation })).statusCode).toBe(403)
  })
})

/** The process has just followed these events itself, and remembers the newest ones. */
describe('an event that was changed, and the newest one of its stream taken away, a moment ago', () => {
  interface Row {
    readonly id: string
    readonly stream: string
    readonly revision: number
  }
  let changed: Row
  let removed: Row

  beforeAll(async () => {
    // They stand in the midst of more than a page of what reads the whole log, which could then come out of a memory altogether.
    const view = async (times: number) => {
      await api.record(
        `access-${member.userId}`,
        ...Array.from(
          { length: times },
          () =>
            ({
              type: 'SensitiveRecordViewed',
              data: { subjectId: member.userId, what: 'claim', recordId: randomUUID() },
            }) as const,
        ),
      )
    }
    await view(300)
    await api.record(
      `user-${member.userId}`,
      { type: 'UserStatusChanged', data: { userId: member.userId, status: 301, reason: 'On leave' } },
      { type: 'UserStatusChanged', data: { userId: member.userId, status: 300, reason: 'Back' } },
    )
    await view(300)
    await view(300)
    await anchorWhatIsNew(api.events.integrity)
    const { rows } = await intruder.query<Row>(
      `select id, stream, revision from es.events where stream = $1 order by position desc limit 2`,
      [`user-${member.userId}`],
    )
    const [newest, before] = rows
    if (!newest || !before) throw new Error('There are no such events.')
    removed = newest
    changed = before
    await intruder.query(`update es.events set data = replace(data::text, '301', '302')::json where id = $1`, [
      changed.id,
    ])
    await intruder.query('delete from es.events where id = $1', [removed.id])
  })

  test('are both named by the verification', async () => {
    const { result } = await ended('/chain-verifications')
    expect(result).toMatchObject({ intact: false })
    const found = (result as unknown as { findings: { problem: string; eventId: string }[] }).findings.map(
      ({ problem, eventId }) => [problem, eventId],
    )
    expect(found).toContainEqual(['changed', changed.id])
    expect(found).toContainEqual(['missing', removed.id])
  })

  test('are in the export as they are stored, and named by the script in it', async () => {
    const task = await ended('/audit-exports')
    const { rawPayload } = await call('GET', `/audit-exports/${task.id}/file`)
    const target = await mkdtemp(join(folder, 'tampered-'))
    const files = Object.entries(unzipSync(rawPayload))
    for (const [name, bytes] of files) await writeFile(join(target, name), bytes)
    const lines = (await readFile(join(target, 'events.ndjson'), 'utf8')).split('\n')
    expect(lines.find((line) => line.includes(changed.id))).toContain('302')
    expect(lines.filter((line) => line.includes(removed.id))).toEqual([])
    const { code, output } = await verifyOutside(target)
    expect(code).toBe(1)
    // It says so in one way or the other: that depends on what else was noted meanwhile.
    expect(output).toMatch(/are not (what was|those that were) anchored/)
  })

  test('are found by a replay, because the read model saw them as they were', async () => {
    const { result } = await ended('/replays', { readModel: 'event_index' })
    expect(result).toMatchObject({ equal: false })
    const differences = (
      result as unknown as { tables: { table: string; differences: { kind: string }[] }[] }
    ).tables.find(({ table }) => table === 'event_index')?.differences
    expect(differences).toMatchObject([{ kind: 'only in the live table' }])
  })

  test('are named in the history of the person', async () => {
    const history = (await call('GET', `/users/${member.userId}/history`)).json<
      { id: string; problem: string | null }[]
    >()
    expect(history.map(({ id }) => id)).not.toContain(removed.id)
    const problems = history.filter(({ problem }) => problem !== null)
    expect(problems).toEqual([expect.objectContaining({ id: changed.id })])
    expect(problems[0]?.problem).toContain('Its seal is not that of this event')
    expect(problems[0]?.problem).toContain(
      `Event ${removed.id}, revision ${removed.revision}, was recorded and is not stored any more`,
    )
  })

  test('are named in the history of a client too, whose events are about nobody', async () => {
    const companyId = await createCompany(api)
    const { rows } = await intruder.query<Row>(
      `select id, stream, revision from es.events where stream = $1 order by revision`,
      [`client-${companyId}`],
    )
    expect(rows.length).toBeGreaterThan(1)
    const newest = rows.at(-1)
    await intruder.query('delete from es.events where id = $1', [newest?.id])
    const history = (await call('GET', `/clients/${companyId}/history`)).json<
      { id: string; problem: string | null }[]
    >()
    expect(history.map(({ id, problem }) => [id, problem])).toEqual([
      ...rows.slice(0, -2).map(({ id }) => [id, null]),
      [
        rows.at(-2)?.id,
        `Event ${newest?.id}, revision ${newest?.revision}, was recorded and is not stored any more: it was removed.`,
      ],
    ])
  })
})
