// Requirements: ROL-040
import { randomUUID } from 'node:crypto'
import type { AccessEvent } from '@member-care/domain/access/access-events.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { bankPayment, inpatientDetails, outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { png } from '@member-care/tests/support/claim-forms.ts'
import { annsNric, recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { injectAs } from '@member-care/tests/support/inject-as.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** A Wednesday, 12:00 in Singapore. */
const now = new Date('2026-03-18T04:00:00Z')
let api: ApiUnderTest
let cast: ClaimsCast
/** A second administrator of the desk, and one for Lantern's group only. */
let colleague: string
let lanternsDesk: string

beforeAll(async () => {
  // Whose account it is paid to is no matter here.
  api = await startApiUnderTest({ clock: () => now, environment: { PAYOUT_WAIT_HOURS: '0' } })
  cast = await recordClaimsCast(api)
  colleague = await recordDeskAdministrator('Bea Colleague', ['ALL'])
  lanternsDesk = await recordDeskAdministrator('Lan Tern', ['MG'])
})
afterAll(() => api.close())

async function recordDeskAdministrator(name: string, groupCodes: string[]): Promise<string> {
  const userId = randomUUID()
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: { userId, userType: 'sys-admin', name, nric: name, email: `${userId}@example.com`, loginRequired: true },
    },
    { type: 'RolesChanged', data: { userId, roles: ['ADMIN_CLAIM'], groupCodes, reason: 'test' } },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'activated' } },
  )
  return userId
}

type Body = Record<string, unknown>
interface Row extends Body {
  id: string
}
interface Duplicates {
  items: { claim: Row; likeness: string; because: string[]; isDismissed: boolean; isHeld: boolean }[]
  total: number
  open: number
  areMore: boolean
}
async function call(userId: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, key?: string) {
  const response = await injectAs(api, userId, { method, url: `/console${url}`, payload, key })
  return { status: response.statusCode, json: <Answer = Body>() => response.json<Answer>() }
}
const get = (userId: string, url: string) => call(userId, 'GET', url)
const queue = async (userId: string, query: string) =>
  (await get(userId, `/claim-queue?${query}`)).json<{ items: Row[]; next: string | null; total: number | null }>()

const ofAnn = () => ({ companyId: cast.orchid, employeeId: cast.ann, claimantId: cast.ann, claimantNric: annsNric })
const ofCat = () => ({
  companyId: cast.lantern,
  employeeId: cast.cat,
  claimantId: cast.cat,
  claimantName: 'Cat Ong',
  claimantNric: 'S7000002A',
})
const registered = (claimId: string): readonly ClaimEvent[] => [
  { type: 'ClaimRegistered', data: { claimId, transactionNo: `OP-${claimId.slice(0, 8)}` } },
]
const eventsOf = async (claimId: string) => (await api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)).events
const versionOf = async (claimId: string) => (await eventsOf(claimId)).length - 1

/** A visit that is like no other one. */
const unlike = (receiptNo: string) => ({
  ...outpatientDetails,
  providerName: `Clinic of ${receiptNo}`,
  receiptNo,
  amountCents: 100_000 + [...receiptNo].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0),
})

/** A claim that waits for the desk. */
async function submitted(about: Partial<Parameters<typeof recordClaim>[1]> = {}): Promise<string> {
  return (await recordClaim(api, { ...ofAnn(), then: registered, ...about })).claimId
}

/** A claim of Cat's that was filed and registered at an instant in the past. */
async function submittedAt(occurredAt: string, receiptNo: string): Promise<void> {
  const claimId = randomUUID()
  const filed: ClaimEvent = {
    type: 'ClaimFiled',
    data: {
      claimId,
      ...ofCat(),
      filedBy: 'member',
      details: { ...outpatientDetails, receiptNo },
      payment: bankPayment,
      attachments: [],
    },
  }
  const context = {
    actor: { kind: 'system', id: 'test' } as const,
    commandId: randomUUID(),
    correlationId: randomUUID(),
    occurredAt,
  }
  await api.parts.eventLog.append(`claim-${claimId}`, [filed, ...registered(claimId)], {
    expected: { kind: 'no-stream' },
    context,
  })
  await api.untilUpToDate()
}

describe('the queue', () => {
  const ids: string[] = []
  beforeAll(async () => {
    for (let nth = 1; nth <= 5; nth++)
      ids.push(
        await submitted({
          details: {
            ...outpatientDetails,
            receiptNo: `Q-${nth}`,
            visitDate: `2026-01-0${nth}`,
            amountCents: 1_000 * nth,
          },
        }),
      )
    ids.push(await submitted({ ...ofCat(), details: { ...inpatientDetails, amountCents: 900_000 } }))
  })

  test('shows both kinds, and goes on where the page before ended, without its NRICs', async () => {
    const first = await queue(cast.claimDesk, 'limit=4&sort=amountCents')
    expect(first).toMatchObject({ total: 6, next: expect.any(String) as string })
    const second = await queue(cast.claimDesk, `limit=4&sort=amountCents&after=${first.next}`)
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect(second).toMatchObject({ next: null, total: null })
    expect(first.items[0]).toMatchObject({
      kind: 'outpatient',
      assignee: null,
      companyName: 'Orchid Biscuits',
      claimantName: 'Willow Tan',
    })
    expect(first.items[0]).not.toHaveProperty('nric')
    expect((await queue(cast.claimDesk, 'sort=amountCents&order=desc&limit=1')).items[0]?.id).toBe(ids[5])
  })

  test.each([
    ['kind=inpatient', [5]],
    ['amountFrom=20&amountTo=40.00&sort=amountCents', [1, 2, 3]],
    ['status=PENDING', []],
    ['assignee=me', []],
    ['assignee=nobody&amountTo=10', [0]],
    ['gaveUp=1&status=ALL', []],
  ])('narrows by %s', async (query, expected) => {
    expect((await queue(cast.claimDesk, query)).items.map(({ id }) => ids.indexOf(id))).toEqual(expected)
  })

  test('finds a claim by its short number, in capitals or not', async () => {
    const shortNumber = ids[2]?.slice(0, 8) ?? ''
    for (const q of [shortNumber, shortNumber.toUpperCase()])
      expect((await queue(cast.claimDesk, `q=${q}`)).items.map(({ id }) => id)).toEqual([ids[2]])
  })

  test('shows nobody what is beyond their groups, and is for those who decide claims', async () => {
    expect((await queue(lanternsDesk, '')).items.map(({ id }) => id)).toEqual([ids[5]])
    expect((await get(cast.operation, '/claim-queue')).status).toBe(403)
    expect((await get(cast.claimDesk, '/claim-queue?after=nonsense')).status).toBe(422)
    const { counts } = (await get(lanternsDesk, '/claim-queue/counts')).json<{ counts: Row[] }>()
    expect(counts).toMatchObject([{ status: 'SUBMITTED', kind: 'inpatient', total: 1 }])
  })
})

test('counts by status and by age in working days', async () => {
  // Friday 27 February is 13 working days before Wednesday 18 March, Wednesday 25 February 15.
  await submittedAt('2026-03-13T01:00:00Z', 'A-1')
  await submittedAt('2026-02-27T01:00:00Z', 'A-2')
  await submittedAt('2026-02-25T01:00:00Z', 'A-3')
  const { counts } = (await get(lanternsDesk, '/claim-queue/counts')).json<{
    counts: { kind: string; byAge: number[] }[]
  }>()
  expect(counts.find(({ kind }) => kind === 'outpatient')?.byAge).toEqual([0, 1, 1, 1])
  expect((await queue(lanternsDesk, 'age=over-14')).items).toMatchObject([{ workingDays: 15 }])
})

describe('who works on a claim', () => {
  const assign = (userId: string, claimId: string, assigneeId: string | null, from: string | null = null) =>
    call(userId, 'PUT', `/claims/${claimId}/assignee`, { assigneeId, from })

  test('of two who take it at once one has it, and the other is told who was faster', async () => {
    const claimId = await submitted()
    const both = await Promise.all([
      assign(cast.claimDesk, claimId, cast.claimDesk),
      assign(colleague, claimId, colleague),
    ])
    const refused = both.find(({ status }) => status === 409)
    const taken = both.find(({ status }) => status === 200)
    expect(taken?.json()).toMatchObject({ assignee: { name: expect.any(String) as string } })
    const { assignee } = taken?.json<{ assignee: { name: string } }>() ?? {}
    expect(refused?.json()).toMatchObject({
      errorCode: 'CLAIM_TAKEN',
      message: `Taken by ${assignee?.name} meanwhile.`,
    })
    expect((await eventsOf(claimId)).filter(({ type }) => type === 'ClaimAssigned')).toHaveLength(1)
  })

  test('it is in their list until it is decided, which releases it', async () => {
    const claimId = await submitted({ details: unlike('W-1') })
    await assign(cast.claimDesk, claimId, colleague)
    expect((await queue(colleague, 'assignee=me')).items.map(({ id }) => id)).toContain(claimId)
    const approval = { expectedVersion: await versionOf(claimId), payableCents: 1, batchNo: 'B' }
    expect((await call(cast.claimDesk, 'POST', `/claims/${claimId}/approve`, approval)).json()).toMatchObject({
      status: 'APPROVED',
      assignee: null,
    })
    expect((await queue(colleague, 'assignee=me&status=ALL')).items.map(({ id }) => id)).not.toContain(claimId)
  })

  test('only somebody who may decide this claim can be given it', async () => {
    const claimId = await submitted()
    for (const nobody of [cast.operation, lanternsDesk, cast.ann, randomUUID()])
      expect((await assign(cast.claimDesk, claimId, nobody)).status).toBe(422)
    expect((await assign(lanternsDesk, claimId, lanternsDesk)).status).toBe(404)
    expect((await assign(cast.operation, claimId, null)).status).toBe(403)
    expect(await eventsOf(claimId)).toHaveLength(2)
  })

  test('putting it where it is shows it, and is on record as a look at it', async () => {
    const claimId = await submitted({ details: unlike('V-1') })
    expect((await assign(colleague, claimId, null)).json()).toMatchObject({ id: claimId })
    expect(await eventsOf(claimId)).toHaveLength(2)
    const review = { expectedVersion: await versionOf(claimId) }
    const { status } = await call(cast.claimDesk, 'POST', `/claims/${claimId}/start-review`, review)
    expect(status).toBe(200)
    const again = { expectedVersion: await versionOf(claimId) }
    expect((await call(colleague, 'POST', `/claims/${claimId}/start-review`, again)).status).toBe(200)
    const { claimantId = '' } = (await eventsOf(claimId)).map(({ data }) => data as { claimantId?: string })[0] ?? {}
    const looks = (await api.parts.eventLog.load<AccessEvent>(`access-${claimantId}`)).events
    const ofClaim = looks.filter(({ data }) => data.recordId === claimId)
    expect(ofClaim.filter(({ metadata }) => metadata.actor.id === colleague)).toMatchObject([
      { data: { what: 'claim' } },
      { data: { what: 'claim' } },
    ])
  })
})

describe('possible duplicates', () => {
  const duplicatesOf = async (userId: string, claimId: string) =>
    (await get(userId, `/claims/${claimId}/possible-duplicates`)).json<Duplicates>()

  test('are found by receipt, by day and amount in the family, and by the same file, and only within the own groups', async () => {
    const file = { content: png, mimeType: 'image/png', name: 'receipt.png' }
    const details = { ...outpatientDetails, receiptNo: 'DUP-1', visitDate: '2026-02-11', amountCents: 7_700 }
    const claimId = await submitted({ details, files: [file] })
    const sameReceipt = await submitted({
      ...ofCat(),
      details: { ...details, receiptNo: 'dup 1', amountCents: 1, visitDate: '2026-02-01' },
    })
    const sameDay = await submitted({ claimantId: cast.dan, details: { ...details, receiptNo: 'other' } })
    const sameFile = await submitted({
      ...ofCat(),
      details: { ...details, receiptNo: 'X', amountCents: 2 },
      files: [file],
    })
    await submitted({ ...ofCat(), details: { ...details, receiptNo: 'Y' } })

    const found = await duplicatesOf(cast.claimDesk, claimId)
    expect(found).toMatchObject({ total: 3, open: 3, areMore: false })
    expect(found.items.map(({ claim, likeness, because }) => [claim.id, likeness, because])).toEqual([
      [sameFile, 'strong', ['same-receipt-file', 'same-provider']],
      [sameReceipt, 'strong', ['same-receipt', 'same-provider']],
      [sameDay, 'medium', ['same-day-and-amount', 'same-provider']],
    ])
    expect((await get(lanternsDesk, `/claims/${claimId}/possible-duplicates`)).status).toBe(404)
    expect((await duplicatesOf(lanternsDesk, sameFile)).items.map(({ claim }) => claim.id)).not.toContain(claimId)

    const dismiss = (otherClaimId: string) =>
      call(cast.claimDesk, 'POST', `/claims/${claimId}/dismissed-duplicates`, { otherClaimId })
    expect((await dismiss(sameFile)).status).toBe(200)
    expect((await dismiss(sameFile)).status).toBe(200)
    const afterwards = await duplicatesOf(cast.claimDesk, claimId)
    expect(afterwards).toMatchObject({ total: 3, open: 2 })
    expect(afterwards.items.filter(({ isDismissed }) => isDismissed).map(({ claim }) => claim.id)).toEqual([sameFile])
    // Seen from the other side it was compared as well.
    expect(
      (await duplicatesOf(cast.claimDesk, sameFile)).items.find(({ claim }) => claim.id === claimId)?.isDismissed,
    ).toBe(true)
    expect((await eventsOf(claimId)).filter(({ type }) => type === 'ClaimDuplicateDismissed')).toHaveLength(1)
  })

  test('the strongest is the first of them, also when more than are listed were filed after it, and all are counted', async () => {
    const details = { ...outpatientDetails, receiptNo: 'RANK-1', visitDate: '2026-02-12', amountCents: 8_800 }
    const claimId = await submitted({ details })
    const original = await submitted({ ...ofCat(), details: { ...details, amountCents: 1 } })
    for (let nth = 1; nth <= 21; nth++)
      await submitted({
        claimantId: cast.dan,
        details: { ...details, providerName: `Clinic ${nth}`, receiptNo: `${nth}` },
      })
    const found = await duplicatesOf(cast.claimDesk, claimId)
    expect(found).toMatchObject({ total: 22, open: 22, areMore: false })
    expect(found.items).toHaveLength(20)
    expect(found.items[0]).toMatchObject({ claim: { id: original }, likeness: 'strong', isHeld: true })
    expect(new Set(found.items.slice(1).map(({ likeness }) => likeness))).toEqual(new Set(['weak']))
  })

  test('stand in the queue with the strongest, and for nobody who may not see the other claim; what was deleted is none, what was rejected is told as such', async () => {
    const details = { ...outpatientDetails, receiptNo: 'SEEN-1', visitDate: '2026-02-13', amountCents: 9_900 }
    const mine = await submitted({ ...ofCat(), details })
    const beyond = await submitted({ details })
    const deleted = await submitted({ ...ofCat(), details })
    await api.record(`claim-${deleted}`, { type: 'ClaimDeleted', data: { claimId: deleted } })
    await api.untilUpToDate()
    const likenessOf = async (userId: string) =>
      (await queue(userId, 'limit=200')).items.find(({ id }) => id === mine)?.['likeness']
    expect(await likenessOf(cast.claimDesk)).toMatchObject({
      strongest: { claimId: beyond, status: 'SUBMITTED', likeness: 'strong' },
      others: 1,
      isHeld: true,
    })
    expect(await likenessOf(lanternsDesk)).toBeNull()
    await call(cast.claimDesk, 'POST', `/claims/${beyond}/reject`, {
      expectedVersion: await versionOf(beyond),
      reasonCode: 'DUPLICATE',
      remarks: 'Before.',
    })
    expect(await likenessOf(cast.claimDesk)).toMatchObject({
      strongest: { claimId: beyond, status: 'REJECTED' },
      others: 1,
      isHeld: true,
    })
  })
})

describe('the queue of likely duplicates', () => {
  const idsOf = async (userId: string, query: string) => (await queue(userId, query)).items.map(({ id }) => id)

  test('narrows to those that are likely duplicates within the own groups, until they were compared, deleted or changed', async () => {
    const before = await idsOf(cast.claimDesk, 'likeness=strong&limit=200')
    const details = { ...unlike('L-1'), visitDate: '2026-02-20' }
    const original = await submitted({
      details,
      then: (claimId) => [
        ...registered(claimId),
        { type: 'ClaimRejected', data: { claimId, claimantId: cast.ann, reasonCode: 'DUPLICATE', remarks: '' } },
      ],
    })
    const again = await submitted({ ...ofCat(), details })
    const elsewhere = await submitted({ ...ofCat(), details: { ...details, receiptNo: 'L 1', amountCents: 5 } })
    await submitted({ claimantId: cast.dan, details: { ...details, receiptNo: 'possible only' } })
    const added = async (userId: string, query = '') =>
      (await idsOf(userId, `likeness=strong&limit=200${query}`)).filter((id) => !before.includes(id))
    expect(await added(cast.claimDesk)).toEqual([again, elsewhere])
    expect(await added(cast.claimDesk, '&status=ALL')).toEqual(expect.arrayContaining([original, again, elsewhere]))
    expect(await added(cast.claimDesk, '&amountTo=1')).toEqual([elsewhere])
    expect(await queue(cast.claimDesk, 'likeness=strong&limit=1')).toMatchObject({ total: before.length + 2 })
    expect(await added(lanternsDesk), 'each is like the other').toEqual([again, elsewhere])

    await api.record(`claim-${elsewhere}`, { type: 'ClaimDeleted', data: { claimId: elsewhere } })
    await api.untilUpToDate()
    expect(await added(lanternsDesk), 'what it is like is beyond the groups').toEqual([])
    expect(await added(cast.claimDesk)).toEqual([again])
    await call(cast.claimDesk, 'POST', `/claims/${again}/dismissed-duplicates`, { otherClaimId: original })
    expect(await added(cast.claimDesk)).toEqual([])
  })

  test('puts them first, and goes on with the others where the page before ended', async () => {
    const details = { ...unlike('L-2'), visitDate: '2026-02-21' }
    const pair = [await submitted({ details }), await submitted({ ...ofCat(), details })]
    const likely = await idsOf(cast.claimDesk, 'likeness=strong&limit=200')
    const all = await idsOf(cast.claimDesk, 'limit=200')
    expect(likely).toEqual(expect.arrayContaining(pair))
    const walked: string[] = []
    for (let after = ''; ;) {
      const page = await queue(cast.claimDesk, `sort=likeness&limit=3${after}`)
      walked.push(...page.items.map(({ id }) => id))
      if (page.next === null) break
      after = `&after=${page.next}`
    }
    expect(walked).toEqual([...likely, ...all.filter((id) => !likely.includes(id))])
    const newestFirst = await idsOf(cast.claimDesk, 'sort=likeness&order=desc&limit=200')
    expect(newestFirst).toEqual([...likely.toReversed(), ...all.filter((id) => !likely.includes(id)).toReversed()])
    // However many are shown at once, every claim that a batch would hold back is one of them.
    const { items } = await queue(cast.claimDesk, 'limit=200')
    const held = items.filter(({ likeness }) => (likeness as { isHeld: boolean } | null)?.isHeld).map(({ id }) => id)
    expect(held).toEqual(likely)
  })
})

describe('approving one claim that is likely a duplicate', () => {
  const approve = async (userId: string, claimId: string, said: object = {}) =>
    call(userId, 'POST', `/claims/${claimId}/approve`, {
      expectedVersion: await versionOf(claimId),
      payableCents: 500,
      batchNo: 'B-79',
      ...said,
    })

  test('needs a written reason, which the history keeps; of two who approve the two at once neither gets round it', async () => {
    const details = { ...unlike('S-1'), visitDate: '2026-02-16' }
    const [one, other] = [await submitted({ details }), await submitted({ ...ofCat(), details })]
    const both = await Promise.all([approve(cast.claimDesk, one), approve(colleague, other)])
    for (const { status, json } of both) {
      expect(status).toBe(422)
      expect(json()).toMatchObject({
        errorCode: 'LOOKS_LIKE_DUPLICATE',
        errors: { notDuplicateReason: expect.stringContaining('say why') as string },
      })
    }
    expect((await approve(cast.claimDesk, one, { notDuplicateReason: ' \n', comparedWith: [other] })).status).toBe(422)
    expect(await eventsOf(one)).toHaveLength(2)

    const said = { notDuplicateReason: 'Two patients, one bill.', comparedWith: [other] }
    const third = await submitted({ details: { ...details, amountCents: 7 } })
    expect((await approve(cast.claimDesk, one, said)).json(), 'nobody has compared the third').toMatchObject({
      errorCode: 'DUPLICATE_FOUND_MEANWHILE',
    })
    expect((await approve(cast.claimDesk, one, { ...said, comparedWith: [other, third] })).json()).toMatchObject({
      status: 'APPROVED',
    })
    const event = (await eventsOf(one)).at(-1)
    expect(event).toMatchObject({ type: 'ClaimApproved', data: { notDuplicate: { reason: said.notDuplicateReason } } })
    expect(event?.type === 'ClaimApproved' && new Set(event.data.notDuplicate?.otherClaimIds)).toEqual(
      new Set([other, third]),
    )
    expect(JSON.stringify((await get(cast.claimDesk, `/claims/${one}/history`)).json())).toContain(
      said.notDuplicateReason,
    )
    expect((await approve(colleague, other)).json(), 'the third was compared with the first only').toMatchObject({
      errorCode: 'LOOKS_LIKE_DUPLICATE',
    })
  })

  test('is not asked for a reason where it is no more than possibly one, or the other is beyond the own groups', async () => {
    const details = { ...unlike('S-2'), visitDate: '2026-02-17' }
    const [possible] = [
      await submitted({ details }),
      await submitted({ claimantId: cast.dan, details: { ...details, receiptNo: 'S-2b' } }),
    ]
    expect((await approve(cast.claimDesk, possible)).json()).toMatchObject({ status: 'APPROVED' })
    const mine = await submitted({ ...ofCat(), details: { ...details, amountCents: 900 } })
    expect((await approve(lanternsDesk, mine)).json()).toMatchObject({ status: 'APPROVED' })
  })
})

describe('a batch of approvals', () => {
  const approve = (userId: string, claims: object[], key?: string) =>
    call(userId, 'POST', '/claims/batch-approvals', { batchNo: 'B-78', claims }, key)

  test('holds back what is likely a duplicate, says of which, and takes it by itself with a reason', async () => {
    const details = { ...unlike('H-1'), visitDate: '2026-02-14' }
    const one = await submitted({ details })
    const other = await submitted({ claimantId: cast.dan, details })
    const unlikely = await submitted({ details: unlike('H-2') })
    const claims = [one, other, unlikely].map((claimId) => ({ claimId, expectedVersion: 1, payableCents: 500 }))
    const key = randomUUID()
    const answer = (await approve(cast.claimDesk, claims, key)).json()
    expect(answer).toMatchObject({
      approved: 1,
      held: 2,
      refused: 0,
      results: [
        {
          claimId: one,
          outcome: 'held',
          code: 'LOOKS_LIKE_DUPLICATE',
          lookalikes: [{ claimId: other, because: ['same-receipt', 'same-day-and-amount', 'same-provider'] }],
          lookalikesTotal: 1,
        },
        { claimId: other, outcome: 'held', lookalikes: [{ claimId: one }] },
        { claimId: unlikely, outcome: 'approved', lookalikes: [] },
      ],
    })
    expect((await approve(cast.claimDesk, claims, key)).json()).toEqual(answer)
    expect(await eventsOf(one)).toHaveLength(2)

    expect((await approve(cast.claimDesk, [{ ...claims[0], notDuplicateReason: '  ' }])).json()).toMatchObject({
      held: 1,
    })
    const reason = { notDuplicateReason: 'Two visits on that day.' }
    expect(
      (await approve(cast.claimDesk, [{ ...claims[0], ...reason }])).json(),
      'a reason is about what was shown',
    ).toMatchObject({ held: 1, results: [{ code: 'DUPLICATE_FOUND_MEANWHILE', lookalikes: [{ claimId: other }] }] })
    expect((await approve(cast.claimDesk, [{ ...claims[0], ...reason, comparedWith: [other] }])).json()).toMatchObject({
      approved: 1,
    })
    expect((await eventsOf(one)).at(-1)).toMatchObject({
      type: 'ClaimApproved',
      data: { notDuplicate: { otherClaimIds: [other], reason: 'Two visits on that day.' } },
    })
    // It was compared: from the other side nothing is open either.
    expect((await approve(cast.claimDesk, [claims[1] ?? {}])).json()).toMatchObject({ approved: 1, held: 0 })
    const history = (await get(cast.claimDesk, `/claims/${one}/history`)).json<{ events?: unknown }>()
    expect(JSON.stringify(history)).toContain('Two visits on that day.')
  })

  test('says nothing of a duplicate that is beyond the own groups', async () => {
    const details = { ...unlike('H-3'), visitDate: '2026-02-15' }
    await submitted({ details })
    const mine = await submitted({ ...ofCat(), details })
    expect(
      (await approve(lanternsDesk, [{ claimId: mine, expectedVersion: 1, payableCents: 500 }])).json(),
    ).toMatchObject({ approved: 1, held: 0 })
  })

  test('has a result for each claim and one event for each that was approved, however often it is sent', async () => {
    const [first = '', second = '', stale = '', decided = ''] = await Promise.all(
      ['G-1', 'G-2', 'G-3', 'G-4'].map((receiptNo) => submitted({ details: unlike(receiptNo) })),
    )
    const good = [first, second]
    await call(cast.claimDesk, 'POST', `/claims/${decided}/reject`, {
      expectedVersion: await versionOf(decided),
      reasonCode: 'DUPLICATE',
      remarks: 'Before.',
    })
    const claims = [
      ...good.map((claimId, nth) => ({ claimId, expectedVersion: 1, payableCents: 500 + nth })),
      { claimId: stale, expectedVersion: 0, payableCents: 1 },
      { claimId: decided, expectedVersion: await versionOf(decided), payableCents: 1 },
      { claimId: randomUUID(), expectedVersion: 0, payableCents: 1 },
    ]
    const key = randomUUID()
    const send = () =>
      call(cast.claimDesk, 'POST', '/claims/batch-approvals', { batchNo: 'B-77', remarks: 'Paid.', claims }, key)
    const answer = await send()
    expect(answer.json()).toMatchObject({
      approved: 2,
      held: 0,
      refused: 3,
      results: [
        { outcome: 'approved' },
        { outcome: 'approved' },
        { code: 'CONFLICT' },
        { code: 'CLAIM_DECIDED' },
        { code: 'NOT_FOUND' },
      ],
    })
    expect((await send()).json()).toEqual(answer.json())
    for (const [nth, claimId] of good.entries()) {
      const approvals = (await eventsOf(claimId)).filter(({ type }) => type === 'ClaimApproved')
      expect(approvals).toMatchObject([{ data: { batchNo: 'B-77', payableCents: 500 + nth, remarks: 'Paid.' } }])
    }
  })

  test('reaches no other groups, and needs a batch number', async () => {
    const claimId = await submitted()
    const claims = [{ claimId, expectedVersion: 1, payableCents: 1 }]
    expect(
      (await call(lanternsDesk, 'POST', '/claims/batch-approvals', { batchNo: 'B', claims })).json(),
    ).toMatchObject({ approved: 0, results: [{ code: 'NOT_FOUND' }] })
    expect((await call(cast.claimDesk, 'POST', '/claims/batch-approvals', { batchNo: ' ', claims })).status).toBe(422)
    expect((await call(cast.operation, 'POST', '/claims/batch-approvals', { batchNo: 'B', claims })).status).toBe(403)
    expect(await eventsOf(claimId)).toHaveLength(2)
  })
})

describe('saved views', () => {
  const save = (userId: string, views: object[]) => call(userId, 'PUT', '/saved-views', { views })

  test('are each administrator’s own, in their order, and hold no search for a person', async () => {
    const views = [
      { name: 'Old ones', query: 'age=over-14' },
      { name: 'Large', query: 'amountFrom=1000&sort=amountCents' },
    ]
    expect((await save(cast.claimDesk, views)).json()).toEqual({ views })
    expect((await get(cast.claimDesk, '/saved-views')).json()).toEqual({ views })
    expect((await get(colleague, '/saved-views')).json()).toEqual({ views: [] })
    expect((await save(cast.claimDesk, [{ name: 'Tan', query: 'q=Tan' }])).status).toBe(422)
    expect((await save(cast.claimDesk, [views[0] ?? {}, views[0] ?? {}])).status).toBe(422)
    expect((await save(cast.claimDesk, [])).json()).toEqual({ views: [] })
  })
})
