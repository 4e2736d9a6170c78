import { expect, test } from 'vitest'
import { planFor } from './plan-version.ts'
import type { Limit } from './plan.ts'
import { exampleClaim, examplePlan } from './testing/example-plan.ts'

const limit = (most: number, change: Partial<Limit> = {}): Limit => ({
  id: 'l',
  name: 'Limit',
  period: 'life',
  per: 'person',
  of: 'payment',
  measure: 'amount',
  most,
  ...change,
})
const version = (holdsFrom: string, ...limits: Limit[]) => examplePlan({}, { holdsFrom, limits })

test('a claim has the version of its day of service, in whatever order they are told', () => {
  const versions = [version('2026-01-01'), version('2027-01-01'), version('2025-01-01')]
  const on = (serviceDate: string) => planFor(versions, exampleClaim(1, { serviceDate }))?.holdsFrom
  expect([on('2024-12-31'), on('2025-01-01'), on('2026-12-31'), on('2027-01-01')]).toEqual([
    undefined,
    '2025-01-01',
    '2026-01-01',
    '2027-01-01',
  ])
})

test('of two versions from the same date the later one corrects the earlier', () => {
  const versions = [version('2026-01-01', limit(1)), version('2026-01-01', limit(2))]
  expect(planFor(versions, exampleClaim(1))?.limits.map(({ most }) => most)).toEqual([2])
})

test('a rule with its own date is taken as it stood on that date, and is absent where it did not stand', () => {
  const byReceipt = { versionBy: 'receipt' } as const
  const versions = [
    version('2025-01-01'),
    version('2026-01-01', limit(1, byReceipt)),
    version('2027-01-01', limit(2, byReceipt)),
  ]
  const most = (serviceDate: string, receiptDate: string) =>
    planFor(versions, exampleClaim(1, { serviceDate, receiptDate }))?.limits.map((one) => one.most)
  expect(most('2026-12-31', '2027-01-01')).toEqual([2])
  expect(most('2026-06-01', '2026-06-02')).toEqual([1])
  expect(most('2026-01-01', '2025-12-31')).toEqual([])
})

test('a later version that goes by another date does not move the claims of before', () => {
  const before = [version('2025-01-01'), version('2026-01-01')]
  const after = [...before, { ...version('2027-01-01'), versionBy: 'receipt' as const }]
  const lateReceipt = exampleClaim(1, { serviceDate: '2025-12-31', receiptDate: '2026-01-02' })
  expect(planFor(before, lateReceipt)?.holdsFrom).toBe('2025-01-01')
  expect(planFor(after, lateReceipt)?.holdsFrom).toBe('2025-01-01')
  expect(planFor(after, { ...lateReceipt, receiptDate: '2027-01-01' })?.holdsFrom).toBe('2027-01-01')
})

test('a correction replaces what it corrects also where it goes by another date', () => {
  const versions = [version('2025-01-01'), version('2026-01-01', limit(1))]
  const corrected = [...versions, { ...version('2026-01-01', limit(2)), versionBy: 'receipt' as const }]
  const most = (serviceDate: string, receiptDate: string) =>
    planFor(corrected, exampleClaim(1, { serviceDate, receiptDate }))?.limits.map((one) => one.most)
  expect(most('2026-01-01', '2025-12-31')).toEqual([])
  expect(most('2025-12-31', '2026-01-01')).toEqual([2])
})
