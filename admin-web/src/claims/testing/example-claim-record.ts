import type { ClaimDetails } from '@member-care/domain/claim/claim-details.ts'
import { outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import type { ClaimRecord } from '../claim-record.ts'

/** A claim as the console reads it, for tests; what a test is about it states itself. */
export function exampleClaim({
  details = outpatientDetails,
  ...part
}: Partial<Omit<ClaimRecord, 'details'>> & { details?: ClaimDetails } = {}): ClaimRecord {
  return {
    id: '893453e9-5425-4a2c-bb60-d3119c7be7f5',
    claimNo: '893453E9',
    transactionNo: 'OPD000222',
    visitNo: null,
    companyId: 'company-1',
    companyName: 'Orchid Biscuits',
    employeeId: 'user-1',
    claimantId: 'user-1',
    claimantName: 'Ann Lim',
    nric: '*****567D',
    filedBy: 'member',
    status: 'SUBMITTED',
    retryCount: 0,
    gaveUp: false,
    handoverFailure: null,
    providerName: 'Coral Family Clinic',
    visitDate: '2026-11-05',
    admissionDate: null,
    dischargeDate: null,
    currency: 'SGD',
    amount: '50.00',
    payable: null,
    filedAt: '2026-11-06T02:00:00.000Z',
    updatedAt: '2026-11-06T02:00:00.000Z',
    version: 1,
    reckoning: null,
    otherAmountReason: null,
    settledCents: null,
    amountProposal: null,
    correction: null,
    payoutWait: null,
    // JSON leaves out what is undefined; the API's types say so, the domain's need not.
    details: details as ClaimRecord['details'],
    payment: { method: 'Bank', bankName: 'Example Bank', bankNo: '7000', branchNo: '001', accountNo: '*****4321' },
    bankProposal: null,
    attachments: [{ id: 'a1', category: 'INV/RCP', name: 'receipt.jpg', mimeType: 'image/jpeg', bytes: 1000 }],
    remarks: null,
    batchNo: null,
    informationRequest: null,
    rejectionReasonCode: null,
    assignee: null,
    actions: [],
    ...part,
  }
}
