/** Companies and administrators of a bench's product, recorded as the product would record them. */
import { randomUUID } from 'node:crypto'
import type { BenchProduct } from './bench-product.ts'

/** @param groupCodes the companies get them in turn */
export async function nameCompanies(
  product: BenchProduct,
  companyIds: readonly string[],
  groupCodes: readonly string[] = ['P2'],
): Promise<void> {
  for (const [index, companyId] of companyIds.entries()) {
    const policyNo = `P-${index}`
    await product.record(`client-${companyId}`, {
      type: 'ClientCreated',
      data: {
        companyId,
        name: `Company ${index}`,
        companyCode: `C${index}`,
        groupCode: groupCodes[index % groupCodes.length] ?? '',
        policyNo,
        inpatientPolicyNo: policyNo,
        outpatientPolicyNo: policyNo,
      },
    })
  }
}

/**
 * An administrator with a session that has shown a second factor; its token, as the header that calls carry.
 * @param roles when not said, somebody who sees NRICs masked: unmasked views are put on record, which is no part of listing
 */
export async function signInAdministrator(
  product: BenchProduct,
  roles: readonly string[] = ['ADMIN_CALL_CENTRE'],
  groupCodes: readonly string[] = ['ALL'],
  userId: string = randomUUID(),
): Promise<{ accesstoken: string }> {
  await product.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: {
        userId,
        userType: 'sys-admin',
        name: 'Bench',
        nric: userId,
        email: `${userId}@example.com`,
        loginRequired: true,
      },
    },
    { type: 'RolesChanged', data: { userId, roles: [...roles], groupCodes: [...groupCodes], reason: 'bench' } },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'bench' } },
  )
  const { token } = await product.parts.sessions.begin(userId, { otpVerified: true, now: new Date() })
  return { accesstoken: token }
}
