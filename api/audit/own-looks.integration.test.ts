import { randomUUID } from 'node:crypto'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { recordView } from '../http/record-view.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
beforeAll(async () => {
  api = await startAccountsUnderTest()
})
afterAll(() => api.close())

interface Page {
  readonly looks: { at: string; role: string | null; what: string; claim: string | null; why: string | null }[]
  readonly next: { at: string; position: string } | null
}

test('a member sees which role opened what and why, of their own data alone, and never who it was', async () => {
  const companyId = await createCompany(api)
  const [member, other] = [await createMember(api, companyId), await createMember(api, companyId)]
  const claims = await createAdministrator(api, ['ADMIN_CLAIM'])
  const by = (id: string, role: string) => ({
    actor: { kind: 'system-administrator' as const, id, role },
    correlationId: randomUUID(),
  })
  const look = (subjectId: string, what: 'claim' | 'nric' | 'identity-evidence', recordId: string, role: string) =>
    recordView(api.parts.eventLog, { subjectId, what, recordId }, by(claims.userId, role))
  const claimId = randomUUID()
  await look(member.userId, 'nric', member.userId, 'ADMIN_OPERATION')
  await look(member.userId, 'claim', claimId, 'ADMIN_CLAIM')
  await look(other.userId, 'claim', claimId, 'ADMIN_CLAIM')
  await look(member.userId, 'identity-evidence', 'file', 'ADMIN_OPERATION')
  await api.parts.eventLog.append(`claim-${claimId}`, [{ type: 'ClaimReviewStarted', data: { claimId } }], {
    expected: { kind: 'any' },
    context: { ...by(claims.userId, 'ADMIN_CLAIM'), commandId: randomUUID() },
  })
  // The member's own, who may be an HR administrator too.
  await recordView(
    api.parts.eventLog,
    { subjectId: member.userId, what: 'nric', recordId: member.userId },
    by(member.userId, 'hradmin'),
  )

  const read = async (userId: string, query = '') => {
    const reply = await api.app.inject({ url: `/api/users/me/looks${query}`, headers: await api.headersFor(userId) })
    expect(reply.body).not.toContain(claims.userId)
    return { status: reply.statusCode, body: reply.json<Page>() }
  }
  const reference = claimId.slice(0, 8).toUpperCase()
  await expect
    .poll(async () =>
      (await read(member.userId)).body.looks.map(({ role, what, claim, why }) => [role, what, claim, why]),
    )
    .toEqual([
      ['ADMIN_OPERATION', 'identity-evidence', null, 'identity'],
      ['ADMIN_CLAIM', 'claim', reference, 'reviewed'],
      ['ADMIN_OPERATION', 'nric', null, null],
    ])
  expect((await read(other.userId)).body).toMatchObject({ looks: [{ what: 'claim', claim: reference }], next: null })
  expect((await read(claims.userId)).status).toBe(403)

  for (let more = 0; more < 20; more++) await look(other.userId, 'nric', other.userId, 'ADMIN_CALL_CENTRE')
  await expect.poll(async () => (await read(other.userId)).body.next).not.toBeNull()
  const { looks, next } = (await read(other.userId)).body
  expect(looks).toHaveLength(20)
  const rest = (await read(other.userId, `?${new URLSearchParams(next ?? {}).toString()}`)).body
  expect([rest.looks.map(({ what }) => what), rest.next]).toEqual([['claim'], null])
})
