import { isValidNric } from '@member-care/domain/identity/nric.ts'
import { storedAccountError } from '@member-care/domain/bank/bank-rules.ts'
import { decideClaim } from '@member-care/domain/claim/decide-claim.ts'
import { evolve, initialState, type ClaimState } from '@member-care/domain/claim/claim-state.ts'
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { expect, test } from 'vitest'
import { demonstrationClaims, demonstrationHrClaims } from './claims.ts'
import { demonstrationClinics } from './clinics.ts'
import { demonstrationCompanies } from './companies.ts'
import { readDemonstrationDocuments } from './documents.ts'
import { demonstrationPeople } from './fill-demonstration-data.ts'
import { demonstrationEmployees } from './people.ts'
import { createRandom } from './random.ts'
import { demonstrationNewcomers } from './sign-ins.ts'

const now = new Date('2026-11-20T16:30:00Z')
const makeClaims = async () => {
  const random = createRandom(1)
  return demonstrationClaims(random, demonstrationEmployees(random), await readDemonstrationDocuments(), now)
}

test('the same seed makes the same data, another seed other data', async () => {
  expect(await makeClaims()).toEqual(await makeClaims())
  expect(demonstrationClinics(createRandom(2))).not.toEqual(demonstrationClinics(createRandom(3)))
})

test('people have valid NRICs and accounts, and nobody shares either an NRIC or an address', () => {
  const employees = demonstrationEmployees(createRandom(1))
  const people = employees.flatMap((employee) => [employee, ...employee.dependants])
  expect(people.filter(({ nric }) => !isValidNric(nric))).toEqual([])
  expect(employees.flatMap(({ bank }) => (bank ? [storedAccountError(bank)] : [])).filter((error) => error !== undefined)).toEqual([])
  expect(new Set(people.map(({ nric }) => nric)).size).toBe(people.length)
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
  expect(people.every(({ email }) => email.endsWith('@example.com'))).toBe(true)
})

test('about two hundred employees, some with families, and one person in two companies', () => {
  const employees = demonstrationEmployees(createRandom(1))
  expect(employees).toHaveLength(demonstrationCompanies.reduce((sum, company) => sum + company.employees, 0))
  expect(employees.filter(({ dependants }) => dependants.length > 0).length).toBeGreaterThan(50)
  expect(employees.filter(({ commands }) => commands.filter(({ type }) => type === 'StartMembership').length === 2)).toHaveLength(1)
})

test('claims of every status, each step allowed, after the one before and never in the future', async () => {
  const claims = await makeClaims()
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

test('each company has claims that its HR administrator filed for others, and that are decided', async () => {
  const employees = demonstrationEmployees(createRandom(1))
  const claims = demonstrationHrClaims(createRandom(1), employees, await readDemonstrationDocuments(), now)
  const filings = claims.flatMap(({ steps }) => steps.flatMap(({ actor, command }) => (command.type === 'FileClaim' ? [{ actor, ...command.data }] : [])))
  const filers = filings.map(({ actor, companyId }) => employees.find(({ userId, company }) => userId === actor.id && company.companyId === companyId))
  expect(filers.every((filer) => filer?.commands.some(({ type }) => type === 'ChangeRoles'))).toBe(true)
  expect(new Set(filings.map(({ companyId }) => companyId)).size).toBe(demonstrationCompanies.length)
  expect(filings.filter(({ actor, employeeId, filedBy }) => filedBy !== 'hr-administrator' || actor.id === employeeId)).toEqual([])
  expect(claims.filter(({ steps }) => !['ApproveClaim', 'RejectClaim'].includes(steps.at(-1)?.command.type ?? ''))).toEqual([])
})

test('300 clinics of every type', () => {
  const clinics = demonstrationClinics(createRandom(1))
  expect(clinics).toHaveLength(300)
  expect(new Set(clinics.map(({ type }) => type)).size).toBe(10)
})

test('those named for trying to register are there, and have not registered', () => {
  const { employees } = demonstrationPeople()
  const people = employees.flatMap((employee) => [employee, ...employee.dependants].map((person) => ({ ...person, company: employee.company })))
  const found = demonstrationNewcomers.map(({ nric, name }) => people.find((person) => person.nric === nric && person.name === name && !person.registered))
  const asksForEmail = found.map((person) => person?.company.featuresConfig.requireRegistrationEmail)
  expect(asksForEmail).toEqual([true, false, true])
  const memberships = found.map((person) => person?.commands.find((command) => command.type === 'StartMembership')?.data.memberType)
  expect(memberships).toEqual(['E', 'E', 'D'])
  expect(found.map((person) => person?.commands.find((command) => command.type === 'EnrolUser')?.data.loginRequired)).toEqual([true, true, true])
})
