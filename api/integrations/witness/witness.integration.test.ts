/** Anchors in others' hands: the place on a second machine, the bucket with object lock, and the product that sends to both. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { AnchorLine } from '@member-care/event-store/anchors/anchor-line.ts'
import type { LineOutside } from '@member-care/event-store/anchors/compare-outside.ts'
import { anchorWhatIsNew } from '@member-care/event-store/anchors/keep-anchors.ts'
import { verifyLog } from '@member-care/event-store/anchors/verify-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { startApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createHttpWitness } from './http-witness.ts'
import { startAnchorReceiver, type AnchorReceiver } from './receive-anchors.ts'
import { createS3Witness } from './s3-witness.ts'
import type { Witness } from './witness.ts'

const token = 'the token of the second machine, long enough'
const day = new Date('2026-03-10T10:30:00Z')

let folder: string
let receiver: AnchorReceiver
let bucket: Server
let endpoint: string
/** By key: what stands there, and until when nobody can change it. */
const objects = new Map<string, { body: string; mode: string; until: string }>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witness-'))
  receiver = await startAnchorReceiver({ file: join(folder, 'received.ndjson'), token, host: '127.0.0.1', port: 0 })
  bucket = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
    const header = (name: string) => String(request.headers[name] ?? '')
    if (request.method === 'PUT') {
      // As a bucket with object lock refuses what comes without a checksum.
      if (header('x-amz-checksum-sha256') === '')
        return response.writeHead(400).end('<Error><Code>InvalidRequest</Code></Error>')
      objects.set(pathname.slice('/anchors-of-ours/'.length), {
        body: await text(request),
        mode: header('x-amz-object-lock-mode'),
        until: header('x-amz-object-lock-retain-until-date'),
      })
      return response.writeHead(200).end()
    }
    if (searchParams.get('list-type') === '2') {
      const keys = [...objects.keys()].filter((key) => key.startsWith(searchParams.get('prefix') ?? ''))
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(
          `<ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`,
        )
    }
    return response.writeHead(200).end(objects.get(pathname.slice('/anchors-of-ours/'.length))?.body)
  }).listen(0, '127.0.0.1')
  await once(bucket, 'listening')
  endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`
})

afterAll(async () => {
  await receiver.close()
  bucket.close()
  bucket.closeAllConnections()
  await rm(folder, { recursive: true })
})

const lineOf = (total: number): AnchorLine => ({
  total,
  position: String(total).padStart(19, '0') as Position,
  runningHash: 'hash',
  anchoredAt: day.toISOString(),
  keyId: 'key',
  signature: `signature-${total}/${randomUUID()}`,
  last: { stream: `claim-${randomUUID()}`, revision: 0, id: randomUUID() },
})

async function linesOf(witness: Witness): Promise<readonly LineOutside[]> {
  const lines: LineOutside[] = []
  for await (const line of witness.lines()) lines.push(line)
  return lines
}

describe('a witness on a second machine', () => {
  test('keeps each anchor once, in its order, and gives all of them back', async () => {
    const witness = createHttpWitness({ address: receiver.address, token })
    const [first, second] = [lineOf(1), lineOf(2)]
    for (const line of [first, first, second]) await witness.keep(line)
    expect(await linesOf(witness)).toEqual([first, second])
  })

  test('takes nothing from who does not know the token, nothing that is no anchor, and has no call that takes one away', async () => {
    const before = await readFile(join(folder, 'received.ndjson'), 'utf8')
    for (const other of ['another token', undefined]) {
      const stranger = createHttpWitness({ address: receiver.address, token: other })
      await expect(stranger.keep(lineOf(3))).rejects.toThrow('The witness answered 401.')
      await expect(linesOf(stranger)).rejects.toThrow('it answered 401')
    }
    const headers = { Authorization: `Bearer ${token}` }
    const statusOf = async (options: RequestInit) => (await fetch(receiver.address, { headers, ...options })).status
    expect(await statusOf({ method: 'POST', body: '{"total":1}' })).toBe(400)
    expect(
      await statusOf({ method: 'POST', body: JSON.stringify({ ...lineOf(3), runningHash: 'x'.repeat(5_000) }) }),
    ).toBe(400)
    for (const method of ['PUT', 'PATCH', 'DELETE']) expect(await statusOf({ method })).toBe(405)
    expect(await readFile(join(folder, 'received.ndjson'), 'utf8')).toBe(before)
  })

  test('that cannot be reached says so', async () => {
    await expect(createHttpWitness({ address: 'http://127.0.0.1:1/', token }).keep(lineOf(1))).rejects.toThrow(
      /cannot be reached/,
    )
  })
})

test('a bucket keeps each anchor under a lock until its time, and gives the newest of them back', async () => {
  const witness = createS3Witness(
    {
      bucket: 'anchors-of-ours',
      region: 'ap-southeast-1',
      endpoint,
      credentials: { accessKeyId: 'k', secretAccessKey: 's' },
      retainDays: 30,
    },
    () => day,
  )
  const lines = [lineOf(9), lineOf(10)]
  for (const line of lines) await witness.keep(line)
  expect([...objects.values()].map(({ mode, until }) => [mode, until.slice(0, 10)])).toEqual([
    ['COMPLIANCE', '2026-04-09'],
    ['COMPLIANCE', '2026-04-09'],
  ])
  expect(await linesOf(witness)).toEqual(lines)
})

test('the product sends its anchors as they are made, and its verification names by them what a thief of database and file took away', async () => {
  const tokenFile = join(folder, 'token')
  await writeFile(tokenFile, `${token}\n`)
  const ofProduct = await startAnchorReceiver({
    file: join(folder, 'of-product.ndjson'),
    token,
    host: '127.0.0.1',
    port: 0,
  })
  // Anchored once at the start, and then no more in this test.
  const api = await startApiUnderTest({
    environment: { WITNESS_URL: ofProduct.address, WITNESS_TOKEN_FILE: tokenFile, ANCHOR_SECONDS: '10000' },
  })
  const intruder = new Client({ connectionString: api.superuserUrl })
  await intruder.connect()
  try {
    const view = () =>
      api.record(`access-${randomUUID()}`, {
        type: 'SensitiveRecordViewed',
        data: { subjectId: 'somebody', what: 'nric', recordId: 'somebody' },
      })
    const { integrity } = api.events
    await view()
    await anchorWhatIsNew(integrity)
    await intruder.query('create table thief as table anchors.blocks')
    const file = await readFile(api.parts.settings.anchors.file)
    await view()
    await api.startJobs()
    const witness = createHttpWitness({ address: ofProduct.address, token })
    const kept = await vi.waitFor(
      async () => {
        const [line] = await linesOf(witness)
        if (!line || 'unusable' in line) throw new Error('Nothing has come yet.')
        return line
      },
      { timeout: 20_000, interval: 50 },
    )
    // Both views, and that keys and passwords are on record from now on.
    expect(kept.total).toBe(4)
    expect(await verifyLog({ ...integrity, witnesses: [witness] })).toMatchObject({
      intact: true,
      outside: [{ total: 4 }, { lines: 1, total: 4 }],
    })

    await intruder.query(
      'alter table es.events disable trigger all; delete from es.events where position > 1; delete from anchors.blocks; insert into anchors.blocks table thief',
    )
    await writeFile(api.parts.settings.anchors.file, file)
    expect(await verifyLog(integrity)).toMatchObject({ intact: true })
    expect(await verifyLog({ ...integrity, witnesses: [witness] })).toMatchObject({
      intact: false,
      verdict: 'tampered',
      findings: [{ problem: 'missing', eventId: kept.last.id }],
    })
  } finally {
    await intruder.end()
    await api.close()
    await ofProduct.close()
  }
})
