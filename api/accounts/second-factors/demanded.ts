/** Who may not be without a second factor of their own. */
import type { UserType } from '@member-care/domain/user/user-events.ts'
import type { Parts } from '../../http/parts.ts'

/** Administrators, where the deployment asks it of them. Of a single sign-on the issuer takes care. */
export function isSecondFactorDemanded(
  { settings }: Pick<Parts, 'settings'>,
  { userType }: { readonly userType: UserType },
): boolean {
  return settings.administratorsNeedSecondFactor && userType === 'sys-admin'
}
