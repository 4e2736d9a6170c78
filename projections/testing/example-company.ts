/** Two companies of different groups and the people in them, for tests of queries. */
import { featuresConfigSchema } from '@member-care/domain/client/features-config.ts'
import {
  bankPayment,
  inpatientDetails,
  outpatientDetails,
  receipt,
} from '@member-care/domain/claim/testing/example-claims.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'

const client = (companyId: string, name: string, groupCode: string): DomainEvent => ({
  type: 'ClientCreated',
  data: {
    companyId,
    name,
    companyCode: companyId.toUpperCase(),
    groupCode,
    policyNo: `P-${companyId}`,
    inpatientPolicyNo: 'PI',
    outpatientPolicyNo: 'PO',
  },
})
const user = (userId: string, name: string, nric: string): DomainEvent => ({
  type: 'UserEnrolled',
  data: { userId, userType: 'client', name, nric, email: `${userId}@Example.com`, loginRequired: true },
})
const employee = (userId: string, companyId: string, staffId: string, effectiveEndDate?: string): DomainEvent => ({
  type: 'MembershipStarted',
  data: { userId, companyId, memberType: 'E', staffId, effectiveStartDate: '2025-01-01', effectiveEndDate },
})
const dependant = (userId: string, companyId: string, employeeId: string): DomainEvent => ({
  type: 'MembershipStarted',
  data: { userId, companyId, memberType: 'D', employeeId, relationship: 'child', effectiveStartDate: '2025-06-01' },
})

/**
 * Orchid (group P2): Ann with her child Ben, and Cat. Lantern (group MG): Cat too, until June 2026, and Dan.
 * Eve is a system administrator.
 */
export const companiesAndPeople: readonly DomainEvent[] = [
  client('orchid', 'Orchid Biscuits', 'P2'),
  {
    type: 'ClientConfigured',
    data: {
      companyId: 'orchid',
      featuresConfig: featuresConfigSchema.parse({ allowChat: true }),
      paymentConfig: { defaults: { paymentMethod: 'Bank' }, autoFillBankDetails: true, updateBankInfo: true },
    },
  },
  client('lantern', 'Lantern 100% Shipyard', 'MG'),
  user('ann', 'Ann Tan', 'S0000001I'),
  employee('ann', 'orchid', 'St-7'),
  user('ben', 'Ben Tan', 'T0000002G'),
  dependant('ben', 'orchid', 'ann'),
  user('cat', 'Cat Lim', 'S0000003E'),
  employee('cat', 'orchid', 'St-8'),
  employee('cat', 'lantern', 'St-7', '2026-06-30'),
  user('dan', 'Dan_Wong', 'S0000004C'),
  employee('dan', 'lantern', 'St-9'),
  {
    type: 'UserEnrolled',
    data: {
      userId: 'eve',
      userType: 'sys-admin',
      name: 'Eve',
      nric: 'S0000005A',
      email: 'eve@example.com',
      loginRequired: true,
    },
  },
  {
    type: 'RolesChanged',
    data: { userId: 'eve', roles: ['ADMIN_OPERATION'], groupCodes: ['ALL'], reason: 'first administrator' },
  },
]

/** A claim of somebody, with which tests begin. */
export function filedBy(
  claimId: string,
  people: { companyId: string; employeeId: string; claimantId: string; claimantName: string; claimantNric: string },
  visit: { date: string; kind?: 'outpatient' | 'inpatient'; amountCents?: number },
): DomainEvent {
  const amountCents = visit.amountCents ?? 1_000
  const details =
    visit.kind === 'inpatient'
      ? { ...inpatientDetails, amountCents, admissionDate: visit.date, dischargeDate: visit.date }
      : { ...outpatientDetails, amountCents, visitDate: visit.date }
  return {
    type: 'ClaimFiled',
    data: { claimId, ...people, filedBy: 'member', details, payment: bankPayment, attachments: [receipt] },
  }
}

export const ann = {
  companyId: 'orchid',
  employeeId: 'ann',
  claimantId: 'ann',
  claimantName: 'Ann Tan',
  claimantNric: 'S0000001I',
}
export const ben = {
  companyId: 'orchid',
  employeeId: 'ann',
  claimantId: 'ben',
  claimantName: 'Ben Tan',
  claimantNric: 'T0000002G',
}
export const cat = {
  companyId: 'orchid',
  employeeId: 'cat',
  claimantId: 'cat',
  claimantName: 'Cat Lim',
  claimantNric: 'S0000003E',
}
export const dan = {
  companyId: 'lantern',
  employeeId: 'dan',
  claimantId: 'dan',
  claimantName: 'Dan_Wong',
  claimantNric: 'S0000004C',
}
