import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contentSchema } from '@member-care/domain/content/content.ts'
import { stockLevelOf } from '@member-care/domain/order/quantity-choice.ts'
import { isValidNric } from '@member-care/domain/identity/nric.ts'
import { storedAccountError } from '@member-care/domain/bank/bank-rules.ts'
import { rankLookalikes, type ComparableClaim } from '@member-care/domain/claim/claim-likeness.ts'
import { decideClaim } from '@member-care/domain/claim/decide-claim.ts'
import { evolve, initialState, type ClaimState } from '@member-care/domain/claim/claim-state.ts'
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { receiptKey } from '@member-care/projections/claims/fold-claims.ts'
import { expect, test } from 'vitest'
import {
  demonstrationClaims,
  demonstrationDentalCare,
  demonstrationDuplicates,
  demonstrationHrClaims,
  type DemonstrationClaim,
} from './claims.ts'
import { demonstrationClinics } from './clinics.ts'
import { demonstrationCompanies } from './companies.ts'
import { drawDocument, type DocumentToDraw } from './documents.ts'
import { demonstrationPeople } from './fill-demonstration-data.ts'
import { demonstrationEmployees } from './people.ts'
import { demonstrationProducts } from './products.ts'
import { createRandom } from './random.ts'
import { demonstrationNewcomers, demonstrationSignIns } from './sign-ins.ts'

const now = new Date('2026-11-20T16:30:00Z')
const makeClaims = () => {
  const random = createRandom(1)
  return demonstrationClaims(random, demonstrationEmployees(random), now)
}

test('the same seed makes the same data, another seed other data', () => {
  expect(makeClaims()).toEqual(makeClaims())
  expect(demonstrationClinics(createRandom(2))).not.toEqual(demonstrationClinics(createRandom(3)))
})

test('people have valid NRICs and accounts, and nobody shares either an NRIC or an address', () => {
  const employees = demonstrationEmployees(createRandom(1))
  const people = employees.flatMap((employee) => [employee, ...employee.dependants])
  expect(people.filter(({ nric }) => !isValidNric(nric))).toEqual([])
  expect(
    employees.flatMap(({ bank }) => (bank ? [storedAccountError(bank)] : [])).filter((error) => error !== undefined),
  ).toEqual([])
  expect(new Set(people.map(({ nric }) => nric)).size).toBe(people.length)
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
  expect(people.every(({ email }) => email.endsWith('@example.com'))).toBe(true)
})

test('products keep the rules of their kind, show pictures that there are, and are few, many and none', () => {
  for (const { productId: _id, pieces: _pieces, daysAgo: _days, ...product } of demonstrationProducts) {
    expect(contentSchema.safeParse({ kind: 'product', url: '', ...product }).error).toBeUndefined()
    expect(existsSync(join(import.meta.dirname, '../../member-web/public', product.imageUrl))).toBe(true)
  }
  expect(new Set(demonstrationProducts.map(({ pieces }) => stockLevelOf(pieces))).size).toBe(3)
})

test('about two hundred employees, some with families, and one person in two companies', () => {
  const employees = demonstrationEmployees(createRandom(1))
  expect(employees).toHaveLength(demonstrationCompanies.reduce((sum, company) => sum + company.employees, 0))
  expect(employees.filter(({ dependants }) => dependants.length > 0).length).toBeGreaterThan(50)
  expect(
    employees.filter(({ commands }) => commands.filter(({ type }) => type === 'StartMembership').length === 2),
  ).toHaveLength(1)
})

test('claims of every status, each step allowed, after the one before and never in the future', () => {
  const claims = [
    ...makeClaims(),
    ...demonstrationDentalCare(createRandom(3), demonstrationEmployees(createRandom(1)), now),
  ]
  const reached = new Set<string>()
  for (const { steps } of claims) {
    const state = steps.reduce<ClaimState>((before, { command }) => {
      const decision = decideClaim(command, before)
      if ('refusal' in decision) throw new Error(`${command.type}: ${decision.refusal.message}`)
      return decision.events.reduce(evolve, before)
    }, initialState)
    reached.add(state.status)
    const times = steps.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(steps.every(({ at }) => at <= now)).toBe(true)
  }
  expect([...reached].toSorted()).toEqual(claimStatuses.toSorted())
})

test('each company has claims that its HR administrator filed for others, and that are decided', () => {
  const employees = demonstrationEmployees(createRandom(1))
  const claims = demonstrationHrClaims(createRandom(1), employees, now)
  const filings = claims.flatMap(({ steps }) =>
    steps.flatMap(({ actor, command }) => (command.type === 'FileClaim' ? [{ actor, ...command.data }] : [])),
  )
  const filers = filings.map(({ actor, companyId }) =>
    employees.find(({ userId, company }) => userId === actor.id && company.companyId === companyId),
  )
  expect(filers.every((filer) => filer?.commands.some(({ type }) => type === 'ChangeRoles'))).toBe(true)
  expect(new Set(filings.map(({ companyId }) => companyId)).size).toBe(demonstrationCompanies.length)
  expect(
    filings.filter(({ actor, employeeId, filedBy }) => filedBy !== 'hr-administrator' || actor.id === employeeId),
  ).toEqual([])
  expect(
    claims.filter(({ steps }) => !['ApproveClaim', 'RejectClaim'].includes(steps.at(-1)?.command.type ?? '')),
  ).toEqual([])
})

test('no two claims look alike, but for one receipt handed in twice and one day and amount at two providers', () => {
  const employees = demonstrationEmployees(createRandom(1))
  const claims = [
    ...makeClaims(),
    ...demonstrationHrClaims(createRandom(1), employees, now),
    ...demonstrationDuplicates(createRandom(2), employees, now),
    ...demonstrationDentalCare(createRandom(3), employees, now),
  ]
  const compared = claims.map(comparableOf)
  const pairs = compared.flatMap((claim, index) =>
    rankLookalikes(claim, compared.slice(index + 1)).map(({ likeness, because }) => ({ likeness, because })),
  )
  expect(pairs).toEqual([
    { likeness: 'strong', because: ['same-receipt', 'same-receipt-file', 'same-day-and-amount', 'same-provider'] },
    { likeness: 'medium', because: ['same-day-and-amount', 'same-patient'] },
  ])
  const drawn = compared.flatMap(({ receiptFiles, otherFiles }) => [...receiptFiles, ...otherFiles])
  expect(new Set(drawn).size).toBe(drawn.length - 1)
})

/** Its documents stand for their content by what is drawn on them, which is quicker than to draw them all. */
function comparableOf({ claimId, employeeId, claimantId, steps, documents }: DemonstrationClaim): ComparableClaim {
  const filed = steps.flatMap(({ at, command }) =>
    command.type === 'FileClaim' ? [{ at, details: command.data.details }] : [],
  )[0]
  if (!filed) throw new Error('A claim begins with its filing.')
  const { at, details } = filed
  const contents = (isReceipt: boolean) =>
    documents
      .filter(({ category }) => (category === 'INV/RCP') === isReceipt)
      .map(({ drawing }) => JSON.stringify(drawing))
  return {
    claimId,
    status: 'SUBMITTED',
    filedAt: at,
    employeeId,
    claimantId,
    providerKey: details.providerName,
    receiptKey: receiptKey(details),
    receiptFiles: contents(true),
    otherFiles: contents(false),
    visitDate: details.kind === 'outpatient' ? details.visitDate : details.admissionDate,
    amountCents: details.amountCents,
    currency: details.currency,
    dismissedDuplicates: [],
  }
}

test('documents are drawn as the same bytes again, and as others where anything on them differs', async () => {
  const [one, other] = makeClaims().filter(({ documents }) => documents.length === 2)
  const sums = async (documents: readonly DocumentToDraw[]) =>
    (await Promise.all(documents.map(drawDocument))).map(({ attachment }) => attachment.sha256)
  const [first, again, others] = await Promise.all([
    sums(one?.documents ?? []),
    sums(one?.documents ?? []),
    sums(other?.documents ?? []),
  ])
  expect(first).toEqual(again)
  expect(new Set([...first, ...others]).size).toBe(4)
})

test('300 clinics of every type', () => {
  const clinics = demonstrationClinics(createRandom(1))
  expect(clinics).toHaveLength(300)
  expect(new Set(clinics.map(({ type }) => type)).size).toBe(10)
})

test('those named for trying to register are there, and have not registered', () => {
  const { employees } = demonstrationPeople()
  const people = employees.flatMap((employee) =>
    [employee, ...employee.dependants].map((person) => ({ ...person, company: employee.company })),
  )
  const found = demonstrationNewcomers.map(({ nric, name }) =>
    people.find((person) => person.nric === nric && person.name === name && !person.registered),
  )
  const asksForEmail = found.map((person) => person?.company.featuresConfig.requireRegistrationEmail)
  expect(asksForEmail).toEqual([true, false, true])
  const memberships = found.map(
    (person) => person?.commands.find((command) => command.type === 'StartMembership')?.data.memberType,
  )
  expect(memberships).toEqual(['E', 'E', 'D'])
  expect(
    found.map((person) => person?.commands.find((command) => command.type === 'EnrolUser')?.data.loginRequired),
  ).toEqual([true, true, true])
})

test('everybody whom the sign-ins name is registered, and one of them has the HR area', () => {
  const { administrators, employees } = demonstrationPeople()
  const people = [...administrators, ...employees, ...employees.flatMap(({ dependants }) => dependants)]
  const named = demonstrationSignIns.map(({ email }) => people.find((person) => person.email === email))
  expect(named.map((person) => person?.registered)).toEqual(demonstrationSignIns.map(() => true))
  const isHr = (person: (typeof people)[number] | undefined) =>
    person?.commands.some(({ type, data }) => type === 'ChangeRoles' && data.roles.includes('hradmin'))
  expect(named.filter(isHr)).toHaveLength(1)
})
