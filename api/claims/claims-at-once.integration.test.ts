// Requirements: CLM-012, CLM-109, CLM-110, CLM-132
/** Several people, devices and processes at one claim at once: one wins, the other is told, and nothing is there twice. */
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { claimEventDefinitions } from '@member-care/domain/claim/claim-events.ts'
import { evolve, initialState, isFiled, type FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import { INSURER_HANDOVER } from '@member-care/projections/reactors/insurer-handover.ts'
import {
  inpatientForm,
  outpatientForm,
  pdf,
  updateForm,
  type Answer,
  type AnswerBody,
} from '@member-care/tests/support/claim-forms.ts'
import { claimTraces } from '@member-care/tests/support/claim-traces.ts'
import {
  startClaimsUnderTest,
  updatePath,
  type ClaimsUnderTest,
  type FiledClaim as Filed,
} from '@member-care/tests/support/claims-under-test.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { handOverClaim } from './hand-over-claim.ts'

let claims: ClaimsUnderTest
beforeAll(async () => void (claims = await startClaimsUnderTest()))
afterAll(() => claims.close())

const ROUNDS = 8

/** Each race is run so often, with a claim of its own. */
async function inEveryRound(race: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) await race(round)
}

const typesOf = async (claimId: string) => (await claims.eventsOf(claimId)).map(({ type }) => type)

async function stateOf(claimId: string): Promise<FiledClaim> {
  const claim = (await claims.eventsOf(claimId)).reduce(evolve, initialState)
  if (!isFiled(claim)) throw new Error(`There is no claim ${claimId}.`)
  return claim
}

/** A claim that the insurer has, at version 1, of a visit that is like no other one. */
async function registered(): Promise<
  Filed & {
    readonly transactionNo: string
    readonly visit: { readonly providerName: string; readonly receiptNo: string }
  }
> {
  const visit = { providerName: `Clinic ${randomUUID()}`, receiptNo: randomUUID().slice(0, 12) }
  const [receipt, ...others] = [
    { content: pdf(visit.receiptNo), name: 'receipt.pdf' },
    ...outpatientForm(claims.cast.ann).files.slice(1),
  ]
  const filed = await claims.file('outpatient', {
    ...outpatientForm(claims.cast.ann, visit),
    files: [receipt, ...others],
  })
  const transactionNo = `OP-${filed.claimId}`
  await claims.api.record(`claim-${filed.claimId}`, {
    type: 'ClaimRegistered',
    data: { claimId: filed.claimId, transactionNo },
  })
  return { ...filed, transactionNo, visit }
}

/** Ann's update of it, with a new document beside the old ones. */
function update(
  { claimId, documents }: Filed,
  changes: Readonly<Record<string, string>>,
  key: string = randomUUID(),
): Promise<Answer> {
  const form = updateForm(outpatientForm(claims.cast.ann, changes), documents.slice(0, 1))
  const fields = { ...form.fields, attachmentDetails: '["DOC"]', ...changes }
  return claims.put(
    updatePath('outpatient', claimId),
    { fields, files: [{ content: pdf(changes['receiptNo'] ?? ''), name: 'more.pdf' }] },
    { key },
  )
}

async function remove(
  path: string,
  key: string = randomUUID(),
): Promise<{ readonly status: number; readonly body: AnswerBody | true }> {
  const headers = { ...(await claims.api.headersFor(claims.cast.ann)), 'idempotency-key': key }
  const response = await fetch(`${claims.origin}/api/${path}?companyId=${claims.cast.orchid}`, {
    method: 'DELETE',
    headers,
  })
  return { status: response.status, body: (await response.json()) as AnswerBody | true }
}

/** A decision of the claims desk about version 1. */
async function decide(
  claimId: string,
  decision: string,
  said: object,
  key: string = randomUUID(),
): Promise<{ readonly status: number; readonly errorCode?: string }> {
  const headers = {
    ...(await claims.api.headersFor(claims.cast.claimDesk)),
    'idempotency-key': key,
    'content-type': 'application/json',
  }
  const response = await fetch(`${claims.origin}/api/console/claims/${claimId}/${decision}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ expectedVersion: 1, ...said }),
  })
  return { ...((await response.json()) as { errorCode?: string }), status: response.status }
}

const approve = (claimId: string, key?: string) =>
  decide(claimId, 'approve', { payableCents: 10_000, batchNo: 'B-1' }, key)
const reject = (claimId: string) => decide(claimId, 'reject', { reasonCode: 'NOT_COVERED' })

async function handOver(claimId: string): Promise<void> {
  const [filed] = await claims.eventsOf(claimId)
  const job = {
    id: randomUUID(),
    kind: INSURER_HANDOVER,
    subjectId: claimId,
    payload: { claimId },
    causationId: filed?.id ?? '',
    correlationId: randomUUID(),
    attempt: 1,
  }
  await handOverClaim(claims.api.parts)(job, new AbortController().signal)
}

test('ten identical submits with one key are one claim, with its files once', async () => {
  const before = await claimTraces(claims.api)
  await inEveryRound(async (round) => {
    const [kind, form] =
      round % 2 === 0
        ? (['outpatient', outpatientForm(claims.cast.ann)] as const)
        : (['inpatient', inpatientForm(claims.cast.ann)] as const)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => claims.submit(kind, form, { key })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const ids = new Set(answers.map(({ body }) => body[`${kind}claim`]._id))
    expect(ids.size).toBe(1)
    expect(await typesOf([...ids][0] ?? '')).toEqual(['ClaimFiled'])
  })
  const after = await claimTraces(claims.api)
  expect(after.events - before.events).toBe(ROUNDS)
  expect(after.streams - before.streams).toBe(ROUNDS)
  // Two files of an outpatient claim, one of an inpatient one.
  expect(after.storedFiles.length - before.storedFiles.length).toBe(ROUNDS * 1.5)
  expect(after.registeredFiles.split('attached').length - before.registeredFiles.split('attached').length).toBe(
    ROUNDS * 1.5,
  )
  expect(after.registeredFiles).not.toContain('received')
  // To the insurer, onto the list in the portal, by mail, onto devices, and for the family's cover.
  expect(after.jobs - before.jobs).toBe(ROUNDS * 5)
  expect(after.waitingUploads).toEqual([])
})

describe('a member in two tabs', () => {
  test('updates in both: one wins, the other is told, and no document is lost', async () => {
    await inEveryRound(async () => {
      const filed = await claims.file('outpatient')
      const answers = await Promise.all(
        ['R-1', 'R-2', 'R-3'].map((receiptNo) => update(filed, { receiptNo, expectedVersion: '0' })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      expect(answers.flatMap(({ body }) => body.errorCode ?? [])).toEqual(['CLAIM_CHANGED', 'CLAIM_CHANGED'])
      expect(await typesOf(filed.claimId)).toEqual(['ClaimFiled', 'ClaimUpdated'])
      const { details, attachments } = await stateOf(filed.claimId)
      const winner = ['R-1', 'R-2', 'R-3'][answers.findIndex(({ status }) => status === 200)]
      expect(details).toMatchObject({ receiptNo: winner })
      expect(attachments).toHaveLength(2)
      for (const { attachmentId, bytes } of attachments)
        expect(await buffer(await claims.api.parts.files.open(attachmentId))).toHaveLength(bytes)
    })
  })

  test('updates twice without a version: as many updates as were answered, one after the other', async () => {
    await inEveryRound(async () => {
      const filed = await claims.file('outpatient')
      const answers = await Promise.all([update(filed, { receiptNo: 'R-1' }), update(filed, { receiptNo: 'R-2' })])
      const done = answers.filter(({ status }) => status === 200).length
      expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true)
      expect(done).toBeGreaterThan(0)
      expect(await typesOf(filed.claimId)).toEqual(['ClaimFiled', ...Array<string>(done).fill('ClaimUpdated')])
    })
  })

  test('sends the same update five times: it is one', async () => {
    await inEveryRound(async () => {
      const filed = await claims.file('outpatient')
      const key = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => update(filed, { receiptNo: 'R-1', expectedVersion: '0' }, key)),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
      expect(await typesOf(filed.claimId)).toEqual(['ClaimFiled', 'ClaimUpdated'])
    })
  })

  test('deletes in both, and once more because an answer was lost: it is deleted once, and nobody reads that it failed', async () => {
    await inEveryRound(async () => {
      const { claimId } = await claims.file('outpatient')
      const path = `outpatientclaim/delete/${claimId}`
      const key = randomUUID()
      const answers = await Promise.all([remove(path, key), remove(path, key), remove(path)])
      expect([...answers, await remove(path, key)].map(({ status, body }) => [status, body])).toEqual(
        Array(4).fill([200, true]),
      )
      expect(await typesOf(claimId)).toEqual(['ClaimFiled', 'ClaimDeleted'])
    })
  })

  test('deletes in one and updates in the other: what is deleted stays so', async () => {
    await inEveryRound(async () => {
      const filed = await claims.file('outpatient')
      const [deleted, updated] = await Promise.all([
        remove(`outpatientclaim/delete/${filed.claimId}`),
        update(filed, { receiptNo: 'R-1' }),
      ])
      expect(deleted.status).toBe(200)
      const types = await typesOf(filed.claimId)
      expect(types).toEqual(
        updated.status === 200 ? ['ClaimFiled', 'ClaimUpdated', 'ClaimDeleted'] : ['ClaimFiled', 'ClaimDeleted'],
      )
      if (updated.status !== 200)
        expect([updated.status, updated.body.errorCode]).toEqual(
          expect.toBeOneOf([
            [404, 'NOT_FOUND'],
            [409, 'CLAIM_DELETED'],
          ]),
        )
    })
  })
})

describe('the insurer answers', () => {
  test('while the member deletes: the claim is deleted, whether it had a number or not, and the insurer has it once', async () => {
    await inEveryRound(async () => {
      const { claimId } = await claims.file('outpatient')
      const [deleted] = await Promise.all([
        remove(`outpatientclaim/delete/${claimId}`),
        handOver(claimId),
        handOver(claimId),
      ])
      expect(deleted).toEqual({ status: 200, body: true })
      expect(await typesOf(claimId)).toEqual(
        expect.toBeOneOf([
          ['ClaimFiled', 'ClaimDeleted'],
          ['ClaimFiled', 'ClaimRegistered', 'ClaimDeleted'],
        ]),
      )
    })
  })

  test('while the member updates: both are done, neither twice', async () => {
    await inEveryRound(async () => {
      const filed = await claims.file('outpatient')
      const [updated] = await Promise.all([
        update(filed, { receiptNo: 'R-1', expectedVersion: '0' }),
        handOver(filed.claimId),
        handOver(filed.claimId),
      ])
      expect(updated.status).toBe(200)
      expect((await typesOf(filed.claimId)).sort()).toEqual(['ClaimFiled', 'ClaimRegistered', 'ClaimUpdated'])
    })
  })

  test('with a question while the member deletes: one wins, the other is told', async () => {
    await inEveryRound(async () => {
      const { claimId, transactionNo } = await registered()
      const [deleted, asked] = await Promise.all([
        remove(`outpatientclaim/${transactionNo}`),
        decide(claimId, 'request-information', { request: 'A clearer receipt.' }),
      ])
      const types = await typesOf(claimId)
      if (deleted.status === 200) {
        expect(types).toEqual(['ClaimFiled', 'ClaimRegistered', 'ClaimDeleted'])
        expect(asked).toMatchObject({ status: 409 })
      } else {
        expect(types).toEqual(['ClaimFiled', 'ClaimRegistered', 'ClaimInformationRequested'])
        expect(deleted).toMatchObject({ status: 409, body: { errorCode: 'DELETE_NOT_ALLOWED' } })
        expect(asked.status).toBe(200)
      }
    })
  })

  test('with an approval while the member updates: one wins, the other is told, and nothing is paid that was not seen', async () => {
    await inEveryRound(async () => {
      const filed = await registered()
      const [updated, approved] = await Promise.all([
        update(filed, { ...filed.visit, amount: '50', expectedVersion: '1' }),
        approve(filed.claimId),
      ])
      const claim = await stateOf(filed.claimId)
      if (approved.status === 200) {
        expect(claim).toMatchObject({ status: 'APPROVED', payableCents: 10_000, details: { amountCents: 12_050 } })
        expect([updated.status, updated.body.errorCode]).toEqual([409, 'CLAIM_DECIDED'])
      } else {
        expect(claim).toMatchObject({ status: 'SUBMITTED', details: { amountCents: 5_000 } })
        expect([updated.status, approved.status, approved.errorCode]).toEqual([200, 409, 'CONFLICT'])
      }
    })
  })

  test('with an approval and a rejection of two administrators: one decision stands', async () => {
    await inEveryRound(async () => {
      const { claimId } = await registered()
      const key = randomUUID()
      const answers = await Promise.all([
        approve(claimId, key),
        approve(claimId, key),
        reject(claimId),
        reject(claimId),
        approve(claimId),
      ])
      const [, , decision, ...more] = await typesOf(claimId)
      expect(more).toEqual([])
      expect(['ClaimApproved', 'ClaimRejected']).toContain(decision)
      for (const { status, errorCode } of answers)
        expect([status, errorCode]).toEqual(
          expect.toBeOneOf([
            [200, undefined],
            [409, 'CONFLICT'],
            [409, 'CLAIM_DECIDED'],
          ]),
        )
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
      expect(answers[0]?.status).toBe(answers[1]?.status)
    })
  })
})

const countRow = z.object({ count: z.number() })
const told = {
  ClaimFiled: 'claim-received',
  ClaimRegistered: 'claim-submitted',
  ClaimInformationRequested: 'claim-information-requested',
  ClaimApproved: 'claim-approved',
  ClaimRejected: 'claim-rejected',
} as const

test('after all of it everybody was told once of what happened, and the tables say what the events say', async () => {
  const { database } = claims.api.parts
  await claims.api.startJobs()
  const waiting = () =>
    database.oneFirst(sql.type(countRow)`select count(*)::int as count from outbox.jobs where state <> 'done'`)
  await expect.poll(waiting, { timeout: 100_000, interval: 200 }).toBe(0)
  await claims.api.untilUpToDate()

  for (const [type, kind] of Object.entries(told)) {
    const happened = await database.oneFirst(
      sql.type(countRow)`select count(*)::int as count from es.events where type = ${type}`,
    )
    const listed = await database.oneFirst(
      sql.type(countRow)`select count(*)::int as count from app.notifications where kind = ${kind}`,
    )
    expect([type, listed]).toEqual([type, happened])
  }
  const streams = await database.anyFirst(sql.type(z.object({ stream: z.string() }))`
    select distinct stream from es.events where type = any(${sql.array(
      claimEventDefinitions.map(({ type }) => type),
      'text',
    )})`)
  for (const stream of streams) {
    const claim = await stateOf(stream.replace('claim-', ''))
    const row = await claims.api.parts.claims.getClaim(claims.api.parts.systemReader, claim.claimId)
    expect(row).toMatchObject({
      status: claim.status,
      details: claim.details,
      payment: claim.payment,
      attachments: claim.attachments,
      payableCents: claim.payableCents ?? null,
    })
  }
}, 150_000)
