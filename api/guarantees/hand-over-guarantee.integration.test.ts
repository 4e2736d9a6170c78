/** Requests for letters of guarantee on their way to an insurer's own system, over the real wire (S84). Its answers get lost, come late, or refuse. */
import { randomUUID } from 'node:crypto'
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import { causesGuaranteeHandover } from '@member-care/projections/reactors/guarantee-handover.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { annsName, annsNric } from '@member-care/tests/support/claims-cast.ts'
import { startLettersWithInsurer, type LettersWithInsurer } from '@member-care/tests/support/letters-with-insurer.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { GuaranteesOfInsurer } from '../integrations/insurer/insurer.ts'
import type { Parts } from '../http/parts.ts'
import { followGuarantee, handOverGuarantee } from './hand-over-guarantee.ts'

const logged: string[] = []
let letters: LettersWithInsurer
beforeAll(async () => {
  // Its own worker is not started: the tests do the jobs themselves.
  letters = await startLettersWithInsurer({
    environment: { LOG_LEVEL: 'trace', INSURER_RETRY_SECONDS: '10' },
    onLog: (line) => logged.push(line),
  })
})
afterAll(() => letters.close())
afterEach(
  () =>
    void Object.assign(letters.insurer.behaviour, {
      answer: 'accept',
      delayMs: 0,
      delayAfterTakingMs: 0,
      failWith: undefined,
      hangsUp: false,
    }),
)

const never = new AbortController().signal
async function jobOf(guaranteeId: string): Promise<Parameters<JobHandler>[0]> {
  const cause = (await letters.lettersEvents(guaranteeId)).findLast(causesGuaranteeHandover)
  return {
    id: randomUUID(),
    kind: 'guarantee-handover',
    subjectId: guaranteeId,
    payload: { guaranteeId },
    causationId: cause?.id ?? '',
    correlationId: randomUUID(),
    attempt: 1,
  }
}
const handOver = async (id: string, job?: Parameters<JobHandler>[0]) =>
  handOverGuarantee(letters.api.parts)(job ?? (await jobOf(id)), never)
const follow = async (id: string) => followGuarantee(letters.api.parts)(await jobOf(id), never)
const append = (id: string, ...events: GuaranteeEvent[]) => letters.api.record(`guarantee-${id}`, ...events)
const takenBy = (id: string) => letters.insurer.guarantees.get(id)
const reprocess = async (id: string) => {
  const reply = await letters.api.app.inject({
    method: 'POST',
    url: `/api/console/guarantees/${id}/reprocess`,
    headers: await letters.api.headersFor(letters.cast.claimDesk),
    payload: { expectedVersion: (await letters.api.parts.eventLog.load(`guarantee-${id}`)).revision },
  })
  return reply.statusCode
}
const answered = (guaranteeId: string): readonly GuaranteeEvent[] => {
  const ofPatient = { guaranteeId, patientId: letters.cast.ann }
  return [
    { type: 'GuaranteeInformationRequested', data: { ...ofPatient, request: 'How long?' } },
    { type: 'GuaranteeInformationGiven', data: { ...ofPatient, answer: 'Two nights', attachments: [] } },
  ]
}

/** The product with an insurer that does something else around its calls. */
function withInsurer(change: (real: GuaranteesOfInsurer) => Partial<GuaranteesOfInsurer>): Parts {
  const { parts } = letters.api
  const real = parts.insurer.guarantees
  if (!real) throw new Error('The insurer does not decide letters.')
  return { ...parts, insurer: { ...parts.insurer, guarantees: { ...real, ...change(real) } } }
}

describe('a hand-over', () => {
  test('brings the request with its documents before it, and the number that the insurer gives', async () => {
    const id = await letters.requestLetter()
    expect(await handOver(id)).toBe('done')
    const state = await letters.letter(id)
    expect(takenBy(id)?.message).toMatchObject({
      guaranteeId: id,
      revision: 1,
      number: state.number,
      company: { name: 'Orchid Biscuits', companyCode: 'P2' },
      employee: { id: letters.cast.ann, name: annsName },
      patient: { name: annsName, nric: annsNric },
      request: { hospital: 'Example Hospital', diagnosis: 'Torn ligament' },
      letters: [],
      documents: [{ name: 'referral.pdf' }],
    })
    expect(letters.insurer.uploads).toContain(state.attachments[0]?.attachmentId)
    expect([state.status, state.referenceNo]).toEqual(['SUBMITTED', takenBy(id)?.referenceNo])
  })

  test('waits for the company’s HR, and is not made of what the desk decides', async () => {
    const [withHr, ofDesk] = [
      await letters.requestLetter({ needsHr: true }),
      await letters.requestLetter({ ofDesk: true }),
    ]
    expect([await handOver(withHr), await handOver(ofDesk)]).toEqual(['done', 'done'])
    expect([takenBy(withHr), takenBy(ofDesk)]).toEqual([undefined, undefined])
    await append(withHr, { type: 'GuaranteePassedOn', data: { guaranteeId: withHr } })
    expect(await handOver(withHr)).toBe('done')
    expect(takenBy(withHr)?.revisions).toEqual([1])
  })

  test('of which the answer was lost, or that died before its record, is repeated: the insurer has it once, under one number', async () => {
    const id = await letters.requestLetter()
    letters.insurer.behaviour.hangsUp = true
    expect(await handOver(id)).toMatchObject({ reason: expect.stringContaining('cannot be reached') as string })
    letters.insurer.behaviour.hangsUp = false
    const job = await jobOf(id)
    const dies = withInsurer((real) => ({
      handOver: async (told) => {
        await real.handOver(told)
        throw new Error('killed')
      },
    }))
    await expect(handOverGuarantee(dies)(job, never)).rejects.toThrow('killed')
    expect(await handOver(id, job)).toBe('done')
    expect(await letters.letterTypes(id)).toEqual(['GuaranteeRequested', 'GuaranteeHandoverFailed', 'GuaranteeTaken'])
    expect((await letters.letter(id)).referenceNo).toBe(takenBy(id)?.referenceNo)
    const [attachment] = (await letters.letter(id)).attachments
    // The insurer took the bytes and hung up; after that it confirmed them, and they did not come again.
    expect(letters.insurer.uploads.filter((one) => one === attachment?.attachmentId)).toHaveLength(2)
  })

  test('that fails is tried five times with doubling pauses, then waits for the desk’s Reprocess', async () => {
    const id = await letters.requestLetter()
    letters.insurer.behaviour.failWith = 503
    const job = await jobOf(id)
    const pauses: number[] = []
    for (let tries = 1; tries <= 4; tries++) {
      const before = Date.now()
      const result = await handOver(id, job)
      if (typeof result === 'object' && 'retryAt' in result)
        pauses.push(Math.round((result.retryAt.getTime() - before) / 1000))
    }
    expect(pauses).toEqual([10, 20, 40, 80])
    expect(await handOver(id, job)).toBe('done')
    expect((await letters.letter(id)).handover).toEqual({
      failures: 5,
      reason: 'The insurer answered 503 to a document.',
      gaveUp: true,
    })
    letters.insurer.behaviour.failWith = undefined
    expect(await handOver(id)).toBe('done')
    expect(takenBy(id)).toBeUndefined()
    expect(await reprocess(id)).toBe(200)
    // The job of before has nothing more to do.
    expect(await handOver(id, job)).toBe('done')
    expect(takenBy(id)).toBeUndefined()
    expect(await handOver(id)).toBe('done')
    expect(takenBy(id)?.revisions).toEqual([1])
    expect(await reprocess(id)).toBe(409)
  })

  test('that the insurer refuses waits for Reprocess at once; one that is put off is asked for again', async () => {
    const id = await letters.requestLetter()
    letters.insurer.behaviour.answer = 'refuse'
    expect(await handOver(id)).toBe('done')
    expect((await letters.letter(id)).handover).toEqual({ failures: 1, reason: 'POLICY_UNKNOWN', gaveUp: true })
    expect(await reprocess(id)).toBe(200)
    letters.insurer.behaviour.answer = 'later'
    const job = await jobOf(id)
    expect(await handOver(id, job)).toMatchObject({ reason: 'The insurer answers later.' })
    const referenceNo = letters.insurer.acceptGuarantee(id)
    expect(await letters.insurer.send({ type: 'guarantee-accepted', guaranteeId: id, referenceNo })).toEqual({
      status: 200,
      body: { outcome: 'applied', guaranteeStatus: 'SUBMITTED' },
    })
    expect(await handOver(id, job)).toBe('done')
    expect((await letters.letter(id)).referenceNo).toBe(referenceNo)
  })
})

describe('what the member does afterwards', () => {
  test('an answer and a change reach the insurer as the next revisions, once each', async () => {
    const id = await letters.requestLetter()
    await handOver(id)
    expect(await follow(id)).toBe('done')
    await append(id, ...answered(id))
    letters.insurer.behaviour.failWith = 500
    expect(await follow(id)).toMatchObject({ reason: 'The insurer answered 500.' })
    letters.insurer.behaviour.failWith = undefined
    expect([await follow(id), await follow(id)]).toEqual(['done', 'done'])
    expect(takenBy(id)?.revisions).toEqual([1, 2])
    expect(takenBy(id)?.message.information).toEqual({ request: 'How long?', answer: 'Two nights' })
  })

  test('an answer while the request is on its way is told once the insurer has it', async () => {
    const id = await letters.requestLetter()
    const answersMeanwhile = withInsurer((real) => ({
      handOver: async (told, signal) => {
        const receipt = await real.handOver(told, signal)
        await append(id, ...answered(id))
        return receipt
      },
    }))
    expect(await handOverGuarantee(answersMeanwhile)(await jobOf(id), never)).toBe('done')
    expect(await follow(id)).toBe('done')
    expect(takenBy(id)?.revisions).toEqual([1, 2])
  })

  test('a withdrawal is told until it is heard, once, and not of what was never sent', async () => {
    const [id, unsent] = [await letters.requestLetter(), await letters.requestLetter()]
    await handOver(id)
    for (const guaranteeId of [id, unsent])
      await append(guaranteeId, { type: 'GuaranteeWithdrawn', data: { guaranteeId } })
    letters.insurer.behaviour.failWith = 500
    expect(await follow(id)).toMatchObject({ reason: 'The insurer answered 500 to a withdrawal.' })
    letters.insurer.behaviour.failWith = undefined
    expect([await follow(id), await follow(id), await follow(unsent), await handOver(unsent)]).toEqual(
      Array.from({ length: 4 }, () => 'done'),
    )
    expect(letters.insurer.withdrawnGuarantees).toEqual([id])
  })

  test('a withdrawal while the request is on its way calls it back', async () => {
    const id = await letters.requestLetter()
    const withdrawsMeanwhile = withInsurer((real) => ({
      handOver: async (told, signal) => {
        const receipt = await real.handOver(told, signal)
        await append(id, { type: 'GuaranteeWithdrawn', data: { guaranteeId: id } })
        return receipt
      },
    }))
    expect(await handOverGuarantee(withdrawsMeanwhile)(await jobOf(id), never)).toBe('done')
    expect(takenBy(id)).toMatchObject({ withdrawn: true })
    expect(await letters.letterTypes(id)).toEqual(['GuaranteeRequested', 'GuaranteeWithdrawn'])
  })
})

test('no secret, name, NRIC or illness is logged on the way', () => {
  const { clientSecret, webhookSecret } = letters.insurer
  const all = logged.join('\n')
  expect(all).toContain('/api/insurer/webhooks')
  for (const secret of [clientSecret, webhookSecret, annsName, annsNric, 'Torn ligament'])
    expect(all).not.toContain(secret)
})
