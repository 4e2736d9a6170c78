// Requirements: ADM-CFG-049, ADM-CFG-050, ADM-CFG-068, ADM-CFG-070, ADM-CFG-076, ADM-CFG-078
import type { FeaturesConfig } from '@member-care/domain/client/features-config.ts'
import {
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: AccountsUnderTest
beforeAll(async () => {
  api = await startAccountsUnderTest()
})
afterAll(() => api.close())

const addresses = { teleconsultAppLink: 'https://tele.example/app', userGuideUrl: 'https://guide.example/a' }

async function companyWith(features: Partial<FeaturesConfig>) {
  const companyId = await createCompany(api, { ...addresses, ...features })
  const employee = await createMember(api, companyId)
  const dependant = await createMember(api, companyId, { employeeId: employee.userId })
  return { companyId, employee, dependant }
}

/** @param options.otpVerified whether the session has shown a one-time password */
async function ask(path: string, person: TestPerson, companyId: string, options?: { readonly otpVerified: boolean }) {
  const headers = await api.headersFor(person.userId, options)
  return api.app.inject({ method: 'GET', url: `/api${path}?companyId=${companyId}`, headers })
}

const outcome = async (...asked: Parameters<typeof ask>) => {
  const { statusCode, body } = await ask(...asked)
  return statusCode === 200 ? (JSON.parse(body) as { address: string }).address : statusCode
}

describe('a teleconsultation', () => {
  test('is opened by employees where they may, and by dependants where they may', async () => {
    const forEmployees = await companyWith({ allowTeleconsult: true })
    expect(await outcome('/teleconsult', forEmployees.employee, forEmployees.companyId)).toBe(
      'https://tele.example/app',
    )
    expect(await outcome('/teleconsult', forEmployees.dependant, forEmployees.companyId)).toBe(403)
    const forDependants = await companyWith({ allowTeleconsultDependant: true })
    expect(await outcome('/teleconsult', forDependants.employee, forDependants.companyId)).toBe(403)
    expect(await outcome('/teleconsult', forDependants.dependant, forDependants.companyId)).toBe(
      'https://tele.example/app',
    )
  })

  test('of another company, or of a cover that ended, is not there; an address that is not safe is offered to nobody', async () => {
    const { companyId, employee } = await companyWith({ allowTeleconsult: true })
    const stranger = await createMember(api, await createCompany(api, { allowTeleconsult: true, ...addresses }))
    expect(await outcome('/teleconsult', stranger, companyId)).toBe(404)
    expect(await outcome('/user-guide', stranger, companyId)).toBe(404)
    await api.record(`user-${employee.userId}`, {
      type: 'MembershipEnded',
      data: { userId: employee.userId, companyId, effectiveEndDate: '2021-12-31' },
    })
    expect(await outcome('/teleconsult', employee, companyId)).toBe(404)
    const unsafe = await companyWith({ allowTeleconsult: true, teleconsultAppLink: 'http://tele.example' })
    expect(await outcome('/teleconsult', unsafe.employee, unsafe.companyId)).toBe(403)
  })
})

describe('a one-time password', () => {
  test.each([
    ['/teleconsult', 'requireOTPTeleconsult', addresses.teleconsultAppLink, '/app/teleconsult'],
    ['/user-guide', 'requireOTPUserGuide', addresses.userGuideUrl, '/app/userguide'],
  ] as const)('stands before %s with %s, and no other answer tells the address', async (path, flag, address, page) => {
    const { companyId, employee } = await companyWith({ allowTeleconsult: true, [flag]: true })
    expect(await outcome(path, employee, companyId, { otpVerified: false })).toBe(428)
    expect(await outcome(path, employee, companyId, { otpVerified: true })).toBe(address)
    const config = await ask('/config/benefits', employee, companyId, { otpVerified: false })
    expect(config.body).toContain(`"${page}"`)
    expect(config.body).not.toContain(address)
  })

  test('stands nowhere else', async () => {
    const { companyId, employee } = await companyWith({ allowTeleconsult: true })
    expect(await outcome('/teleconsult', employee, companyId, { otpVerified: false })).toBe(
      addresses.teleconsultAppLink,
    )
    expect(await outcome('/user-guide', employee, companyId, { otpVerified: false })).toBe(addresses.userGuideUrl)
  })
})

test('the configuration tells members only what they are offered, the sign-in too', async () => {
  const { companyId, employee, dependant } = await companyWith({ allowTeleconsult: true })
  const told = async (person: TestPerson) => (await ask('/config/benefits', person, companyId)).body
  expect(await told(employee)).toContain(addresses.teleconsultAppLink)
  expect(await told(dependant)).not.toContain(addresses.teleconsultAppLink)
  expect(await told(dependant)).toContain(addresses.userGuideUrl)
  const guarded = await companyWith({ allowTeleconsult: true, requireOTPTeleconsult: true })
  const { statusCode, body } = await api.signIn(guarded.employee.email)
  expect(statusCode).toBe(200)
  expect(body).toContain('"/app/teleconsult"')
  expect(body).not.toContain(addresses.teleconsultAppLink)
})
