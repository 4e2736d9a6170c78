// Requirements: ADM-AUD-004, ADM-AUD-005
/** The Audit tab of a user: companies that came and went, and what one request did together. */
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { injectAs } from '@member-care/tests/support/inject-as.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
beforeAll(async () => {
  api = await startAccountsUnderTest()
})
afterAll(() => api.close())

interface Entry {
  readonly _id: string
  readonly name: string
}
interface Audited {
  readonly groupToken: string
  readonly updatedBy: { readonly name: string }
  readonly companies: { readonly added: readonly Entry[]; readonly removed: readonly Entry[] }
  readonly changes: readonly { readonly label: string; readonly old: unknown; readonly new: unknown }[]
}

test('tells of companies that were added and removed, and by one token what one request did', async () => {
  const [first, second] = [await createCompany(api), await createCompany(api)]
  const { userId } = await createMember(api, first)
  const operation = await createAdministrator(api, ['ADMIN_OPERATION'])
  await api.record(
    `user-${userId}`,
    {
      type: 'MembershipStarted',
      data: { userId, companyId: second, memberType: 'E', effectiveStartDate: '2026-01-01' },
    },
    { type: 'UserDetailsChanged', data: { userId, name: 'Tan Mei Ling' } },
  )
  await api.record(`user-${userId}`, { type: 'MembershipRemoved', data: { userId, companyId: first } })

  const url = `/sysadmin/users/audit/${userId}`
  const { result } = (await injectAs(api, operation.userId, { method: 'GET', url })).json<{ result: Audited[] }>()
  const [removed, renamed, added] = result
  const entry = (_id: string) => ({ _id, name: 'Pelican Foods' })
  expect(removed).toMatchObject({
    companies: { added: [], removed: [entry(first)] },
    changes: [{ label: 'Company', old: 'Pelican Foods', new: null }],
  })
  expect(renamed).toMatchObject({ changes: [{ label: 'Name', new: 'Tan Mei Ling' }] })
  expect(added).toMatchObject({
    companies: { added: [entry(second)], removed: [] },
    changes: [{ label: 'Company', old: null, new: 'Pelican Foods' }],
  })
  expect(added?.groupToken).toBe(renamed?.groupToken)
  expect(removed?.groupToken).not.toBe(renamed?.groupToken)
})
