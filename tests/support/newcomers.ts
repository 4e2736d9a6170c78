/** People who are enrolled and have not registered yet. */
import { randomInt, randomUUID } from 'node:crypto'
import { reserveEmailAddress, reserveNric } from '@member-care/api/accounts/reservations.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import type { ApiUnderTest } from './api-under-test.ts'
import type { TestPerson } from './accounts-cast.ts'

export interface NewcomerAbout {
  readonly name?: string
  /** Empty for somebody of whom none is known. */
  readonly email?: string
  readonly loginRequired?: boolean
  /** The first day and, if there is one, the last day of the cover. */
  readonly covered?: readonly [string, string?]
}

/** What only a newcomer knows, besides the staff id. */
export const NEWCOMERS_BIRTHDATE = '1980-02-29'

/** A member of some companies who has no password. Their number and address are reserved, as wherever somebody is enrolled. */
export async function createNewcomer(
  product: ApiUnderTest,
  companyIds: readonly string[],
  about: NewcomerAbout = {},
): Promise<TestPerson> {
  const userId = randomUUID()
  const {
    name = `Person ${userId.slice(0, 8)}`,
    email = `${userId.slice(0, 8)}@example.com`,
    loginRequired = true,
    covered = ['2020-01-01'],
  } = about
  const nric = makeNric('S', String(randomInt(10_000_000)).padStart(7, '0'))
  const context = {
    actor: { kind: 'system', id: 'test' } as const,
    commandId: randomUUID(),
    correlationId: randomUUID(),
  }
  await reserveNric(product.parts, { nric, userId }, context)
  if (email !== '') await reserveEmailAddress(product.parts, { email, userId }, context)
  const [effectiveStartDate, effectiveEndDate] = covered
  await product.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: {
        userId,
        userType: 'client',
        name,
        nric,
        email,
        contactNoCountryCode: '65',
        contactNo: '00001234',
        birthdate: NEWCOMERS_BIRTHDATE,
        loginRequired,
      },
    },
    ...companyIds.map((companyId) => ({
      type: 'MembershipStarted' as const,
      data: {
        userId,
        companyId,
        memberType: 'E' as const,
        staffId: `SID-${nric}`,
        effectiveStartDate,
        ...(effectiveEndDate !== undefined && { effectiveEndDate }),
      },
    })),
  )
  return { userId, email, nric, name }
}
