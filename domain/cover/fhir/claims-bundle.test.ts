/** The claims that a member takes along are valid by a validator that is not ours, in every state that a claim can have. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimStatuses } from '../../claim/claim-status.ts'
import { displayOfHl7Code, expectValidFhir } from '../testing/fhir-validator.ts'
import type { FiledClaim } from './claim.ts'
import { claimsBundle, type ClaimsExport } from './claims-bundle.ts'
import type { Naming } from './cover-bundle.ts'
import type { Coding } from './fhir-types.ts'

const naming: Naming = {
  base: 'https://care.example.com/fhir',
  uuidOf: (...names) => {
    const digits = createHash('sha256').update(names.join('\n')).digest('hex')
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-5${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`
  },
}
const asked = '2026-06-15T08:30:00.000Z'
const company = { companyId: 'c1', name: 'Sample Pte Ltd', policyNo: 'P-100', staffId: 'S-7' }
const cover = { as: 'employee', coveredFrom: '2026-01-01' } as const

function filed(change: Partial<FiledClaim> = {}): FiledClaim {
  return {
    claimId: 'a',
    companyId: 'c1',
    kind: 'outpatient',
    claimNo: 'OP-1',
    status: 'SUBMITTED',
    benefit: { id: 'gp', name: 'General Practitioner' },
    providerName: 'Example Clinic',
    diagnosis: 'Cough',
    from: '2026-06-01',
    amount: 120_50,
    currency: 'SGD',
    filedAt: asked,
    changedAt: asked,
    ...change,
  }
}

function bundleOf(claims: readonly FiledClaim[], companies: ClaimsExport['companies'] = [{ ...company, cover }]) {
  const identity = { nric: { whole: 'S1234567D' }, birthDate: '1990-07-15' }
  return claimsBundle({ person: { userId: 'A', name: 'Tan Example', identity }, companies, claims, asked }, naming)
}

const anyFiled = fc
  .record({
    claimId: fc.uuid(),
    kind: fc.constantFrom('outpatient', 'inpatient'),
    status: fc.constantFrom(...claimStatuses),
    diagnosis: fc.string(),
    amount: fc.integer({ min: 1, max: 99_999_999 }),
    paid: fc.integer({ min: 0, max: 99_999_999 }),
  })
  .map(({ paid, ...claim }) =>
    filed({
      ...claim,
      ...(['APPROVED', 'REJECTED'].includes(claim.status) && { decided: { amount: paid, currency: 'SGD' } }),
    }),
  )

test('any claims give a valid bundle in which every reference leads somewhere and every code of HL7 exists', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyFiled, { maxLength: 6, selector: ({ claimId }) => claimId }), (claims) => {
      const bundle = bundleOf(claims)
      expectValidFhir(bundle)
      const urls = bundle.entry.map(({ fullUrl }) => fullUrl)
      expect(new Set(urls).size).toBe(urls.length)
      visit(bundle, (key, value) => {
        if (key === 'reference') expect(urls).toContain(value)
        if (key !== 'coding') return
        for (const { system, code, display } of value as readonly Coding[])
          if (!system.startsWith(naming.base)) expect(display).toBe(displayOfHl7Code(system, code))
      })
    }),
    { numRuns: 60 },
  )
})

function visit(value: unknown, see: (key: string, value: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    see(key, inner)
    visit(inner, see)
  }
}

test('a claim says what was asked for, and its response what came of it', () => {
  const decided = { amount: 95_00, currency: 'SGD' }
  const claims = [
    filed({ status: 'APPROVED', decided }),
    filed({ claimId: 'b', status: 'REJECTED', decided: { amount: 0, currency: 'SGD', reason: 'No receipt' } }),
    filed({ claimId: 'c' }),
    filed({ claimId: 'd', status: 'DELETED' }),
  ]
  const resources = bundleOf(claims).entry.map(({ resource }) => resource)
  const ofType = (type: string) => resources.filter(({ resourceType }) => resourceType === type)
  expect(ofType('Claim')).toMatchObject([
    {
      status: 'active',
      total: { value: 120.5, currency: 'SGD' },
      diagnosis: [{ diagnosisCodeableConcept: { text: 'Cough' } }],
    },
    { status: 'active' },
    { status: 'active' },
    { status: 'cancelled' },
  ])
  expect(ofType('ClaimResponse')).toMatchObject([
    { outcome: 'complete', payment: { amount: { value: 95, currency: 'SGD' } } },
    { outcome: 'complete', disposition: 'No receipt', payment: { amount: { value: 0, currency: 'SGD' } } },
    { outcome: 'queued', disposition: 'Submitted' },
  ])
})

test('a claim under a cover that is not known any more is valid, and names the company', () => {
  const bundle = bundleOf([filed()], [company])
  expectValidFhir(bundle)
  expect(bundle.entry.map(({ resource }) => resource)).toContainEqual(
    expect.objectContaining({ insurance: [{ sequence: 1, focal: true, coverage: { display: 'Sample Pte Ltd' } }] }),
  )
})
