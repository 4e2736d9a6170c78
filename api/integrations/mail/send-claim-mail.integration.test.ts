import { createCompany, createMember, startAccountsUnderTest, type AccountsUnderTest } from '@member-care/tests/support/accounts-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listMailbox } from './local-mailbox.ts'

let api: AccountsUnderTest
beforeAll(async () => {
  api = await startAccountsUnderTest()
  await api.startJobs()
})
afterAll(() => api.close())

const subjectsTo = async (address: string) => (await listMailbox(api.parts.database, address)).map((message) => message.subject)

it('tells the member when the insurer has the claim, and says nothing in it of what it is about', async () => {
  const companyId = await createCompany(api)
  const member = await createMember(api, companyId)
  const { claimId } = await recordClaim(api, { companyId, employeeId: member.userId, claimantId: member.userId, claimantName: member.name, claimantNric: member.nric })
  await expect.poll(() => subjectsTo(member.email), { timeout: 20_000 }).toEqual(['Your claim has been received'])
  const claim = await api.parts.claims.getClaim({ kind: 'all' }, claimId)
  const [mail] = await listMailbox(api.parts.database, member.email)
  expect(mail?.text).toContain(`Dear ${member.name},`)
  expect(mail?.text).toContain(claim?.transactionNo)
  expect(mail?.text).toContain('http://localhost:8080/app/claimrecords')
  expect(mail?.text).not.toContain(member.nric)
  expect(mail?.text).not.toContain(claim?.providerName)
})

it('does not write about what was taken over from elsewhere', async () => {
  const companyId = await createCompany(api)
  const member = await createMember(api, companyId)
  const context = { actor: { kind: 'system', id: 'import' } as const, correlationId: randomUUID() }
  const { claimId } = await recordClaim(api, { companyId, employeeId: member.userId, claimantId: member.userId })
  await expect.poll(() => subjectsTo(member.email), { timeout: 20_000 }).toHaveLength(1)
  const append = (occurredAt: string | undefined, remarks: string) =>
    api.parts.eventLog.append(
      `claim-${claimId}`,
      [{ type: 'ClaimInformationRequested', data: { claimId, claimantId: member.userId, request: remarks } }],
      { expected: { kind: 'any' }, context: { ...context, commandId: randomUUID(), occurredAt } },
    )
  await append('2020-01-01T00:00:00.000Z', 'long ago')
  await append(undefined, 'now')
  await expect.poll(() => subjectsTo(member.email), { timeout: 20_000 }).toEqual(['Your claim needs more information', 'Your claim has been received'])
})
