/** What the end of a cover affects, as the console and the company's HR are told before it is saved: only what is theirs to see. */
import { randomUUID } from 'node:crypto'
import { outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { exampleLetter, exampleRequest } from '@member-care/domain/guarantee/testing/example-guarantee.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EndOfCover } from './end-of-cover.ts'

let api: ApiUnderTest
let cast: ClaimsCast
const numbers: Record<string, string> = {}

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => new Date('2026-11-10T02:00:00Z') })
  cast = await recordClaimsCast(api)
  for (const userId of [cast.ben, cast.cat])
    await api.record(`user-${userId}`, {
      type: 'RolesChanged',
      data: { userId, roles: ['hradmin'], groupCodes: [], reason: 'test' },
    })
  // Ann works for Lantern too, which covers Dan as well, and offers cards.
  await api.record(`user-${cast.ann}`, {
    type: 'MembershipStarted',
    data: { userId: cast.ann, companyId: cast.lantern, memberType: 'E', effectiveStartDate: '2026-02-01' },
  })
  await api.record(`user-${cast.dan}`, {
    type: 'MembershipStarted',
    data: {
      ...{ userId: cast.dan, companyId: cast.lantern, memberType: 'D', employeeId: cast.ann },
      ...{ relationship: 'Child', effectiveStartDate: '2026-02-01', effectiveEndDate: '2026-06-30' },
    },
  })
  await api.record(`client-${cast.lantern}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.lantern, featuresConfig: { allowEcard: true } },
  })
  await claim('open', cast.ann, { visitDate: '2026-09-01' })
  await claim('dans', cast.dan, { visitDate: '2026-10-20' })
  await claim('paidAfterwards', cast.ann, { visitDate: '2026-10-25' }, true)
  await claim('paid', cast.ann, { visitDate: '2026-08-01' }, true)
  await claim('elsewhere', cast.ann, { visitDate: '2026-10-25' }, false, cast.lantern)
  numbers['asked'] = await letter(cast.dan)
  numbers['holdsBeyond'] = await letter(cast.ann, '2026-12-15')
  numbers['holdsUntil'] = await letter(cast.ann, '2026-10-01')
  await api.untilUpToDate()
})
afterAll(() => api.close())

async function claim(
  name: string,
  claimantId: string,
  details: { readonly visitDate: string },
  isPaid = false,
  companyId = cast.orchid,
): Promise<void> {
  const transactionNo = `OP${String(Object.keys(numbers).length + 1).padStart(8, '0')}`
  numbers[name] = transactionNo
  await recordClaim(api, {
    ...{ companyId, employeeId: cast.ann, claimantId },
    details: { ...outpatientDetails, ...details },
    then: (claimId) => [
      { type: 'ClaimRegistered', data: { claimId, transactionNo } },
      ...(isPaid
        ? [
            {
              type: 'ClaimApproved',
              data: { claimId, claimantId, payableCents: 100, batchNo: 'B1', remarks: '' },
            } as const,
          ]
        : []),
    ],
  })
}

async function letter(patientId: string, validUntil?: string): Promise<string> {
  const guaranteeId = randomUUID()
  const number = api.parts.letterCodes.numberOf(guaranteeId)
  const whose = { companyId: cast.orchid, employeeId: cast.ann, patientId }
  await api.record(`guarantee-${guaranteeId}`, {
    type: 'GuaranteeRequested',
    data: { ...exampleRequest, ...whose, guaranteeId, number },
  })
  if (validUntil !== undefined)
    await api.record(`guarantee-${guaranteeId}`, {
      type: 'GuaranteeIssued',
      data: { guaranteeId, patientId, letter: { ...exampleLetter, issue: 1, validUntil } },
    })
  return number
}

async function ask(who: string, path: string): Promise<{ status: number; text: string; end: EndOfCover }> {
  const reply = await api.app.inject({ url: `/api${path}`, headers: await api.headersFor(who) })
  const body = reply.json<EndOfCover & { data?: EndOfCover }>()
  return { status: reply.statusCode, text: reply.body, end: body.data ?? body }
}
const inConsole = (userId: string, companyId: string, end: string) =>
  `/console/users/${userId}/leaving?companyId=${companyId}&effectiveEndDate=${end}`
const forHr = (userId: string, companyId: string, end: string) =>
  `/hradmin/employee/${userId}/leaving?companyId=${companyId}&effectiveEndDate=${end}`
const numbersIn = ({ items }: { readonly items: readonly { readonly number: string }[] }) =>
  items.map(({ number }) => number).toSorted()

test('console and HR are told of open claims, later visits, letters that hold on, and the family, and of nothing that was treated', async () => {
  const [said, saidToHr] = [
    await ask(cast.operation, inConsole(cast.ann, cast.orchid, '2026-10-15')),
    await ask(cast.ben, forHr(cast.ann, cast.orchid, '2026-10-15')),
  ]
  expect(said.status).toBe(200)
  expect(saidToHr.end).toEqual(said.end)
  const { end, text } = said
  expect(end).toMatchObject({ takesEffectOn: '2026-10-16', endOnRecord: null, cardsEnd: false, memberType: 'E' })
  expect(end.dependants).toEqual([{ uuid: cast.dan, name: 'Dan Tan', relationship: 'Child', endOnRecord: null }])
  expect(numbersIn(end.claims)).toEqual([numbers['open'], numbers['dans'], numbers['paidAfterwards']].toSorted())
  expect(end.claims.total).toBe(3)
  expect(end.claims.items.map(({ visitDate, isAfterEnd }) => ({ visitDate, isAfterEnd }))).toEqual([
    { visitDate: '2026-10-25', isAfterEnd: true },
    { visitDate: '2026-10-20', isAfterEnd: true },
    { visitDate: '2026-09-01', isAfterEnd: false },
  ])
  expect(numbersIn(end.letters)).toEqual([numbers['asked'], numbers['holdsBeyond']].toSorted())
  for (const treated of [outpatientDetails.providerName, exampleRequest.request.hospital])
    expect(text).not.toContain(treated)
})

test('a dependant’s own end touches what is theirs alone', async () => {
  const { end } = await ask(cast.operation, inConsole(cast.dan, cast.orchid, '2026-12-31'))
  expect(end).toMatchObject({ memberType: 'D', dependants: [] })
  expect(numbersIn(end.claims)).toEqual([numbers['dans']])
  expect(numbersIn(end.letters)).toEqual([numbers['asked']])
})

test('each company’s end tells of that company alone, and who was covered no longer is not touched', async () => {
  const { end } = await ask(cast.cat, forHr(cast.ann, cast.lantern, '2026-12-31'))
  expect(end).toMatchObject({ cardsEnd: true, dependants: [] })
  expect(numbersIn(end.claims)).toEqual([numbers['elsewhere']])
  expect(end.letters).toEqual({ total: 0, items: [] })
})

test('another company’s HR, and an administrator of another group, find nobody', async () => {
  const asked: readonly [string, string][] = [
    [cast.cat, forHr(cast.ann, cast.orchid, '2026-10-15')],
    [cast.ben, forHr(cast.ann, cast.lantern, '2026-10-15')],
    [cast.cat, forHr(cast.ben, cast.orchid, '2026-10-15')],
    // HR reaches employees; whom they cover stands with them.
    [cast.ben, forHr(cast.dan, cast.orchid, '2026-10-15')],
    [cast.operationOfLantern, inConsole(cast.ann, cast.orchid, '2026-10-15')],
    [cast.operationOfLantern, inConsole(cast.ben, cast.orchid, '2026-10-15')],
    [cast.operation, inConsole(cast.operation, cast.orchid, '2026-10-15')],
  ]
  for (const [who, path] of asked) expect((await ask(who, path)).status, path).toBe(404)
  expect((await ask(cast.ben, forHr(cast.ann, cast.orchid, 'soon'))).status).toBe(422)
})
