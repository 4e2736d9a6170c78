/** The member's way into the store: offered by their clients (`allowMarketplace`), behind a one-time password where one of them wants that (S16). */
import type { OwnScope } from '@member-care/projections/scope.ts'
import type { AudienceScope } from '@member-care/projections/content/published-content.ts'
import { readCovers, type UserReading } from '../accounts/session-user.ts'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'

export const storeArea = { access: { userType: 'client' }, stepUp: 'requireOTPStore' } as const

/** The member's companies that offer the store. @throws ApiError 403 where none does */
export async function storeOf(
  parts: UserReading & Pick<Parts, 'clock'>,
  own: OwnScope,
): Promise<AudienceScope & { readonly companyIds: readonly [string, ...string[]] }> {
  const now = parts.clock()
  const covers = await readCovers(parts, own, own.userId, now)
  const [first, ...others] = covers
    .filter(({ client }) => client.featuresConfig.allowMarketplace)
    .map(({ entry }) => entry.companyId)
  if (first === undefined) throw apiError('FORBIDDEN')
  return { companyIds: [first, ...others], now }
}
