import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isHeldFromBatch,
  likenessKeys,
  likenessOf,
  rankLookalikes,
  resemblancesOf,
  type ComparableClaim,
  type Resemblance,
} from './claim-likeness.ts'

const claim: ComparableClaim = {
  claimId: 'own',
  status: 'SUBMITTED',
  filedAt: new Date('2026-03-01T00:00:00Z'),
  employeeId: 'ann',
  claimantId: 'dan',
  providerKey: 'lantern clinic',
  receiptKey: 'lantern clinic r1',
  receiptFiles: ['receipt'],
  otherFiles: ['letter'],
  visitDate: '2026-02-28',
  amountCents: 4_500,
  currency: 'SGD',
  dismissedDuplicates: [],
}
/** Another one that has nothing in common with it but what is told. */
const stranger: ComparableClaim = {
  ...claim,
  claimId: 'other',
  employeeId: 'cat',
  claimantId: 'cat',
  providerKey: 'coral clinic',
  receiptKey: 'coral clinic r9',
  receiptFiles: ['picture'],
  otherFiles: ['summary'],
  visitDate: '2026-01-05',
  amountCents: 9_900,
}
const dayAndAmount = { visitDate: claim.visitDate, amountCents: claim.amountCents }

test.each<[string, Partial<ComparableClaim>, readonly Resemblance[], ReturnType<typeof likenessOf>]>([
  ['nothing', {}, [], undefined],
  ['the receipt', { receiptKey: claim.receiptKey }, ['same-receipt'], 'strong'],
  ['the file of the receipt', { receiptFiles: ['second page', 'receipt'] }, ['same-receipt-file'], 'strong'],
  [
    'the whole visit but its receipt number',
    { ...dayAndAmount, claimantId: 'dan', providerKey: claim.providerKey },
    ['same-day-and-amount', 'same-provider', 'same-patient'],
    'strong',
  ],
  [
    'day, amount and patient, under the cover of another employee',
    { ...dayAndAmount, claimantId: 'dan' },
    ['same-day-and-amount', 'same-patient'],
    'medium',
  ],
  [
    'day, amount and provider in the family',
    { ...dayAndAmount, employeeId: 'ann', providerKey: claim.providerKey },
    ['same-day-and-amount', 'same-provider'],
    'medium',
  ],
  ['day and amount in the family', { ...dayAndAmount, employeeId: 'ann' }, ['same-day-and-amount'], 'weak'],
  ['a document that is no receipt', { otherFiles: ['letter'] }, ['same-file'], 'weak'],
  ['a document that is a receipt here and none there', { otherFiles: ['receipt'] }, ['same-file'], 'weak'],
  [
    'day, amount and provider of strangers: fixed prices',
    { ...dayAndAmount, providerKey: claim.providerKey },
    [],
    undefined,
  ],
  ['day and amount in another currency', { ...dayAndAmount, claimantId: 'dan', currency: 'MYR' }, [], undefined],
  ['the patient only', { claimantId: 'dan', providerKey: claim.providerKey }, [], undefined],
  ['no receipt number on either', { receiptKey: null }, [], undefined],
])('claims that have %s in common', (_what, common, because, likeness) => {
  const other = { ...stranger, ...common }
  const own = 'receiptKey' in common && common.receiptKey === null ? { ...claim, receiptKey: null } : claim
  expect(resemblancesOf(own, other)).toEqual(because)
  expect(resemblancesOf(other, own)).toEqual(because)
  expect(likenessOf(because)).toBe(likeness)
  const [ownKeys, otherKeys] = [likenessKeys(own), likenessKeys(other)]
  const isFound = ownKeys.any.some((key) => otherKeys.any.includes(key))
  expect(isFound || likeness === undefined, 'whatever looks alike is found by its keys').toBe(true)
  expect(
    ownKeys.strong.some((key) => otherKeys.strong.includes(key)),
    'strong keys say as much as the table',
  ).toBe(likeness === 'strong')
})

test('any two claims are found by their keys if they look alike, and share a strong one if they are strongly alike', () => {
  const few = <Value>(...values: Value[]) => fc.constantFrom(...values)
  const files = fc.uniqueArray(few('f1', 'f2', 'f3'), { maxLength: 2 })
  const anyClaim = fc.record({
    claimId: fc.uuid(),
    status: few('SUBMITTED' as const),
    filedAt: few(claim.filedAt),
    employeeId: few('ann', 'cat'),
    claimantId: few('ann', 'cat', 'dan'),
    providerKey: few('p1', 'p2'),
    receiptKey: few(null, 'p1 r1', 'p2 r1'),
    receiptFiles: files,
    otherFiles: files,
    visitDate: few('2026-02-27', '2026-02-28'),
    amountCents: few(100, 200),
    currency: few('SGD', 'MYR'),
    dismissedDuplicates: few<string[]>([]),
  })
  fc.assert(
    fc.property(anyClaim, anyClaim, (one, other) => {
      const likeness = likenessOf(resemblancesOf(one, other))
      const share = (of: 'any' | 'strong') => likenessKeys(one)[of].some((key) => likenessKeys(other)[of].includes(key))
      expect(share('any') || likeness === undefined).toBe(true)
      expect(share('strong')).toBe(likeness === 'strong')
    }),
  )
})

describe('the order of comparing', () => {
  const ids = (candidates: readonly ComparableClaim[]) =>
    rankLookalikes(claim, candidates).map((found) => found.claim.claimId)
  const weak = {
    ...stranger,
    ...dayAndAmount,
    employeeId: 'ann',
    claimId: 'weak',
    filedAt: new Date('2026-03-09T00:00:00Z'),
  }
  const strong = { ...stranger, receiptKey: claim.receiptKey, claimId: 'strong' }

  test('puts the strongest first, however many newer ones are weaker', () => {
    const newer = Array.from({ length: 30 }, (_, nth) => ({ ...weak, claimId: `weak-${nth}` }))
    expect(ids([...newer, strong])[0]).toBe('strong')
    expect(ids([...newer, strong])).toHaveLength(31)
  })

  test('puts more in common before less, what waits before what was rejected, the latest before the earlier', () => {
    const everything = { ...claim, claimId: 'everything', filedAt: new Date('2025-01-01T00:00:00Z') }
    const rejected = {
      ...strong,
      claimId: 'rejected',
      status: 'REJECTED' as const,
      filedAt: new Date('2026-03-20T00:00:00Z'),
    }
    const later = { ...strong, claimId: 'later', filedAt: new Date('2026-03-10T00:00:00Z') }
    expect(ids([rejected, weak, strong, later, everything])).toEqual([
      'everything',
      'later',
      'strong',
      'rejected',
      'weak',
    ])
  })

  test('puts what was compared last, whichever of the two says so', () => {
    const there = { ...strong, claimId: 'there', dismissedDuplicates: ['own'] }
    const found = rankLookalikes({ ...claim, dismissedDuplicates: ['here'] }, [
      { ...strong, claimId: 'here' },
      there,
      weak,
    ])
    expect(found.map((one) => [one.claim.claimId, one.isDismissed])).toEqual([
      ['weak', false],
      ['here', true],
      ['there', true],
    ])
    expect(found.filter(isHeldFromBatch)).toEqual([])
  })

  test('leaves out the claim itself and what was deleted', () => {
    expect(ids([claim, { ...strong, status: 'DELETED' }])).toEqual([])
  })
})

test.each([
  ['strong', false, true],
  ['strong', true, false],
  ['medium', false, false],
  ['weak', false, false],
] as const)('a batch and a %s likeness (compared: %s): held %s', (likeness, isDismissed, isHeld) => {
  expect(isHeldFromBatch({ likeness, isDismissed })).toBe(isHeld)
})
