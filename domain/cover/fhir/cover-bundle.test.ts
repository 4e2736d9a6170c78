/** What is exported as FHIR is valid by a validator that is not ours, and its amounts are those of the reckoning. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balances, type Balance } from '../balances.ts'
import { useOf, type CoverClaim, type Use } from '../cover-claim.ts'
import { entitlement } from '../entitlement.ts'
import type { Plan } from '../plan.ts'
import type { Reckoning } from '../reckoning.ts'
import { anyClaims, anyPlan } from '../testing/any-cover.ts'
import { exampleClaim, examplePerson, examplePlan, reckonAll, usedBefore } from '../testing/example-plan.ts'
import { displayOfHl7Code, expectValidFhir } from '../testing/fhir-validator.ts'
import { coverBundle, type ExportedPerson, type Naming } from './cover-bundle.ts'
import { explanationOfBenefit, type DecidedClaim } from './explanation-of-benefit.ts'
import type { Bundle, Coding, EligibilityBenefit, ExplanationOfBenefit, Resource } from './fhir-types.ts'

const naming: Naming = {
  base: 'https://care.example.com/fhir',
  uuidOf: (...names) => {
    const digits = createHash('sha256').update(names.join('\n')).digest('hex')
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-5${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`
  },
}
const asked = '2026-06-15T08:30:00.000Z'
const date = '2026-06-15'
const client = { companyId: 'c1', name: 'Sample Pte Ltd', policyNo: 'P-100' }

function bundleOf(people: readonly ExportedPerson[], uses: readonly Use[] = []): Bundle {
  return coverBundle({ client, employee: { userId: 'A', staffId: 'S-7' }, people, uses, date, asked }, naming)
}

function decided(plan: Plan, claim: CoverClaim, { lines, payable = 0 }: Reckoning, paid = payable): DecidedClaim {
  const entitled = entitlement(plan, claim)
  return {
    claimId: claim.sourceId,
    kind: claim.stay === undefined ? 'outpatient' : 'inpatient',
    claimNo: `NO-${claim.sourceId}`,
    benefit: { id: claim.benefitId ?? '', name: 'Care' },
    providerName: 'Example Clinic',
    from: claim.serviceDate,
    amount: claim.amount,
    currency: claim.currency,
    decidedAt: asked,
    paid,
    paidIn: plan.currency,
    reckoned: { plan, terms: 'refusal' in entitled ? {} : entitled.terms, reckoning: { lines, payable } },
  }
}

function exported(plan: Plan, change: Partial<ExportedPerson> = {}): ExportedPerson {
  return {
    person: examplePerson('A'),
    name: 'Tan Example',
    plan: { planId: 'plan-1', version: 1, plan },
    claims: [],
    ...change,
  }
}

function resourcesOf<Type extends Resource['resourceType']>({ entry }: Bundle, type: Type) {
  return entry.flatMap(({ resource }) =>
    resource.resourceType === type ? [resource as Extract<Resource, { resourceType: Type }>] : [],
  )
}

function explanationOf(claim: DecidedClaim): ExplanationOfBenefit {
  const reference = { reference: 'urn:uuid:00000000-0000-4000-8000-000000000000' }
  const references = { person: reference, coverage: reference, client: reference }
  return explanationOfBenefit('00000000-0000-4000-8000-000000000001', claim, references, naming.base)
}

/** Cents of each adjudication, by the last of its codes. */
function centsOf({ item: [item] }: ExplanationOfBenefit): readonly (readonly [string | undefined, number])[] {
  return (item?.adjudication ?? []).map(({ category, amount }) => [
    category.coding?.at(-1)?.code,
    Math.round((amount?.value ?? NaN) * 100),
  ])
}

test('any plan with any history gives a valid bundle in which every reference leads somewhere and every code of HL7 exists', () => {
  fc.assert(
    fc.property(anyPlan, anyClaims, (plan, claims) => {
      const reckonings = reckonAll(plan, claims)
      const uses = reckonings.map((one, index) =>
        useOf(claims[index] as CoverClaim, one, index % 2 ? 'used' : 'reserved'),
      )
      const people = [...new Map(claims.map(({ person }) => [person.id, person])).values()].map((person) =>
        exported(plan, {
          person,
          claims: claims.flatMap((claim, index) =>
            claim.person.id === person.id ? [decided(plan, claim, reckonings[index] as Reckoning)] : [],
          ),
        }),
      )
      const bundle = bundleOf(people, uses)
      expectValidFhir(bundle)
      expectKnown(bundle)
    }),
    { numRuns: 40 },
  )
})

/** No reference to what is not there, and no code that HL7 does not have under this name. */
function expectKnown(bundle: Bundle): void {
  const urls = bundle.entry.map(({ fullUrl }) => fullUrl)
  expect(new Set(urls).size).toBe(urls.length)
  visit(bundle, (key, value) => {
    if (key === 'reference') expect(urls).toContain(value)
    if (key !== 'coding') return
    for (const { system, code, display } of value as readonly Coding[]) {
      if (!system.startsWith(naming.base))
        expect([system, code, display]).toEqual([system, code, displayOfHl7Code(system, code)])
    }
  })
}

function visit(value: unknown, see: (key: string, value: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    see(key, inner)
    visit(inner, see)
  }
}

test('the validator refuses what is no FHIR', () => {
  const bundle = bundleOf([exported(examplePlan())])
  const [coverage] = resourcesOf(bundle, 'Coverage')
  const { beneficiary: _, ...withoutBeneficiary } = coverage ?? expect.fail()
  expect(() => expectValidFhir(withoutBeneficiary as never)).toThrow('Missing required property (Coverage.beneficiary)')
  expect(() => expectValidFhir({ ...coverage, plan: 'A' } as never)).toThrow('Invalid additional property "plan"')
  const entry = [{ fullUrl: 'urn:uuid:1', resource: withoutBeneficiary }]
  expect(() => expectValidFhir({ ...bundle, entry } as never)).toThrow(
    'Missing required property (Bundle.entry[0].resource.beneficiary)',
  )
  const [response] = resourcesOf(bundle, 'CoverageEligibilityResponse')
  expect(() => expectValidFhir({ ...response, created: '15 June 2026' } as never)).toThrow('Invalid dateTime format')
  const both = { category: { text: 'a' }, productOrService: { text: 'b' } }
  const insurance = [{ ...response?.insurance[0], item: [both] }]
  expect(() => expectValidFhir({ ...response, insurance } as never)).toThrow('ces-1')
  expect(displayOfHl7Code('http://terminology.hl7.org/CodeSystem/adjudication', 'co-payment')).toBeUndefined()
})

test('what was submitted, less every line, is the benefit, and the totals are the sums of their adjudications', () => {
  fc.assert(
    fc.property(anyPlan, anyClaims, fc.nat(500), (plan, claims, other) => {
      reckonAll(plan, claims).forEach((reckoning, index) => {
        const claim = claims[index] as CoverClaim
        for (const paid of [reckoning.payable ?? 0, other]) {
          const explanation = explanationOf(decided(plan, claim, reckoning, paid))
          const cents = centsOf(explanation).filter(([code]) => code !== 'eligible')
          const [submitted, ...rest] = cents.map(([, amount]) => amount)
          expect(
            rest.reduce((left, amount, at) => left - (at === rest.length - 1 ? 0 : amount), submitted ?? NaN),
          ).toBe(paid)
          expect(explanation.payment.amount).toEqual({ value: paid / 100, currency: plan.currency })
          const lines = reckoning.lines.filter(({ step }) => step !== 'currency')
          const ofLines = cents.filter(([code]) => !['submitted', 'decision', 'benefit'].includes(code ?? ''))
          expect(ofLines).toEqual(lines.map(({ step, before, after }) => [step, before - after]))
          const totals = explanation.total.map(({ amount }) => Math.round(amount.value * 100))
          const ofAll = centsOf(explanation).reduce((sum, [, amount]) => sum + amount, 0)
          expect(totals.reduce((sum, amount) => sum + amount, 0)).toBe(ofAll)
        }
      })
    }),
    { numRuns: 100 },
  )
})

test('each line has its code, its words and what it took; what counts of the bill stands beside them', () => {
  const plan = examplePlan({
    schedule: { most: 80_00, per: 'visit', rest: 'member' },
    coPay: { amount: 5_00, per: 'visit' },
    coInsurance: { edges: 'rest', parts: [{ memberShare: 100_000 }] },
  })
  const claim = exampleClaim(100)
  const [reckoning] = reckonAll(plan, [claim])
  const explanation = explanationOf(decided(plan, claim, reckoning ?? expect.fail()))
  expect(centsOf(explanation)).toEqual([
    ['submitted', 100_00],
    ['schedule', 20_00],
    ['co-pay', 5_00],
    ['co-insurance', 7_50],
    ['eligible', 80_00],
    ['benefit', 67_50],
  ])
  expect(explanation.item[0]?.adjudication[2]).toMatchObject({
    category: { coding: [{ code: 'copay' }, { code: 'co-pay' }], text: 'Co-payment' },
    reason: { text: 'The member pays SGD 5.00 a visit.' },
    amount: { value: 5, currency: 'SGD' },
  })
})

test('a refused claim has HL7’s reason beside ours, and one that was decided otherwise says by how much', () => {
  const plan = examplePlan({}, {}, { needsReferral: true })
  const refused = exampleClaim(100, { referral: 'no' })
  const [reckoning] = reckonAll(plan, [refused])
  const explanation = explanationOf(decided(plan, refused, reckoning ?? expect.fail(), 30_00))
  expect(centsOf(explanation)).toEqual([
    ['submitted', 100_00],
    ['cover', 100_00],
    ['decision', -30_00],
    ['eligible', 0],
    ['benefit', 30_00],
  ])
  expect(explanation.item[0]?.adjudication[1]?.reason?.coding).toMatchObject([
    { code: 'ar001' },
    { code: 'no-referral' },
  ])
})

test('a claim in another currency is submitted in the plan’s, and its item keeps its own', () => {
  const plan = examplePlan()
  const claim = exampleClaim(100, { currency: 'USD', rateBillionths: 1_350_000_000 })
  const [reckoning] = reckonAll(plan, [claim])
  const explanation = explanationOf(decided(plan, claim, reckoning ?? expect.fail()))
  expect(explanation.item[0]?.net).toEqual({ value: 100, currency: 'USD' })
  expect(centsOf(explanation)).toEqual([
    ['submitted', 135_00],
    ['eligible', 135_00],
    ['benefit', 135_00],
  ])
  expectValidFhir(explanation)
})

test('a claim that was rejected without a reckoning says why, and pays nothing', () => {
  const { reckoned: _, ...claim } = decided(examplePlan(), exampleClaim(100), { lines: [], payable: 0 } as never)
  const explanation = explanationOf({ ...claim, rejection: 'No receipt' })
  expect(centsOf(explanation)).toEqual([
    ['submitted', 100_00],
    ['decision', 100_00],
    ['benefit', 0],
  ])
  expect(explanation.item[0]?.adjudication[1]?.reason).toEqual({ text: 'No receipt' })
  expectValidFhir(explanation)
})

test('allowed and used are those of the balances, and what claims in work hold stands apart', () => {
  fc.assert(
    fc.property(anyPlan, anyClaims, (plan, claims) => {
      const uses = reckonAll(plan, claims).map((one, index) =>
        useOf(claims[index] as CoverClaim, one, index % 2 ? 'used' : 'reserved'),
      )
      const person = claims[0]?.person ?? expect.fail()
      const [response] = resourcesOf(bundleOf([exported(plan, { person })], uses), 'CoverageEligibilityResponse')
      const items = response?.insurance[0]?.item ?? []
      expect(items.map(({ benefit }) => benefit.map(amountsOf))).toEqual(
        balances(plan, uses, person, date).map(expectedAmounts),
      )
    }),
    { numRuns: 100 },
  )
})

test('somebody whose cover ended before this policy year is allowed nothing of it, and a number is never above FHIR’s highest', () => {
  const yearly = { period: 'policy-year', per: 'person', of: 'charge' } as const
  const visits = { ...yearly, id: 'visits', name: 'Visits', measure: 'payments', most: 2 } as const
  const dollars = { ...yearly, id: 'dollars', name: 'Dollars', measure: 'amount', most: 500_00 } as const
  const unlimited = {
    ...yearly,
    id: 'unlimited',
    name: 'Unlimited',
    measure: 'units',
    most: 2 ** 40,
    period: 'life',
  } as const
  const plan = examplePlan({}, { shareOfYear: 'by-days', limits: [visits, dollars, unlimited] })
  const person = { ...examplePerson('A'), coveredTo: '2025-03-28' }
  const bundle = bundleOf([exported(plan, { person })], [usedBefore('unlimited', 2 ** 35)])
  expectValidFhir(bundle)
  const [response] = resourcesOf(bundle, 'CoverageEligibilityResponse')
  expect(response?.insurance[0]?.item?.flatMap(({ benefit }) => benefit.map(amountsOf))).toEqual([
    { allowedUnsignedInt: 0, usedUnsignedInt: 0 },
    { allowedMoney: { value: 0, currency: 'SGD' }, usedMoney: { value: 0, currency: 'SGD' } },
    { allowedUnsignedInt: 2_147_483_647, usedUnsignedInt: 2_147_483_647 },
  ])
})

function amountsOf({ type: _, ...amounts }: EligibilityBenefit) {
  return amounts
}

function expectedAmounts({ measure, most, used, reserved }: Balance) {
  const inMoney = (cents: number) => ({ value: cents / 100, currency: 'SGD' })
  const first =
    measure === 'amount'
      ? { allowedMoney: inMoney(most), usedMoney: inMoney(used) }
      : { allowedUnsignedInt: Math.min(most, 2_147_483_647), usedUnsignedInt: used }
  if (reserved === 0) return [first]
  return [first, measure === 'amount' ? { usedMoney: inMoney(reserved) } : { usedUnsignedInt: reserved }]
}

test('an identity number stands only with whose it is, and in part where the client lets only a part be seen', () => {
  const spouse = exported(examplePlan(), { person: { ...examplePerson('B'), as: 'spouse' }, name: 'Lim Example' })
  const own = exported(examplePlan(), { identity: { nric: { masked: '*****567D' }, birthDate: '1990-07-15' } })
  const bundle = bundleOf([own, spouse])
  expectValidFhir(bundle)
  expect(JSON.stringify(bundle).match(/567D/g)).toHaveLength(1)
  const [first, second] = resourcesOf(bundle, 'Patient')
  expect(first?.identifier?.[1]).toEqual({
    system: 'https://care.example.com/fhir/identifier/nric',
    _value: {
      extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/rendered-value', valueString: '*****567D' }],
    },
  })
  expect(second).not.toHaveProperty('birthDate')
})

test('somebody without a plan has a cover and their decided claims, and a plan without benefits is valid', () => {
  const bundle = bundleOf([{ person: examplePerson('A'), name: '', claims: [] }])
  expectValidFhir(bundle)
  expect(bundle.entry.map(({ resource }) => resource.resourceType)).toEqual(['Organization', 'Patient', 'Coverage'])
  expectValidFhir(bundleOf([exported(examplePlan({}, { groups: [{ code: 'G', name: 'None', benefits: [] }] }))]))
})

test('the same export has the same names for the same things', () => {
  const uses = [usedBefore('l', 10)]
  expect(bundleOf([exported(examplePlan())], uses)).toEqual(bundleOf([exported(examplePlan())], uses))
})
