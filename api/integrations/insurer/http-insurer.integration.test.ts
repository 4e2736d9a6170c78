import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import {
  startInsurerConnection,
  type InsurerConnectionUnderTest,
} from '@member-care/tests/support/insurer-connection.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { followClaim } from '../../claims/follow-claim.ts'
import { handOverClaim } from '../../claims/hand-over-claim.ts'
import type { Insurer } from './insurer.ts'

const logged: string[] = []
let connection: InsurerConnectionUnderTest
beforeAll(async () => {
  // Its own worker is not started: the tests do the jobs themselves.
  connection = await startInsurerConnection({ environment: { LOG_LEVEL: 'trace' }, onLog: (line) => logged.push(line) })
})
afterAll(() => connection.close())
afterEach(
  () =>
    void Object.assign(connection.insurer.behaviour, {
      answer: 'accept',
      delayMs: 0,
      delayAfterTakingMs: 0,
      failWith: undefined,
      hangsUp: false,
    }),
)

const never = new AbortController().signal
const pdf = {
  content: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)]),
  mimeType: 'application/pdf',
  name: 'receipt.pdf',
}

async function jobOf(claimId: string): Promise<Parameters<JobHandler>[0]> {
  const { events } = await connection.api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)
  const cause = events.findLast(({ type }) => type === 'ClaimFiled' || type === 'ClaimReprocessRequested')
  return {
    id: randomUUID(),
    kind: 'insurer-handover',
    subjectId: claimId,
    payload: { claimId },
    causationId: cause?.id ?? '',
    correlationId: randomUUID(),
    attempt: 1,
  }
}
const handOver = async (claimId: string, job?: Parameters<JobHandler>[0]) =>
  handOverClaim(connection.api.parts)(job ?? (await jobOf(claimId)), never)
const follow = async (claimId: string) => followClaim(connection.api.parts)(await jobOf(claimId), never)
const append = (claimId: string, event: ClaimEvent) => connection.api.record(`claim-${claimId}`, event)
async function update(claimId: string): Promise<void> {
  const { details, payment, attachments, employeeId, claimantId } = await connection.claim(claimId)
  const changed = { ...details, otherInsurer: { name: 'Acorn Mutual' } }
  await append(claimId, {
    type: 'ClaimUpdated',
    data: {
      claimId,
      claimantId,
      employeeId,
      details: changed,
      payment,
      attachments: [...attachments],
      answersRequest: false,
    },
  })
}

describe('a hand-over', () => {
  test('brings the claim with its documents, signed, and the number that the insurer gives', async () => {
    const { claimId, attachments } = await connection.fileClaim([pdf, { ...pdf, name: 'letter.pdf' }])
    expect(await handOver(claimId)).toBe('done')
    const taken = connection.insurer.claims.get(claimId)
    // Her account has stood in her profile before.
    expect(taken?.message).not.toHaveProperty('payoutNotBefore')
    expect(taken?.message).toMatchObject({
      claimId,
      revision: 1,
      kind: 'outpatient',
      company: { name: 'Orchid Biscuits', companyCode: 'P2', policyNo: 'POL-P2-O' },
      employee: { id: connection.cast.ann, name: 'Willow Tan' },
      claimant: { name: 'Willow Tan', nric: 'S8112345F' },
      details: { receiptNo: 'R-1001', amountCents: 12_050 },
      payment: { method: 'Bank', accountNo: '084102395' },
      documents: [{ name: 'receipt.pdf', bytes: pdf.content.length }, { name: 'letter.pdf' }],
    })
    const sha256 = createHash('sha256').update(pdf.content).digest('hex')
    expect(attachments.map(({ attachmentId }) => connection.insurer.documents.get(attachmentId))).toEqual([
      sha256,
      sha256,
    ])
    expect(await connection.claim(claimId)).toMatchObject({ status: 'SUBMITTED', transactionNo: taken?.transactionNo })
  })

  test('says before when an account must not be paid to that the member has changed', async () => {
    const { api, cast } = connection
    const filedAt = new Date('2026-11-24T02:12:00Z')
    const { claimId } = await recordClaim(api, {
      companyId: cast.orchid,
      employeeId: cast.ben,
      claimantId: cast.ben,
      filedAt,
    })
    expect(await handOver(claimId)).toBe('done')
    expect(connection.insurer.claims.get(claimId)?.message).toMatchObject({
      payoutNotBefore: '2026-11-27T02:12:00.000Z',
    })
  })

  test('of a document that is not the one that was filed is given up before the insurer gets it', async () => {
    const { claimId, attachments } = await connection.fileClaim([pdf])
    const documentId = attachments[0]?.attachmentId ?? ''
    const path = join(connection.api.parts.uploadFolder, documentId)
    await writeFile(path, Buffer.from(pdf.content).fill(0, 20, 30))
    await connection.api.parts.files.put(documentId, path, { subjectId: connection.cast.ann })
    expect(await handOver(claimId)).toBe('done')
    expect(connection.insurer.documents.has(documentId)).toBe(false)
    expect(await connection.claim(claimId)).toMatchObject({ status: 'PROCESSING', gaveUp: true })
  })

  test('that died between the answer and its record is repeated: the insurer has it once, under the same number', async () => {
    const { claimId } = await connection.fileClaim([pdf])
    const job = await jobOf(claimId)
    const { parts } = connection.api
    // Everything is sent and answered; then the process dies, so that nothing is recorded.
    const dies: Insurer = {
      handOver: async (claim) => {
        await parts.insurer.handOver(claim)
        throw new Error('killed')
      },
    }
    await expect(handOverClaim({ ...parts, insurer: dies })(job, never)).rejects.toThrow('killed')
    expect(await connection.claim(claimId)).toMatchObject({ status: 'PROCESSING', retryCount: 0 })
    expect(await handOver(claimId, job)).toBe('done')
    const taken = connection.insurer.claims.get(claimId)
    expect(taken?.revisions).toEqual([1, 1])
    expect(await connection.typesOf(claimId)).toEqual(['ClaimFiled', 'ClaimRegistered'])
    expect(await connection.claim(claimId)).toMatchObject({ transactionNo: taken?.transactionNo })
  })

  test('of which the insurer took everything, and then hung up, is repeated as well', async () => {
    const { claimId } = await connection.fileClaim()
    connection.insurer.behaviour.hangsUp = true
    expect(await handOver(claimId)).toMatchObject({ reason: expect.stringContaining('cannot be reached') as string })
    connection.insurer.behaviour.hangsUp = false
    expect(await handOver(claimId)).toBe('done')
    expect(await connection.typesOf(claimId)).toEqual(['ClaimFiled', 'ClaimHandoverFailed', 'ClaimRegistered'])
    expect(connection.insurer.claims.get(claimId)?.revisions).toEqual([1, 1])
  })

  test('to an insurer that is down or slow is counted, waits for Reprocess after five, and comes through when the insurer is up', async () => {
    const { claimId } = await connection.fileClaim([pdf])
    connection.insurer.behaviour.failWith = 503
    for (let tries = 1; tries <= 3; tries++)
      expect(await handOver(claimId)).toMatchObject({ reason: 'The insurer answered 503 to a document.' })
    Object.assign(connection.insurer.behaviour, { failWith: undefined, delayMs: 2_500 })
    expect(await handOver(claimId)).toMatchObject({ reason: 'The insurer did not answer in time.' })
    expect(await handOver(claimId)).toBe('done')
    expect(await connection.claim(claimId)).toMatchObject({ status: 'PROCESSING', retryCount: 5, gaveUp: true })
    connection.insurer.behaviour.delayMs = 0
    expect(await handOver(claimId)).toBe('done')
    expect(connection.insurer.claims.get(claimId)).toBeUndefined()

    await append(claimId, { type: 'ClaimReprocessRequested', data: { claimId } })
    expect(await handOver(claimId)).toBe('done')
    expect(await connection.claim(claimId)).toMatchObject({ status: 'SUBMITTED' })
  })

  test('that the insurer refuses is not tried again by itself, and may be taken after Reprocess', async () => {
    const { claimId } = await connection.fileClaim()
    connection.insurer.behaviour.answer = 'refuse'
    expect(await handOver(claimId)).toBe('done')
    expect(await connection.claim(claimId)).toMatchObject({ retryCount: 1, gaveUp: true })
    const { events } = await connection.api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)
    expect(events.at(-1)).toMatchObject({ type: 'ClaimHandoverFailed', data: { reason: 'POLICY_UNKNOWN' } })

    connection.insurer.behaviour.answer = 'accept'
    await append(claimId, { type: 'ClaimReprocessRequested', data: { claimId } })
    expect(await handOver(claimId)).toBe('done')
    expect(await connection.claim(claimId)).toMatchObject({ status: 'SUBMITTED' })
  })

  test('that is answered later asks again in an hour, and ends when the message has come', async () => {
    const { claimId } = await connection.fileClaim()
    connection.insurer.behaviour.answer = 'later'
    const job = await jobOf(claimId)
    const before = Date.now()
    const result = await handOver(claimId, job)
    const minutes = typeof result === 'object' && 'retryAt' in result ? (result.retryAt.getTime() - before) / 60_000 : 0
    expect(Math.round(minutes)).toBe(60)
    expect(await connection.claim(claimId)).toMatchObject({ status: 'PROCESSING', retryCount: 0 })
    const transactionNo = connection.insurer.accept(claimId)
    expect((await connection.insurer.send({ type: 'accepted', claimId, transactionNo })).status).toBe(200)
    expect(await handOver(claimId, job)).toBe('done')
    expect(await connection.typesOf(claimId)).toEqual(['ClaimFiled', 'ClaimRegistered'])
  })

  test('to somebody who answers something else, or leads elsewhere, fails without a trace of what was said', async () => {
    const answers = [
      [200, '{"outcome":"accepted","transactionNo":"Willow Tan, S8112345F"}'],
      [302, ''],
      [200, 'x'.repeat(100_000)],
    ] as const
    const reasons: string[] = []
    for (const [status, body] of answers) {
      const stranger = createServer((request, response) => {
        request.resume()
        response
          .writeHead(status, { Location: connection.insurer.address, 'Content-Type': 'application/json' })
          .end(body)
      })
      const other = await startInsurerConnection({ environment: { INSURER_URL: await listen(stranger) } })
      const { claimId } = await other.fileClaim()
      const { events } = await other.api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)
      const job = { ...(await jobOf(randomUUID())), payload: { claimId }, causationId: events[0]?.id ?? '' }
      await handOverClaim(other.api.parts)(job, never)
      const failed = (await other.api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)).events.at(-1)
      reasons.push(failed?.type === 'ClaimHandoverFailed' ? failed.data.reason : '')
      await other.close()
      stranger.close()
    }
    expect(reasons).toEqual([
      'The insurer answered 200 with something that was not agreed.',
      'The insurer answered 302.',
      'The insurer answered with more than it should.',
    ])
  })
})

describe('what becomes of a claim afterwards', () => {
  test('an update reaches the insurer as the next revision, once, and without the documents that it has', async () => {
    const { claimId, attachments } = await connection.fileClaim([pdf])
    await handOver(claimId)
    expect(await follow(claimId)).toBe('done')
    expect(connection.insurer.claims.get(claimId)?.revisions).toEqual([1])
    await update(claimId)
    expect(await follow(claimId)).toBe('done')
    expect(await follow(claimId)).toBe('done')
    const taken = connection.insurer.claims.get(claimId)
    expect(taken?.revisions).toEqual([1, 2])
    expect(taken?.message.details.otherInsurer).toEqual({ name: 'Acorn Mutual' })
    expect(connection.insurer.uploads.filter((id) => id === attachments[0]?.attachmentId)).toHaveLength(1)
  })

  test('an update while the claim is on its way is sent after it was registered', async () => {
    const { claimId } = await connection.fileClaim()
    const { parts } = connection.api
    const updatedMeanwhile: Insurer = {
      handOver: async (claim) => {
        const receipt = await parts.insurer.handOver(claim)
        await update(claimId)
        return receipt
      },
    }
    await handOverClaim({ ...parts, insurer: updatedMeanwhile })(await jobOf(claimId), never)
    expect(await connection.claim(claimId)).toMatchObject({ status: 'SUBMITTED' })
    expect(await follow(claimId)).toBe('done')
    expect(connection.insurer.claims.get(claimId)?.revisions).toEqual([1, 2])
  })

  test('a deletion reaches an insurer that is down for a while, once; and one that was never told of the claim hears nothing', async () => {
    const { claimId } = await connection.fileClaim()
    await handOver(claimId)
    await append(claimId, { type: 'ClaimDeleted', data: { claimId } })
    connection.insurer.behaviour.failWith = 500
    expect(await follow(claimId)).toMatchObject({ reason: 'The insurer answered 500 to a withdrawal.' })
    connection.insurer.behaviour.failWith = undefined
    expect(await follow(claimId)).toBe('done')
    expect(await follow(claimId)).toBe('done')
    expect(connection.insurer.withdrawals.filter((id) => id === claimId)).toHaveLength(1)

    const unsent = await connection.fileClaim()
    await append(unsent.claimId, { type: 'ClaimDeleted', data: { claimId: unsent.claimId } })
    expect(await follow(unsent.claimId)).toBe('done')
    expect(await handOver(unsent.claimId)).toBe('done')
    expect(connection.insurer.withdrawals).not.toContain(unsent.claimId)
  })

  test('a deletion while the claim is on its way calls it back', async () => {
    const { claimId } = await connection.fileClaim()
    const { parts } = connection.api
    const insurer: Insurer = {
      handOver: async (claim) => {
        const receipt = await parts.insurer.handOver(claim)
        await append(claimId, { type: 'ClaimDeleted', data: { claimId } })
        return receipt
      },
      follow: (claim) => parts.insurer.follow?.(claim) ?? Promise.resolve(),
    }
    expect(await handOverClaim({ ...parts, insurer })(await jobOf(claimId), never)).toBe('done')
    expect(connection.insurer.claims.get(claimId)).toMatchObject({ withdrawn: true })
    expect(await connection.typesOf(claimId)).toEqual(['ClaimFiled', 'ClaimDeleted'])
    expect(await connection.insurer.send({ type: 'review-started', claimId, transactionNo: 'TR-1' })).toMatchObject({
      status: 409,
      body: { claimStatus: 'DELETED', sendAgain: 'never' },
    })
  })
})

test('no secret, name, NRIC or account is logged on the way', () => {
  const { clientSecret, webhookSecret } = connection.insurer
  const all = logged.join('\n')
  expect(all).toContain('/api/insurer/webhooks')
  for (const secret of [clientSecret, webhookSecret, 'Willow Tan', 'S8112345F', '084102395'])
    expect(all).not.toContain(secret)
})

test('the running product goes the whole circle: filed, numbered, updated, decided', async () => {
  const { claimId } = await connection.fileClaim([pdf])
  await connection.api.startJobs()
  await expect.poll(() => connection.claim(claimId), { timeout: 20_000 }).toMatchObject({ status: 'SUBMITTED' })
  await update(claimId)
  await expect.poll(() => connection.insurer.claims.get(claimId)?.message.revision, { timeout: 20_000 }).toBe(2)
  const { transactionNo } = await connection.claim(claimId)
  const decision = {
    type: 'approved',
    claimId,
    transactionNo,
    revision: 2,
    payableCents: 12_050,
    remarks: '',
    batchNo: 'B-1',
  }
  expect(await connection.insurer.send(decision)).toEqual({
    status: 200,
    body: { outcome: 'applied', claimStatus: 'APPROVED' },
  })
})

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
