import { expect, test } from 'vitest'
import { REDACTED } from '../events/event-definition.ts'
import { eventTitle, fieldGroup, fieldLabel, fieldWord } from '../texts/record-history-texts.ts'
import { stepsOf } from './history-engine.ts'
import { reasonOf, recordHistory, type RecordEvent } from './record-fields.ts'

const changesOf = (...events: readonly RecordEvent[]) =>
  stepsOf(events, recordHistory).map(({ differences }) => differences)

const enrolled = { type: 'UserEnrolled', data: { userId: 'u', name: 'Ann', email: 'a@x', loginRequired: true } }
const started = {
  type: 'MembershipStarted',
  data: { userId: 'u', companyId: 'c1', memberType: 'E', planNo: 'P1', effectiveStartDate: '2026-01-01' },
}

test('an event changes the fields that it states, whose record it is excepted', () => {
  expect(changesOf(enrolled, { type: 'UserDetailsChanged', data: { userId: 'u', name: 'Anne' } })).toEqual([
    [
      { field: 'name', from: null, to: 'Ann' },
      { field: 'email', from: null, to: 'a@x' },
      { field: 'loginRequired', from: null, to: true },
    ],
    [{ field: 'name', from: 'Ann', to: 'Anne' }],
  ])
})

test('a cover stands under its company; what a change leaves out is gone, and a removed company takes all of it away', () => {
  const [, changed, removed] = changesOf(
    started,
    {
      type: 'MembershipChanged',
      data: { userId: 'u', companyId: 'c1', memberType: 'E', effectiveStartDate: '2026-02-01' },
    },
    { type: 'MembershipRemoved', data: { userId: 'u', companyId: 'c1' } },
  )
  expect(changed).toEqual([
    { field: 'memberships.c1.planNo', from: 'P1', to: null },
    { field: 'memberships.c1.effectiveStartDate', from: '2026-01-01', to: '2026-02-01' },
  ])
  expect(removed?.map(({ field, to }) => [field, to])).toEqual([
    ['memberships.c1.memberType', null],
    ['memberships.c1.effectiveStartDate', null],
  ])
})

test('a proposed account waits, and is decided on; who did it is no field', () => {
  const [proposed, verified] = changesOf(
    {
      type: 'UserBankAccountProposed',
      data: {
        userId: 'u',
        proposalId: 'p',
        bankName: 'B',
        bankNo: '7',
        branchNo: '1',
        accountNo: '123',
        proposedBy: 'x',
        source: 'console',
      },
    },
    { type: 'UserBankAccountVerified', data: { userId: 'u', proposalId: 'p', decidedBy: 'y', note: 'fine' } },
  )
  expect(proposed?.map(({ field }) => field)).toEqual(
    ['bankName', 'bankNo', 'branchNo', 'accountNo', 'status'].map((name) => `proposedBankDetail.${name}`),
  )
  expect(verified).toEqual([{ field: 'proposedBankDetail.status', from: 'WAITING_VERIFICATION', to: 'APPROVED' }])
})

test('a client event of changed fields leaves the others as they are; one of a whole configuration does not', () => {
  const configured = {
    type: 'ClientConfigured',
    data: { companyId: 'c', featuresConfig: { allowChat: true, old: 1 }, paymentConfig: {} },
  }
  const [, changed, again] = changesOf(
    configured,
    { type: 'ClientFeaturesChanged', data: { companyId: 'c', featuresConfig: { allowChat: false } } },
    { type: 'ClientConfigured', data: { companyId: 'c', featuresConfig: { allowChat: false }, paymentConfig: {} } },
  )
  expect(changed).toEqual([{ field: 'featuresConfig.allowChat', from: true, to: false }])
  expect(again).toEqual([{ field: 'featuresConfig.old', from: 1, to: null }])
})

test('a rate stands under its day, which a later note corrects; the switch is told without who turned it', () => {
  const note = (date: string, perUnitBillionths: number) => ({
    type: 'ExchangeRateNoted',
    data: { currency: 'USD', date, perUnitBillionths, source: 'MAS' },
  })
  const [, corrected, other] = changesOf(
    note('2026-03-03', 1_347_200_000),
    note('2026-03-03', 1_347_300_000),
    note('2026-03-04', 1_350_000_000),
  )
  expect(corrected).toEqual([{ field: 'rates.2026-03-03.perUnit', from: '1.3472', to: '1.3473' }])
  expect(other).toEqual([
    { field: 'rates.2026-03-04.perUnit', from: null, to: '1.3500' },
    { field: 'rates.2026-03-04.saidBy', from: null, to: 'MAS' },
  ])
  const stopped = { type: 'StraightThroughSwitched', data: { isStopped: true, switchedBy: 'x', reason: 'prices' } }
  expect(changesOf(stopped)).toEqual([[{ field: 'isStopped', from: null, to: true }]])
  expect(reasonOf(stopped)).toBe('prices')
})

test('an own document of the plan is told by its name and size, and is gone without one', () => {
  const kept = (fileName: string, fileId: string) => ({
    type: 'ClientPlanDocumentChanged',
    data: { companyId: 'c', planDocument: { fileId, fileName, bytes: 10, sha256: fileId } },
  })
  const [first, replaced, removed] = changesOf(kept('a.pdf', 'f1'), kept('b.pdf', 'f2'), {
    type: 'ClientPlanDocumentChanged',
    data: { companyId: 'c' },
  })
  expect(first?.map(({ field }) => field)).toEqual(['planDocument.fileName', 'planDocument.bytes'])
  expect(replaced).toEqual([{ field: 'planDocument.fileName', from: 'a.pdf', to: 'b.pdf' }])
  expect(removed?.map(({ to }) => to)).toEqual([null, null])
})

test('two forgotten values are no change; lists are compared by what is in them', () => {
  expect(
    changesOf(
      { type: 'UserEnrolled', data: { name: REDACTED } },
      { type: 'UserDetailsChanged', data: { name: { ...REDACTED } } },
    )[1],
  ).toEqual([])
  expect(
    changesOf(
      { type: 'RolesChanged', data: { roles: ['A'], reason: 'new' } },
      { type: 'RolesChanged', data: { roles: ['A'], reason: 'again' } },
    )[1],
  ).toEqual([])
})

test('the reason stands apart', () => {
  expect(reasonOf({ type: 'RolesChanged', data: { roles: [], reason: 'left' } })).toBe('left')
  expect(reasonOf({ type: 'UserBankAccountDeclined', data: { note: 'not theirs' } })).toBe('not theirs')
  expect(reasonOf(started)).toBeNull()
})

test('every field has words', () => {
  expect(fieldLabel('memberships.c1.planNo', new Map([['c1', 'Orchid']]))).toBe('Orchid: Plan No')
  expect(fieldLabel('proposedBankDetail.accountNo')).toBe('Proposed bank details: Account No')
  expect(fieldLabel('rates.2026-03-03.perUnit')).toBe('03 Mar 2026: One unit in SGD')
  expect(fieldLabel('somethingNew')).toBe('Something new')
  expect(fieldGroup('featuresConfig.allowChat')).toBe('Features')
  expect(fieldGroup('name')).toBe('Basic information')
  expect([
    fieldWord('status', 301),
    fieldWord('memberships.c.memberType', 'D'),
    fieldWord('name', 'm'),
    fieldWord('x', true),
  ]).toEqual(['Suspended', 'Dependent', 'm', true])
  expect([eventTitle('UserDetailsChanged'), eventTitle('MembershipStarted')]).toEqual([
    'User details changed',
    'Company added',
  ])
})
