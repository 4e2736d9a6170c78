import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reckon } from './reckon.ts'
import {
  reasonsForAPerson,
  straightThroughSetting,
  type StraightThroughFacts,
  type StraightThroughSetting,
} from './straight-through.ts'
import { exampleClaim, examplePlan } from './testing/example-plan.ts'

const setting: StraightThroughSetting = { isOn: true, mostCents: 200_00, sampled: 50_000 }
const reckoned = (amount: number, change = {}) => reckon(examplePlan(), [], exampleClaim(amount, change))
const facts: StraightThroughFacts = {
  reckoning: reckoned(200),
  isProviderKnown: true,
  documents: 'fit',
  receipts: 'agree',
  resemblesAnother: false,
  lot: 50_000,
  isStopped: false,
}

test.each<[string, Partial<StraightThroughSetting>, Partial<StraightThroughFacts>, readonly string[]]>([
  ['a claim for which everything speaks', {}, {}, []],
  ['a client that has not switched it on', { isOn: false }, { isStopped: true }, ['off']],
  ['the switch', {}, { isStopped: true }, ['stopped']],
  ['no plan', {}, { reckoning: undefined }, ['no-plan']],
  ['a question', {}, { reckoning: reckoned(10, { otherInsurer: { state: 'unknown' } }) }, ['not-certain']],
  ['no rate of the day', {}, { reckoning: reckoned(10, { currency: 'USD' }) }, ['not-certain']],
  ['a provider that nobody knows', {}, { isProviderKnown: false }, ['unknown-provider']],
  ['nothing to pay', {}, { reckoning: reckoned(10, { benefitId: 'other' }) }, ['nothing-payable']],
  ['a cent above the amount', {}, { reckoning: reckoned(200.01) }, ['over-amount']],
  ['no documents', {}, { documents: 'missing' }, ['no-documents']],
  ['a document that cannot be opened', {}, { documents: 'unfit' }, ['unfit-documents']],
  ['a receipt that says otherwise', {}, { receipts: 'differ' }, ['receipt-differs']],
  ['receipts that cannot be read surely', {}, { receipts: 'unread', lot: 0 }, ['receipt-unread']],
  ['receipts that nobody has read yet: nothing is drawn', {}, { receipts: undefined, lot: 0 }, []],
  ['another claim like it', {}, { resemblesAnother: true }, ['resembles-another']],
  ['a claim that was drawn', {}, { lot: 49_999 }, ['sampled']],
  [
    'several reasons',
    {},
    { isStopped: true, documents: 'unfit', resemblesAnother: true, lot: 0 },
    ['stopped', 'unfit-documents', 'resembles-another'],
  ],
])('%s', (_, settingChange, factsChange, reasons) => {
  expect(reasonsForAPerson({ ...setting, ...settingChange }, { ...facts, ...factsChange })).toEqual(reasons)
})

test('of all lots so many are drawn as the setting says', () => {
  const drawn = (sampled: number) =>
    Array.from({ length: 1_000 }, (_, index) =>
      reasonsForAPerson({ ...setting, sampled }, { ...facts, lot: index * 1_000 }),
    ).filter((reasons) => reasons.includes('sampled')).length
  expect([drawn(0), drawn(50_000), drawn(1_000_000)]).toEqual([0, 50, 1_000])
})

test('whatever speaks against it, it is never both decided and held', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.constantFrom('fit', 'unfit', 'missing'), (stopped, alike, documents) => {
      const reasons = reasonsForAPerson(setting, { ...facts, isStopped: stopped, resemblesAnother: alike, documents })
      expect(reasons.length === 0).toBe(!stopped && !alike && documents === 'fit')
    }),
  )
})

test('a client that has settled nothing lets nothing through, and one without a share has five of a hundred looked at', () => {
  expect(straightThroughSetting({})).toEqual({ isOn: false, mostCents: 0, sampled: 50_000 })
  expect(straightThroughSetting({ straightThrough: true, straightThroughMost: 200, straightThroughSample: 0 })).toEqual(
    { isOn: true, mostCents: 200_00, sampled: 0 },
  )
})
