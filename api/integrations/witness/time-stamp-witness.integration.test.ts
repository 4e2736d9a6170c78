/** Anchors with time stamps of an authority (RFC 3161): what is taken of it, what its stamps prove, and what they show of somebody who holds every key. */
import { randomUUID } from 'node:crypto'
import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnchorLine } from '@member-care/event-store/anchors/anchor-line.ts'
import type { LineOutside } from '@member-care/event-store/anchors/compare-outside.ts'
import { anchorWhatIsNew } from '@member-care/event-store/anchors/keep-anchors.ts'
import { verifyLog } from '@member-care/event-store/anchors/verify-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { startApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openWitnesses } from './open-witnesses.ts'
import { startTimeStampAuthority, type TimeStampAuthority } from './testing/time-stamp-authority.ts'
import { readCertificates } from './time-stamp.ts'
import { createTimeStampWitness } from './time-stamp-witness.ts'
import type { Witness } from './witness.ts'

const HOUR_MS = 60 * 60_000

let folder: string
let authority: TimeStampAuthority
let file: string
let now: Date

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'time-stamps-'))
  authority = await startTimeStampAuthority()
})
afterAll(async () => {
  await authority.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  file = join(folder, randomUUID(), 'stamps.ndjson')
  now = new Date()
  authority.behaviour = 'right'
  authority.now = () => now
})

const witnessOf = ({ address, trusted }: Pick<TimeStampAuthority, 'address' | 'trusted'> = authority): Witness =>
  createTimeStampWitness({ address, trusted: readCertificates(trusted), file, everyMs: HOUR_MS }, () => now)

const lineOf = (total: number, anchoredAt = now): AnchorLine => ({
  total,
  position: String(total).padStart(19, '0') as Position,
  runningHash: 'hash',
  anchoredAt: anchoredAt.toISOString(),
  keyId: 'key',
  signature: `signature-${total}`,
  last: { stream: `claim-${randomUUID()}`, revision: 0, id: randomUUID() },
})

async function linesOf(witness: Witness): Promise<readonly LineOutside[]> {
  const lines: LineOutside[] = []
  for await (const line of witness.lines()) lines.push(line)
  return lines
}

test('each anchor that it is sent is stamped, and read again with its time', async () => {
  const witness = witnessOf()
  expect(await linesOf(witness)).toEqual([])
  const [first, second] = [lineOf(1), lineOf(2)]
  await witness.keep(first)
  expect(witness.restsUntil?.()).toEqual(new Date(now.getTime() + HOUR_MS))
  now = new Date(now.getTime() + HOUR_MS)
  await witness.keep(second)
  const seconds = (date: Date) => new Date(Math.floor(date.getTime() / 1_000) * 1_000).toISOString()
  expect(
    (await linesOf(witness)).map(
      (line) =>
        line && 'stampedAt' in line && { total: line.total, stampedAt: seconds(new Date(line.stampedAt ?? '')) },
    ),
  ).toEqual([
    { total: 1, stampedAt: seconds(new Date(now.getTime() - HOUR_MS)) },
    { total: 2, stampedAt: seconds(now) },
  ])
})

test('an anchor of the day before yesterday is not stamped: that would say nothing of its time', async () => {
  const asked = authority.asked()
  const witness = witnessOf()
  await witness.keep(lineOf(1, new Date(now.getTime() - 48 * HOUR_MS)))
  expect([authority.asked() - asked, witness.restsUntil?.(), await linesOf(witness)]).toEqual([0, undefined, []])
})

test.each([
  ['refuses', /not taken: the authority refused it/],
  ['answers another request', /it answers another request/],
  ['stamps another content', /not made for this content/],
  ['is down', /answered 503/],
] as const)('of an authority that %s nothing is taken, and it is tried again', async (behaviour, reason) => {
  authority.behaviour = behaviour
  const witness = witnessOf()
  await expect(witness.keep(lineOf(1))).rejects.toThrow(reason)
  expect([witness.restsUntil?.(), await linesOf(witness)]).toEqual([undefined, []])
})

test('a stamp of somebody else is not taken, nor one by a certificate that is for web servers', async () => {
  const other = await startTimeStampAuthority()
  const ofServer = await startTimeStampAuthority({ isForServers: true })
  await expect(witnessOf({ address: other.address, trusted: authority.trusted }).keep(lineOf(1))).rejects.toThrow(
    /not by an authority that is trusted/,
  )
  await expect(witnessOf(ofServer).keep(lineOf(1))).rejects.toThrow(/no time stamp authority/)
  await other.close()
  await ofServer.close()
})

test('an anchor that was changed under its stamp is named, and so is one that says that it is older than its stamp', async () => {
  const witness = witnessOf()
  await witness.keep(lineOf(1))
  const [record] = (await readFile(file, 'utf8')).trim().split('\n')
  const { anchor, answer } = JSON.parse(record ?? '') as { anchor: string; answer: string }
  await writeFile(file, `${JSON.stringify({ anchor: anchor.replace('"total":1', '"total":9'), answer })}\nnothing\n`)
  expect(await linesOf(witness)).toEqual([
    {
      unusable: expect.stringMatching(
        /^has a stamp for 9 events that does not hold: it was not made for this content/,
      ) as string,
    },
    undefined,
  ])
  await rm(file)
  // As somebody does who writes another past with the master key: the authority stamps today.
  await createTimeStampWitness(
    { address: authority.address, trusted: readCertificates(authority.trusted), file, everyMs: HOUR_MS },
    () => new Date(now.getTime() - 72 * HOUR_MS),
  ).keep(lineOf(3, new Date(now.getTime() - 72 * HOUR_MS)))
  expect(await linesOf(witness)).toEqual([
    { unusable: expect.stringMatching(/^stamped an anchor of 3 events on .*one of the two is not true$/) as string },
  ])
})

test('the product has its anchors stamped, and its verification says since when, and names a stamp that does not hold', async () => {
  const certificateFile = join(folder, 'authority.pem')
  await writeFile(certificateFile, authority.trusted)
  const api = await startApiUnderTest({
    environment: {
      TIMESTAMP_URL: authority.address,
      TIMESTAMP_CERTIFICATE_FILE: certificateFile,
      TIMESTAMP_FILE: file,
      ANCHOR_SECONDS: '10000',
    },
  })
  try {
    const { integrity } = api.events
    await api.record(`access-${randomUUID()}`, {
      type: 'SensitiveRecordViewed',
      data: { subjectId: 'somebody', what: 'nric', recordId: 'somebody' },
    })
    await anchorWhatIsNew(integrity)
    await api.startJobs()
    const witnesses = await openWitnesses(api.parts.settings, () => new Date())
    await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toContain('answer'), { timeout: 20_000 })
    const proven = await verifyLog({ ...integrity, witnesses })
    expect(proven).toMatchObject({
      intact: true,
      outside: [
        {},
        {
          name: expect.stringMatching(/^The time stamp authority at 127/) as string,
          lines: 1,
          total: proven.events,
          stampedSince: expect.stringMatching(/^20/) as string,
        },
      ],
    })
    await writeFile(file, (await readFile(file, 'utf8')).replace(/\\"total\\":\d+/, '\\"total\\":1'))
    expect((await verifyLog({ ...integrity, witnesses })).findings).toMatchObject([
      { problem: 'anchor', detail: expect.stringContaining('has a stamp for 1 events that does not hold') as string },
    ])
  } finally {
    await api.close()
  }
})
