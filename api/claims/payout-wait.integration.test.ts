/** Payouts to an account that a member changed: no way in approves such a claim before its time, and both sides see until when. */
import { randomUUID } from 'node:crypto'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { Payment } from '@member-care/domain/claim/claim-details.ts'
import { bankPayment, otherAccount, outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { Actor } from '@member-care/domain/events/metadata.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import type { ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { outpatientForm, pdf, updateForm } from '@member-care/tests/support/claim-forms.ts'
import { recordAdministrator, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import {
  claimsDay,
  startClaimsUnderTest,
  updatePath,
  type ClaimsUnderTest,
} from '@member-care/tests/support/claims-under-test.ts'
import { recordPlan } from '@member-care/tests/support/recorded-plans.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const HOUR = 3_600_000
const WAIT = 72 * HOUR
/** 10 March 2026, 10:12 in Singapore. */
const changedAt = new Date('2026-03-10T02:12:00Z')
const until = new Date(changedAt.getTime() + WAIT)
const waitsText =
  'Paid to an account that the member changed on 10 Mar 2026 10:12; payout waits until 13 Mar 2026 10:12.'
const wait = { changedAt: changedAt.toISOString(), until: until.toISOString() }
const other: Payment = { method: 'Bank', ...otherAccount }

let now = claimsDay
let claims: ClaimsUnderTest
let api: ApiUnderTest
let cast: ClaimsCast
const colleague = randomUUID()

beforeAll(async () => {
  claims = await startClaimsUnderTest({ clock: () => now, environment: { PAYOUT_WAIT_HOURS: '72' } })
  ;({ api, cast } = claims)
  await recordAdministrator(api, colleague, 'ADMIN_CLAIM', ['ALL'])
  await recordPlan(api, cast.orchid, examplePlan({}))
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { otherAmountLimitCents: 0 } },
  })
})
afterAll(() => claims.close())
beforeEach(() => {
  now = claimsDay
})

const member = (): Actor => ({ kind: 'member', id: cast.ben })
const administrator: Actor = { kind: 'system-administrator', id: 'vera', role: 'ADMIN_ACCOUNT' }

/** Appends events as of a moment. */
async function happen(stream: StreamId, at: Date, events: readonly DomainEvent[], actor = member()): Promise<void> {
  const context = { actor, commandId: randomUUID(), correlationId: randomUUID(), occurredAt: at.toISOString() }
  await api.parts.eventLog.append(stream, events, { expected: { kind: 'any' }, context })
  await api.untilUpToDate()
}

let filedClaims = 0
/** A claim of Ben's, who has no account in his profile, that waits for the desk. It looks like no other one. */
async function submitted(
  payment: Payment = bankPayment,
  at = changedAt,
  employeeId = cast.ben,
  /** What administrators do before the insurer has it. */
  before: (about: { claimId: string; employeeId: string; proposalId: string }) => readonly ClaimEvent[] = () => [],
): Promise<string> {
  const claimId = randomUUID()
  filedClaims += 1
  const filed: ClaimEvent = {
    type: 'ClaimFiled',
    data: {
      claimId,
      companyId: cast.orchid,
      employeeId,
      claimantId: employeeId,
      claimantName: 'Ben Lim',
      claimantNric: 'S7000001A',
      filedBy: 'member',
      details: {
        ...outpatientDetails,
        benefitId: 'care',
        providerName: `Clinic ${filedClaims}`,
        receiptNo: `R-${filedClaims}`,
        amountCents: 1_000 + filedClaims * 97,
        includesGst: false,
        gstAmountCents: 0,
      },
      payment,
      attachments: [],
    },
  }
  await happen(`claim-${claimId}`, at, [
    filed,
    ...before({ claimId, employeeId, proposalId: 'p1' }),
    { type: 'ClaimRegistered', data: { claimId, transactionNo: `OP-${claimId.slice(0, 8)}` } },
  ])
  return claimId
}

async function changePayment(claimId: string, payment: Payment, at: Date): Promise<void> {
  const [filed] = await claims.eventsOf(claimId)
  if (filed?.type !== 'ClaimFiled') throw new Error('The claim was not filed.')
  const { claimantId, employeeId, details, attachments } = filed.data
  await happen(`claim-${claimId}`, at, [
    {
      type: 'ClaimUpdated',
      data: { claimId, claimantId, employeeId, details, payment, attachments, answersRequest: false },
    },
  ])
}

interface Told {
  readonly errorCode: string
  readonly errorMessage: string
  readonly payoutWait: { readonly changedAt: string; readonly until: string } | null
  readonly amountProposal: { readonly proposalId: string } | null
  readonly results: readonly { readonly claimId: string; readonly outcome: string; readonly message: string | null }[]
  readonly items: readonly { readonly id: string; readonly payoutWait: Told['payoutWait'] }[]
}

async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, by = cast.claimDesk) {
  const headers = await api.headersFor(by)
  const reply = await api.app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, body: reply.json<Told>() }
}

const versionOf = async (claimId: string) => (await claims.eventsOf(claimId)).length - 1
const statusesOf = async (claimId: string) =>
  (await claims.eventsOf(claimId)).filter(({ type }) => type === 'ClaimApproved').length
const approve = async (claimId: string, asked: object = {}, by?: string) =>
  call(
    'POST',
    `console/claims/${claimId}/approve`,
    { expectedVersion: await versionOf(claimId), batchNo: 'B-1', ...asked },
    by,
  )
/** What the desk's page and its queue say; the one reads events, the other a read model. */
async function shownAtDesk(claimId: string) {
  const page = await call('GET', `console/outpatient-claims/${claimId}`)
  const queue = await call('GET', `console/claim-queue?status=UNDECIDED&q=OP-${claimId.slice(0, 8)}`)
  return [page.body.payoutWait, queue.body.items.find(({ id }) => id === claimId)?.payoutWait]
}
const shownToMember = async (claimId: string, as = cast.ben) =>
  (await call('GET', `outpatientclaim/v3/${claimId}`, undefined, as)).body.payoutWait

/** What the claim's form and the console's page of a user say. */
const beforehand = async (as: string) => (await call('GET', 'claims/config/payout-wait', undefined, as)).body
const toldOfUser = async (userId: string) => (await call('GET', `console/users/${userId}`)).body.payoutWait

describe('a single approval', () => {
  test('waits until exactly 72 hours after the change, and everybody sees since when and until when', async () => {
    const claimId = await submitted()
    now = new Date(until.getTime() - 1)
    expect(await approve(claimId)).toMatchObject({
      status: 409,
      body: { errorCode: 'PAYOUT_WAITS', errorMessage: waitsText },
    })
    expect(await shownAtDesk(claimId)).toEqual([wait, wait])
    expect(await shownToMember(claimId)).toEqual(wait)
    expect(await statusesOf(claimId)).toBe(0)
    now = until
    expect(await shownAtDesk(claimId)).toEqual([null, null])
    expect(await shownToMember(claimId)).toBeNull()
    expect(await approve(claimId)).toMatchObject({ status: 200 })
    expect(await statusesOf(claimId)).toBe(1)
  })

  test('a claim can be rejected meanwhile', async () => {
    const claimId = await submitted()
    const answer = await call('POST', `console/claims/${claimId}/reject`, {
      expectedVersion: await versionOf(claimId),
      reasonCode: 'LIMIT_REACHED',
      remarks: 'Not covered.',
    })
    expect(answer.status).toBe(200)
    expect(answer.body.payoutWait).toBeNull()
  })

  test('without an account nothing waits', async () => {
    const claimId = await submitted({ method: 'Cheque' })
    expect(await shownAtDesk(claimId)).toEqual([null, null])
    expect(await approve(claimId)).toMatchObject({ status: 200 })
  })
})

describe('a change', () => {
  test('made again while it waits begins anew, and so does the change back', async () => {
    const claimId = await submitted()
    const again = new Date(changedAt.getTime() + 10 * HOUR)
    await changePayment(claimId, other, again)
    now = until
    expect(await approve(claimId)).toMatchObject({ status: 409, body: { errorCode: 'PAYOUT_WAITS' } })
    const back = new Date(changedAt.getTime() + 20 * HOUR)
    await changePayment(claimId, bankPayment, back)
    const untilThen = new Date(back.getTime() + WAIT)
    const changed = { changedAt: back.toISOString(), until: untilThen.toISOString() }
    expect(await shownAtDesk(claimId)).toEqual([changed, changed])
    now = new Date(untilThen.getTime() - 1)
    expect(await approve(claimId)).toMatchObject({ status: 409 })
    now = untilThen
    expect(await approve(claimId)).toMatchObject({ status: 200 })
  })

  test('of something else than the account is none', async () => {
    const claimId = await submitted()
    await changePayment(claimId, bankPayment, new Date(until.getTime() - HOUR))
    now = until
    expect(await shownAtDesk(claimId)).toEqual([null, null])
    expect(await approve(claimId)).toMatchObject({ status: 200 })
  })

  test('by administrators, of whom a second one verified it, does not wait', async () => {
    const claimId = await submitted(bankPayment, changedAt, cast.ben, (about) => [
      { type: 'ClaimBankAccountProposed', data: { ...about, account: otherAccount, proposedBy: 'olga' } },
      { type: 'ClaimBankAccountVerified', data: { ...about, decidedBy: 'vera' } },
    ])
    expect(await shownAtDesk(claimId)).toEqual([null, null])
    expect(await approve(claimId)).toMatchObject({ status: 200 })
  })
})

describe('the account in the profile', () => {
  test('that administrators recorded lets its claims go, and that the member entered makes them wait as long as itself', async () => {
    // Ann's was recorded for her.
    const known = await submitted(bankPayment, changedAt, cast.ann)
    expect(await shownAtDesk(known)).toEqual([null, null])
    expect(await approve(known)).toMatchObject({ status: 200 })
    const unknown = await submitted(other, changedAt, cast.ann)
    expect(await shownAtDesk(unknown)).toEqual([wait, wait])
    expect(await approve(unknown)).toMatchObject({ status: 409, body: { errorCode: 'PAYOUT_WAITS' } })
  })

  test('when the member enters it first, waits, and the profile and its claims say until when', async () => {
    const newcomer = await anotherMember()
    const early = new Date(changedAt.getTime() - 10 * HOUR)
    const recorded = { userId: newcomer, ...accountOf(bankPayment) }
    await happen(`user-${newcomer}`, early, [{ type: 'BankAccountRecorded', data: recorded }], {
      kind: 'member',
      id: newcomer,
    })
    const claimId = await submitted(bankPayment, changedAt, newcomer)
    const untilThen = new Date(early.getTime() + WAIT)
    const known = { changedAt: early.toISOString(), until: untilThen.toISOString() }
    const profile = async () => (await call('GET', 'profile/payout-wait', undefined, newcomer)).body.payoutWait
    now = new Date(untilThen.getTime() - 1)
    expect(await profile()).toEqual(known)
    expect(await beforehand(newcomer)).toMatchObject({ hours: 72, ofProfile: known })
    expect(await toldOfUser(newcomer)).toEqual(known)
    expect(await shownAtDesk(claimId)).toEqual([known, known])
    expect(await approve(claimId)).toMatchObject({ status: 409 })
    now = untilThen
    expect(await profile()).toBeNull()
    expect(await beforehand(newcomer)).toMatchObject({ ofProfile: null })
    expect(await toldOfUser(newcomer)).toBeNull()
    expect(await approve(claimId)).toMatchObject({ status: 200 })
    // What two administrators record then takes the place of it, and its claims do not wait at all.
    const others = { userId: newcomer, ...accountOf(other) }
    now = changedAt
    await happen(`user-${newcomer}`, changedAt, [{ type: 'BankAccountRecorded', data: others }], administrator)
    expect(await profile()).toBeNull()
    const next = await submitted(other, changedAt, newcomer)
    expect(await approve(next)).toMatchObject({ status: 200 })
  })

  test('is told to nobody but its holder, and nobody without one is told anything', async () => {
    expect((await call('GET', 'profile/payout-wait', undefined, cast.ben)).body.payoutWait).toBeNull()
    expect((await call('GET', 'profile/payout-wait', undefined, cast.claimDesk)).status).toBe(403)
  })

  const accountOf = ({ bankName = '', bankNo = '', branchNo = '', accountNo }: Payment) => ({
    bankName,
    bankNo,
    branchNo,
    accountNo: typeof accountNo === 'string' ? accountNo : '',
  })

  async function anotherMember(): Promise<string> {
    const userId = randomUUID()
    await api.record(
      `user-${userId}`,
      {
        type: 'UserEnrolled',
        data: {
          userId,
          userType: 'client',
          name: 'New Comer',
          nric: 'S7000009A',
          email: `${userId}@example.com`,
          loginRequired: true,
        },
      },
      {
        type: 'MembershipStarted',
        data: { userId, companyId: cast.orchid, memberType: 'E', effectiveStartDate: '2026-01-01' },
      },
      { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'registered' } },
    )
    return userId
  }
})

describe('many at once, and two at the same moment', () => {
  test('a batch approves the others and says of each that waits until when', async () => {
    const waits = await submitted()
    const [cheque, settled] = [await submitted({ method: 'Cheque' }), await submitted(bankPayment, changedAt, cast.ann)]
    const batch = async () => ({
      batchNo: 'B-2',
      claims: await Promise.all(
        [waits, cheque, settled].map(async (claimId) => ({ claimId, expectedVersion: await versionOf(claimId) })),
      ),
    })
    const { body } = await call('POST', 'console/claims/batch-approvals', await batch())
    expect(body.results.map(({ claimId, outcome, message }) => [claimId, outcome, message])).toEqual([
      [waits, 'refused', waitsText],
      [cheque, 'approved', null],
      [settled, 'approved', null],
    ])
    expect(await statusesOf(waits)).toBe(0)
  })

  test('a second person may be asked for another amount meanwhile, and agrees only when it has waited', async () => {
    const claimId = await submitted()
    const proposed = await approve(claimId, { payableCents: 1, otherAmountReason: 'The clinic gave back the rest.' })
    expect(proposed.status).toBe(200)
    const proposalId = proposed.body.amountProposal?.proposalId
    expect(proposalId).toBeDefined()
    const agree = async () => {
      const reckoning = await api.app.inject({
        method: 'GET',
        url: `/api/console/claims/${claimId}/reckoning`,
        headers: await api.headersFor(colleague),
      })
      const shownPayableCents = reckoning.json<{ reckoning: { payableCents: number } }>().reckoning.payableCents
      return call(
        'POST',
        `console/claims/${claimId}/amount-agreement`,
        { expectedVersion: await versionOf(claimId), proposalId, shownPayableCents },
        colleague,
      )
    }
    now = new Date(until.getTime() - 1)
    expect(await agree()).toMatchObject({ status: 409, body: { errorCode: 'PAYOUT_WAITS' } })
    now = until
    expect(await agree()).toMatchObject({ status: 200 })
    expect(await statusesOf(claimId)).toBe(1)
  })

  test('a member who changes the account at the moment of the approval: one of both counts, and no payout goes to the new account', async () => {
    const account = { paymentMethod: 'Bank', bankName: 'POSB', bankNo: '7171', branchNo: '081' }
    for (let round = 0; round < 12; round++) {
      const form = outpatientForm(cast.ann, {
        ...account,
        accountNo: '084102395',
        benefitGroup: 'Care',
        benefitId: 'care',
        benefitName: 'Care',
        receiptNo: `T-${round}`,
        visitDate: `${String(10 + round)}/02/2026`,
        amount: `${200 + round}.10`,
        providerName: `Pavilion ${round}`,
      })
      const { claimId, documents } = await claims.file('outpatient', {
        ...form,
        files: form.files.map((file) => ({ ...file, content: pdf(`round ${round}`), name: 'receipt.pdf' })),
      })
      await api.record(`claim-${claimId}`, {
        type: 'ClaimRegistered',
        data: { claimId, transactionNo: `TW-${claimId.slice(0, 8)}` },
      })
      const changed = updateForm(
        { ...form, fields: { ...form.fields, accountNo: '123456789', branchNo: '081' } },
        documents,
      )
      const [update, approval] = await Promise.all([
        claims.put(updatePath('outpatient', claimId), changed),
        approve(claimId),
      ])
      const happened = (await claims.eventsOf(claimId)).map(({ type }) => type).slice(2)
      if (approval.status === 200) {
        expect(happened).toEqual(['ClaimApproved'])
        expect(update.status).toBe(409)
      } else {
        expect({ status: approval.status, code: approval.body.errorCode }).toMatchObject({ status: 409 })
        expect({ update: update.status, happened, body: update.body }).toMatchObject({
          update: 200,
          happened: ['ClaimUpdated'],
        })
        expect(await approve(claimId)).toMatchObject({ status: 409, body: { errorCode: 'PAYOUT_WAITS' } })
      }
    }
  })
})
