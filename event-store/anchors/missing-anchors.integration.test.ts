/** What the verification says where something that it would compare with is missing, and what a witness adds. */
import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestDatabase } from '@member-care/tests/support/test-database.ts'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoredEvent, StreamId } from '../port.ts'
import { createAnchorFile } from './anchor-file.ts'
import { chainLine, lineOfText, type AnchorLine } from './anchor-line.ts'
import { BLOCK_EVENTS } from './anchor-table.ts'
import type { OutsideCopy } from './compare-outside.ts'
import { anchorWhatIsNew, lastAnchorLine, type Anchoring } from './keep-anchors.ts'
import { startLogUnderTest, type LogUnderTest } from './testing/log-under-test.ts'
import { verifyLog, type LogVerification } from './verify-log.ts'

const [claim, user, other]: readonly StreamId[] = ['claim-1', 'user-1', 'claim-2'].map(
  (name) => `${name}-${randomUUID()}` as const,
) as [StreamId, StreamId, StreamId]

let log: LogUnderTest
let intruder: Client
let write: LogUnderTest['write']
let filePath: string
let anchoring: Anchoring & { readonly file: ReturnType<typeof createAnchorFile> }

beforeAll(async () => {
  log = await startLogUnderTest(await createTestDatabase())
  ;({ intruder, write } = log)
})

afterAll(() => log.close())

beforeEach(async () => {
  await intruder.query('truncate es.events; truncate anchors.blocks')
  filePath = join(log.folder, `${randomUUID()}.ndjson`)
  anchoring = { store: log.store, table: log.table, signer: log.signer, file: createAnchorFile(filePath) }
  await write(claim, 4)
  await write(user, 3)
  await write(other, 2)
  await anchorWhatIsNew(anchoring)
})

const verifyWith = (...witnesses: OutsideCopy[]): Promise<LogVerification> =>
  verifyLog(
    { ...anchoring, store: log.store, seals: log.seals, hasEveryPosition: true, witnesses },
    { secondLookAfterMs: 0 },
  )
const verify = () => verifyWith()

async function eventAt(stream: StreamId, revision: number): Promise<StoredEvent> {
  const event = (await log.store.read(stream)).events[revision]
  if (!event) throw new Error(`${stream} has no revision ${revision}`)
  return event
}

const putBack = (row: Record<string, unknown>) =>
  intruder.query(
    `insert into anchors.blocks (${Object.keys(row).join(', ')}) values (${Object.keys(row)
      .map((_, place) => `$${place + 1}`)
      .join(', ')})`,
    Object.values(row),
  )

const named = ({ findings }: LogVerification) =>
  findings.map(({ problem, stream, revision, eventId }) => ({ problem, stream, revision, eventId }))
const nameOf = (problem: string, { stream, revision, id }: StoredEvent) => ({ problem, stream, revision, eventId: id })

describe('what is missing', () => {
  const problems = ({ findings }: LogVerification) => findings.map(({ problem }) => problem)
  const cutAnchorsBack = async (row: Record<string, unknown> | undefined) => {
    await intruder.query('delete from anchors.blocks')
    if (row) await putBack(row)
  }
  const lastRow = async () =>
    (await intruder.query<Record<string, unknown>>('select * from anchors.blocks order by number desc limit 1')).rows[0]

  test('anchors, the file, or both are never an intact log', async () => {
    await cutAnchorsBack(undefined)
    expect(await verify()).toMatchObject({
      intact: false,
      verdict: 'tampered',
      findings: [{ problem: 'no-anchors' }, { problem: 'anchor-missing' }],
    })
    await rm(filePath)
    expect(await verify()).toMatchObject({
      intact: false,
      verdict: 'unproven',
      anchored: 0,
      findings: [{ problem: 'file-missing' }, { problem: 'no-anchors' }],
    })
    await anchorWhatIsNew(anchoring)
    expect(await verify()).toMatchObject({ intact: true, verdict: 'intact' })
    await rm(filePath)
    expect(await verify()).toMatchObject({
      intact: false,
      verdict: 'unproven',
      findings: [{ problem: 'file-missing' }],
    })
    // Nor is it once the product has begun another file.
    await anchorWhatIsNew(anchoring)
    expect(await verify()).toMatchObject({
      intact: false,
      verdict: 'unproven',
      findings: [{ problem: 'file-begun-late' }],
    })
  })

  test('the beginning of a second process’s file is proven by the first one’s, or by a witness, and by nothing else', async () => {
    const first = await readFile(filePath, 'utf8')
    const copyOf = (text: string): OutsideCopy => ({
      kind: 'witness',
      name: 'The copy',
      lines: async function* () {
        for (const line of text.trimEnd().split('\n')) yield lineOfText(line)
      },
    })
    await rm(filePath)
    await write(claim, 1)
    await anchorWhatIsNew(anchoring)
    expect(await verify()).toMatchObject({
      verdict: 'unproven',
      findings: [{ problem: 'file-begun-late', detail: expect.stringContaining('--witness') as string }],
    })
    expect(await verifyWith(copyOf(first))).toMatchObject({ verdict: 'intact', findings: [] })
    // One that began later still, or ended before, says nothing of what is between.
    const second = await readFile(filePath, 'utf8')
    expect(await verifyWith(copyOf(second))).toMatchObject({
      verdict: 'unproven',
      findings: [{ problem: 'file-begun-late' }],
    })
    await write(claim, 1)
    await anchorWhatIsNew(anchoring)
    const whole = await readFile(filePath, 'utf8')
    await writeFile(filePath, '')
    await anchorWhatIsNew(anchoring)
    await write(claim, 1)
    await anchorWhatIsNew(anchoring)
    expect(await verifyWith(copyOf(first))).toMatchObject({
      verdict: 'unproven',
      findings: [{ problem: 'file-begun-late' }],
    })
    expect(await verifyWith(copyOf(whole))).toMatchObject({ verdict: 'intact' })
    // What somebody took away before the file was begun is not hidden by it.
    await intruder.query('delete from es.events where position = 2')
    expect(await verifyWith(copyOf(first))).toMatchObject({ verdict: 'tampered' })
  })

  test('all there was: nothing to compare is not intact', async () => {
    await intruder.query('truncate es.events; truncate anchors.blocks')
    await rm(filePath)
    expect(await verify()).toMatchObject({
      intact: false,
      verdict: 'unproven',
      events: 0,
      findings: [{ problem: 'file-missing' }, { problem: 'no-events' }],
    })
  })

  test('a stream of the last block, gone with the row of its anchor while the file is untouched, and also once it was anchored anew', async () => {
    const before = await lastRow()
    await write(user, 2)
    await write(claim, 1)
    await anchorWhatIsNew(anchoring)
    await intruder.query('delete from es.events where stream = $1 and position > 9', [user])
    await cutAnchorsBack(before)
    expect(problems(await verify()).toSorted()).toEqual(['anchor-missing', 'fewer-events', 'gap'])
    await anchorWhatIsNew(anchoring)
    await write(other, 4)
    await anchorWhatIsNew(anchoring)
    expect(problems(await verify())).toContain('anchor')
  })

  test('the row of a block of anchors in the midst of them', async () => {
    await write(user, 2 * BLOCK_EVENTS)
    await anchorWhatIsNew(anchoring)
    await intruder.query('delete from anchors.blocks where number = 1')
    expect(await verify()).toMatchObject({
      verdict: 'tampered',
      findings: [{ problem: 'anchor-missing', detail: expect.stringContaining('block 1') as string }],
    })
  })

  test('events whose positions nobody has anchored yet', async () => {
    await write(`claim-${randomUUID()}`, 3)
    await write(claim, 1)
    await intruder.query('delete from es.events where position between 10 and 12')
    expect(await verify()).toMatchObject({
      verdict: 'tampered',
      findings: [
        { problem: 'gap', stream: claim, revision: 4, detail: expect.stringContaining('Positions 10 to 12') as string },
      ],
    })
  })

  test('lines of the file, at its beginning, in its midst, or at its end', async () => {
    for (let times = 0; times < 3; times++) {
      await write(claim, 1)
      await anchorWhatIsNew(anchoring)
    }
    const lines = (await readFile(filePath, 'utf8')).trimEnd().split('\n')
    const left = async (kept: readonly string[]) => {
      await writeFile(filePath, kept.map((line) => `${line}\n`).join(''))
      return verify()
    }
    expect(await left(lines.slice(1))).toMatchObject({
      verdict: 'tampered',
      findings: [{ problem: 'file-line-missing' }],
    })
    expect(await left(lines.toSpliced(1, 1))).toMatchObject({
      verdict: 'tampered',
      findings: [{ problem: 'file-line-missing' }],
    })
    expect(await left(lines.slice(0, -1))).toMatchObject({
      verdict: 'unproven',
      findings: [{ problem: 'file-behind' }],
    })
    expect(await left(lines)).toMatchObject({ intact: true, outside: [{ lines: 4, total: 12 }] })
  })

  test('what the file was cut off from in the midst of a line is told again, on a line of its own', async () => {
    const line = await readFile(filePath, 'utf8')
    await writeFile(filePath, line.slice(0, -20))
    await write(claim, 1)
    await anchorWhatIsNew(anchoring)
    expect(problems(await verify())).toEqual(['anchor', 'file-line-missing'])
  })
})

describe('a witness', () => {
  const copyOf = (...lines: readonly AnchorLine[]): OutsideCopy => ({
    kind: 'witness',
    name: 'The witness',
    async *lines() {
      yield* lines
    },
  })
  const witnessed = async () => {
    const line = await lastAnchorLine(log.table)
    if (!line) throw new Error('nothing is anchored')
    return chainLine(log.signer, line, { previous: null, after: line.total })
  }

  test('names what a thief of the database and the file took away, who put both back to a moment before', async () => {
    const [rows, text] = [
      await intruder.query<Record<string, unknown>>('select * from anchors.blocks'),
      await readFile(filePath, 'utf8'),
    ]
    await write(claim, 2)
    await anchorWhatIsNew(anchoring)
    const line = await witnessed()
    const taken = await eventAt(claim, 5)
    expect(await verifyWith(copyOf(line))).toMatchObject({
      intact: true,
      outside: [{ total: 11 }, { name: 'The witness', lines: 1, total: 11 }],
    })

    await intruder.query('delete from es.events where position > 9; delete from anchors.blocks')
    const row = rows.rows[0] ?? {}
    await putBack(row)
    await writeFile(filePath, text)
    expect(await verifyWith()).toMatchObject({ intact: true })
    expect(named(await verifyWith(copyOf(line)))).toEqual([nameOf('missing', taken)])
    // Also when others were written in their place.
    await write(user, 3)
    await anchorWhatIsNew(anchoring)
    expect(named(await verifyWith(copyOf(line)))).toEqual([nameOf('missing', taken)])
  })

  test('that cannot be asked, or knows of nothing, leaves it unproven', async () => {
    const silent: OutsideCopy = {
      kind: 'witness',
      name: 'The witness',
      async *lines() {
        throw new Error('no route to host')
      },
    }
    expect(await verifyWith(silent)).toMatchObject({
      verdict: 'unproven',
      findings: [{ problem: 'witness-missing', detail: expect.stringContaining('no route to host') as string }],
    })
    expect(await verifyWith(copyOf())).toMatchObject({
      verdict: 'unproven',
      findings: [{ problem: 'witness-missing' }],
    })
  })

  test('is not believed without the signature', async () => {
    const line = await witnessed()
    expect(await verifyWith(copyOf({ ...line, last: { ...line.last, revision: 99 } }))).toMatchObject({
      verdict: 'tampered',
      findings: [{ problem: 'anchor' }],
    })
  })
})
