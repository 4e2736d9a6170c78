/** The people and companies that claim tests speak of. */
import { randomUUID } from 'node:crypto'
import { featuresConfigSchema, paymentConfigSchema } from '@member-care/domain/client/features-config.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import type { ApiUnderTest } from './api-under-test.ts'

export interface ClaimsCast {
  /** Orchid Biscuits takes up to 2 files per category and wants no letter for dental claims; Lantern Shipyard asks for a one-time password. */
  readonly orchid: string
  readonly lantern: string
  /** Employee of Orchid, with an account, and her son Dan; he may sign in himself. */
  readonly ann: string
  readonly dan: string
  /** Another employee of Orchid, without an account. */
  readonly ben: string
  /** Employee of Lantern. */
  readonly cat: string
  /** System administrators, named by their role; `operationOfLantern` reaches Lantern's group only. */
  readonly operation: string
  readonly operationOfLantern: string
  readonly claimDesk: string
  readonly callCentre: string
  readonly auditor: string
  /** Decides on proposed accounts. */
  readonly verifier: string
}

export const annsName = 'Willow Tan'
export const annsNric = makeNric('S', '8112345')
export const dansNric = makeNric('T', '1223456')

/** Cover began on 1 January 2026. */
export async function recordClaimsCast(api: ApiUnderTest): Promise<ClaimsCast> {
  const cast: ClaimsCast = {
    orchid: randomUUID(),
    lantern: randomUUID(),
    ann: randomUUID(),
    dan: randomUUID(),
    ben: randomUUID(),
    cat: randomUUID(),
    operation: randomUUID(),
    operationOfLantern: randomUUID(),
    claimDesk: randomUUID(),
    callCentre: randomUUID(),
    auditor: randomUUID(),
    verifier: randomUUID(),
  }
  await recordCompany(api, cast.orchid, {
    name: 'Orchid Biscuits',
    groupCode: 'P2',
    features: { maximumFileUpload: 2, supportingVisitCode: ['DENTAL'], maskNRIC: true },
  })
  await recordCompany(api, cast.lantern, {
    name: 'Lantern Shipyard',
    groupCode: 'MG',
    features: { requireOTPClaims: true },
  })
  const ofOrchid = { companyId: cast.orchid, memberType: 'E', effectiveStartDate: '2026-01-01' } as const
  await recordMember(api, cast.ann, { name: annsName, nric: annsNric }, ofOrchid)
  await api.record(`user-${cast.ann}`, {
    type: 'BankAccountRecorded',
    data: { userId: cast.ann, bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' },
  })
  await recordMember(
    api,
    cast.dan,
    { name: 'Dan Tan', nric: dansNric },
    { ...ofOrchid, memberType: 'D', employeeId: cast.ann, relationship: 'Child' },
  )
  await recordMember(api, cast.ben, { name: 'Ben Lim', nric: makeNric('S', '7000001') }, ofOrchid)
  await recordMember(
    api,
    cast.cat,
    { name: 'Cat Ong', nric: makeNric('S', '7000002') },
    { ...ofOrchid, companyId: cast.lantern },
  )
  await recordAdministrator(api, cast.operation, 'ADMIN_OPERATION', ['ALL'])
  await recordAdministrator(api, cast.operationOfLantern, 'ADMIN_OPERATION', ['MG'])
  await recordAdministrator(api, cast.claimDesk, 'ADMIN_CLAIM', ['ALL'])
  await recordAdministrator(api, cast.callCentre, 'ADMIN_CALL_CENTRE', ['ALL'])
  await recordAdministrator(api, cast.auditor, 'ADMIN_AUDITOR', ['ALL'])
  await recordAdministrator(api, cast.verifier, 'ADMIN_ACCOUNT', ['ALL'])
  return cast
}

async function recordCompany(
  api: ApiUnderTest,
  companyId: string,
  { name, groupCode, features }: { name: string; groupCode: string; features: object },
): Promise<void> {
  const policyNo = `POL-${groupCode}`
  await api.record(
    `client-${companyId}`,
    {
      type: 'ClientCreated',
      data: {
        companyId,
        name,
        companyCode: groupCode,
        groupCode,
        policyNo,
        inpatientPolicyNo: `${policyNo}-I`,
        outpatientPolicyNo: `${policyNo}-O`,
      },
    },
    {
      type: 'ClientConfigured',
      data: {
        companyId,
        featuresConfig: featuresConfigSchema.parse({
          allowEclaimSubmit: true,
          allowOutpatient: true,
          allowInpatient: true,
          allowMyVisit: true,
          ...features,
        }),
        paymentConfig: paymentConfigSchema.parse({ defaults: {}, autoFillBankDetails: true, updateBankInfo: true }),
      },
    },
  )
}

type Membership = {
  companyId: string
  memberType: 'E' | 'D'
  effectiveStartDate: string
  employeeId?: string
  relationship?: string
}

export async function recordMember(
  api: ApiUnderTest,
  userId: string,
  person: { name: string; nric: string },
  membership: Membership,
): Promise<void> {
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: { userId, userType: 'client', ...person, email: `${userId}@example.com`, loginRequired: true },
    },
    { type: 'MembershipStarted', data: { userId, ...membership } },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'registered' } },
  )
}

export async function recordAdministrator(
  api: ApiUnderTest,
  userId: string,
  role: string,
  groupCodes: string[],
): Promise<void> {
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: {
        userId,
        userType: 'sys-admin',
        name: role,
        nric: role,
        email: `${userId}@example.com`,
        loginRequired: true,
      },
    },
    { type: 'RolesChanged', data: { userId, roles: [role], groupCodes, reason: 'test' } },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'activated' } },
  )
}
