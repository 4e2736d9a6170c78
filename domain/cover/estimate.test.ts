// Requirements: CLM-027
import { expect, test } from 'vitest'
import type { ClaimDetails } from '../claim/claim-details.ts'
import { askedAsCover, benefitsToAsk } from './asked-visit.ts'
import { benefitOptions } from './benefit-options.ts'
import { estimate, estimateClaim } from './estimate.ts'
import { estimateWords } from './estimate-words.ts'
import type { FamilyUse, MemberCover } from './member-cover.ts'
import { networkOf } from './provider-network.ts'
import { shownBalances, usesOfBalance } from './shown-balances.ts'
import { exampleBenefit, examplePerson, examplePlan, usedBefore } from './testing/example-plan.ts'

const yearly = { period: 'policy-year', per: 'person', of: 'payment' } as const
const gp = exampleBenefit({ coPay: { amount: 5_00, per: 'visit' } }, { id: 'gp', name: 'GP', code: 'GP', ptc: 'GP' })
const specialist = exampleBenefit({}, { id: 'sp', name: 'Specialist', needsReferral: true, other: undefined })
const screening = exampleBenefit({}, { id: 'screen', name: 'Screening', coveredAs: ['employee'] })
const stay = exampleBenefit({}, { id: 'stay', name: 'Stay', claimedAs: 'inpatient' })
const plan = examplePlan(
  {},
  {
    groups: [{ code: 'O', name: 'Outpatient', benefits: [gp, specialist, screening, stay] }],
    limits: [
      { ...yearly, id: 'gp-visits', name: 'GP visits', measure: 'visits', most: 4, benefits: ['gp'] },
      { ...yearly, id: 'screen-visits', name: 'Screening', measure: 'visits', most: 1, benefits: ['screen'] },
      { ...yearly, id: 'all', name: 'A year', measure: 'amount', most: 500_00 },
    ],
  },
)
const earlier: FamilyUse = {
  ...usedBefore('gp-visits', 0.03),
  told: { kind: 'claim', benefitId: 'gp', payableCents: 0 },
}
const spouse = { ...examplePerson('B'), as: 'spouse' as const }
const cover: MemberCover = {
  today: '2026-06-15',
  people: [
    { name: 'Ann', planId: 'p', person: examplePerson('A') },
    { name: 'Ben', planId: 'p', person: spouse },
    { name: 'Cat', person: examplePerson('C') },
  ],
  plans: { p: [plan] },
  uses: [earlier],
  providers: { panel: ['Harbour Clinic'], excluded: ['Closed Clinic'] },
  rates: {
    EUR: [
      { date: '2026-06-02', perUnitBillionths: 2_000_000_000 },
      { date: '2026-06-08', perUnitBillionths: 1_500_000_000 },
      { date: '2026-06-11', perUnitBillionths: 3_000_000_000 },
    ],
    JPY: [{ date: '2026-06-02', perUnitBillionths: 9_000_000 }],
  },
}
const details = {
  kind: 'outpatient',
  providerName: 'harbour  clinic ',
  currency: 'SGD',
  amountCents: 60_00,
  remarks: '',
  visitDate: '2026-06-10',
  benefitGroup: 'Outpatient',
  benefitId: 'gp',
  benefitName: 'GP',
  receiptNo: '',
  includesGst: false,
  gstAmountCents: 0,
  prePostHospitalisation: false,
} as const satisfies ClaimDetails
const wordsOf = (change: Partial<typeof details> | object, personId = 'A') => {
  const estimated = estimateClaim(cover, { ...details, ...change }, { personId })
  return estimated && estimateWords(estimated)
}

test('an estimate says what comes back, who bears the rest, and how far the visits are used', () => {
  expect(wordsOf({})).toMatchObject({
    headline: 'You will probably get SGD 55.00 back',
    facts: ['You pay SGD 5.00.'],
    conditions: [],
    used: ['GP visits: 3 of 4 visits used', 'A year: SGD 0.00 of SGD 500.00 used'],
    claimed: 'SGD 60.00',
    payable: 'SGD 55.00',
  })
})

test('what nobody can know yet is said as what it holds by', () => {
  expect(wordsOf({ benefitId: 'sp', providerName: 'Elsewhere' })).toMatchObject({
    headline: 'You will probably get SGD 60.00 back',
    conditions: ['the clinic is on the panel', 'you have a referral letter; please add it to the claim'],
  })
})

test('a refusal says why, and what the member can do', () => {
  expect(wordsOf({ benefitId: 'screen' }, 'B')).toMatchObject({
    outcome: 'nothing',
    headline: 'You will probably get nothing back',
    facts: [
      'The plan does not cover this benefit for this member of the family. For employees.',
      'Please check for whom you claim.',
    ],
  })
  expect(wordsOf({ providerName: 'Closed Clinic' })?.outcome).toBe('nothing')
})

test('an amount in another currency is estimated by the newest rate of the week up to its day', () => {
  expect(wordsOf({ currency: 'EUR' })).toMatchObject({ headline: 'You will probably get SGD 85.00 back' })
  expect(wordsOf({ currency: 'EUR', visitDate: '2026-06-07' })?.headline).toBe('You will probably get SGD 115.00 back')
})

test.each(['USD', 'JPY'])('nothing is promised of an amount in %s, whose rate of the day is not known', (currency) => {
  expect(wordsOf({ currency })).toMatchObject({
    outcome: 'unknown',
    headline: 'We cannot say yet what you will get back',
    conditions: ['The exchange rate of that day. It is not known yet; the claims desk will find it out.'],
  })
})

test('nothing is estimated for somebody without a plan, or of whom the member is told nothing', () => {
  expect(wordsOf({}, 'C')).toBeUndefined()
  expect(wordsOf({}, 'somebody else')).toBeUndefined()
})

test('the claim itself is not counted against it', () => {
  const used = estimateClaim(cover, details, { personId: 'A', claimId: earlier.sourceId })
  expect(used && estimateWords(used).used[0]).toBe('GP visits: 0 of 4 visits used')
})

test('what a letter holds of a stay does not count against the bill of that stay, and against another one it does', () => {
  const admissionDate = '2026-06-10'
  const letter: FamilyUse = {
    ...usedBefore('all', 500_00 / 100, { state: 'reserved', date: admissionDate, stayId: `A/${admissionDate}` }),
    told: { kind: 'letter', benefitId: 'stay', payableCents: 500_00 },
  }
  const bill = (admitted: string) =>
    ({
      kind: 'inpatient',
      providerName: 'Harbour Hospital',
      currency: 'SGD',
      amountCents: 450_00,
      remarks: '',
      admissionDate: admitted,
      dischargeDate: '2026-06-12',
      reasonForTreatmentCode: 'K35',
      reasonForTreatmentName: 'Appendicitis',
    }) as unknown as ClaimDetails
  const payable = (admitted: string) =>
    estimateClaim({ ...cover, uses: [letter] }, bill(admitted), { personId: 'A' })?.reckoning.payable
  expect(payable(admissionDate)).toBe(450_00)
  expect(payable('2026-06-11')).toBe(0)
})

test('a balance that is nearly used comes first, and others’ benefits are not shown', () => {
  const full = { ...cover, uses: [earlier, { ...usedBefore('gp-visits', 0.01) }] }
  const [ann, ben] = full.people
  if (ann === undefined || ben === undefined) throw new Error('no people')
  const shown = shownBalances(full, ann, cover.today)
  expect(shown?.nearlyUsed.map(({ rule, left }) => [rule.id, left])).toEqual([['gp-visits', 0]])
  expect(shown?.others.map(({ rule }) => rule.id)).toEqual(['screen-visits', 'all'])
  expect(shown?.nearlyUsed.flatMap((balance) => usesOfBalance(balance, full))).toHaveLength(2)
  expect(shownBalances(full, ben, cover.today)?.others.map(({ rule }) => rule.id)).toEqual(['gp-visits', 'all'])
})

test('what a visit would cost is reckoned as a claim for it', () => {
  const person = examplePerson('A')
  expect(benefitsToAsk(plan, person, '2026-06-15').map(({ id }) => id)).toEqual(['gp', 'sp', 'screen', 'stay'])
  const asked = { benefitId: 'gp', date: '2026-06-15', network: 'panel', amount: 60_00 } as const
  expect(estimate(cover, { plan, claim: askedAsCover(plan, person, asked) }).reckoning).toMatchObject({
    payable: 55_00,
    memberBears: 5_00,
  })
})

test('the options of a form are the outpatient benefits that the person has, in the shape of the catalogue', () => {
  const options = benefitOptions(plan, spouse, '2026-06-15')
  expect(options.map(({ n, c, ol }) => [n, c, ol.map(({ id }) => id)])).toEqual([['Outpatient', 'O', ['gp', 'sp']]])
  expect(options[0]?.ol[0]).toEqual({ n: 'GP', c: 'GP', g: 'Outpatient', id: 'gp', sd: false, ptc: 'GP' })
})

test.each([
  ['HARBOUR clinic', 'panel'],
  ['Closed clinic', 'excluded'],
  ['Somewhere', 'unknown'],
  ['', 'unknown'],
] as const)('the provider %s is %s', (name, network) => {
  expect(networkOf(name, cover.providers)).toBe(network)
})
