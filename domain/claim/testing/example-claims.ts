/** Claims that tests speak of. */
import type { Attachment, InpatientDetails, OutpatientDetails, Payment } from '../claim-details.ts'
import type { DecidedReckoning } from '../decided-reckoning.ts'
import type { ClaimEvent } from '../claim-events.ts'
import { evolve, initialState, type ClaimState } from '../claim-state.ts'
import type { ClaimStatus } from '../claim-status.ts'

export const outpatientDetails: OutpatientDetails = {
  kind: 'outpatient',
  providerName: 'Raffles Clinic',
  currency: 'SGD',
  amountCents: 12_050,
  remarks: 'Fever',
  visitDate: '2026-03-02',
  benefitGroup: 'General Practitioner',
  benefitId: 'gp-1',
  benefitName: 'GP Visit',
  receiptNo: 'R-1001',
  diagnosisCode: 'J11',
  diagnosisName: 'Influenza',
  includesGst: true,
  gstAmountCents: 995,
  prePostHospitalisation: false,
}

export const inpatientDetails: InpatientDetails = {
  kind: 'inpatient',
  providerName: 'Mount Alvernia Hospital',
  currency: 'SGD',
  amountCents: 480_000,
  remarks: '',
  admissionDate: '2026-02-01',
  dischargeDate: '2026-02-04',
  reasonForTreatment: 'Appendicitis',
  reasonForTreatmentCode: 'K35',
  symptoms: 'Pain in the abdomen',
  symptomsStartDate: '2026-01-31',
  operationName: 'Appendicectomy',
  operationCode: 'SF849A',
}

export const chequePayment: Payment = { method: 'Cheque' }
export const bankPayment: Payment = {
  method: 'Bank',
  bankName: 'POSB',
  bankNo: '7171',
  branchNo: '081',
  accountNo: '084102395',
}

/** An account that an administrator proposes in place of that. */
export const otherAccount = {
  bankName: 'Oversea-Chinese Banking Corporation Ltd',
  bankNo: '7339',
  branchNo: '550',
  accountNo: '1089550',
} as const

export const receipt: Attachment = {
  attachmentId: 'a1',
  category: 'INV/RCP',
  originalFilename: 'receipt.pdf',
  mimeType: 'application/pdf',
  bytes: 2_048,
  sha256: '0'.repeat(64),
}

export const filed = {
  type: 'ClaimFiled',
  data: {
    claimId: 'c1',
    companyId: 'company-1',
    employeeId: 'employee-1',
    claimantId: 'claimant-1',
    claimantName: 'Willow Tan',
    claimantNric: 'S1234567D',
    filedBy: 'member',
    details: outpatientDetails,
    payment: bankPayment,
    attachments: [receipt],
  },
} as const satisfies ClaimEvent

export const registered: ClaimEvent = {
  type: 'ClaimRegistered',
  data: { claimId: 'c1', transactionNo: 'T-1', visitNo: 'V-1' },
}
const informationRequested: ClaimEvent = {
  type: 'ClaimInformationRequested',
  data: { claimId: 'c1', claimantId: 'claimant-1', request: 'The receipt is unreadable.' },
}
const reviewStarted: ClaimEvent = { type: 'ClaimReviewStarted', data: { claimId: 'c1' } }
const approved: ClaimEvent = {
  type: 'ClaimApproved',
  data: { claimId: 'c1', claimantId: 'claimant-1', payableCents: 12_000, remarks: 'Paid', batchNo: 'B-1' },
}
const rejected: ClaimEvent = {
  type: 'ClaimRejected',
  data: { claimId: 'c1', claimantId: 'claimant-1', reasonCode: 'NOT_COVERED', remarks: 'Not covered' },
}
const deleted: ClaimEvent = { type: 'ClaimDeleted', data: { claimId: 'c1' } }

/** What has to happen for a claim to come to a status. */
export const historyOf: Readonly<Record<ClaimStatus, readonly ClaimEvent[]>> = {
  PROCESSING: [filed],
  SUBMITTED: [filed, registered],
  PENDING: [filed, registered, informationRequested],
  PENDING_REVIEW: [filed, registered, reviewStarted],
  APPROVED: [filed, registered, approved],
  REJECTED: [filed, registered, rejected],
  DELETED: [filed, deleted],
}

export function stateAfter(...events: readonly ClaimEvent[]): ClaimState {
  return events.reduce(evolve, initialState)
}

/** What a plan may say of a claim. */
export const exampleReckoning: DecidedReckoning = {
  planNo: 'A',
  planHoldsFrom: '2026-01-01',
  planVersions: 1,
  benefitId: 'GP',
  network: 'panel',
  desk: {},
  payableCents: 800,
  claimedCents: 1_000,
  memberBearsCents: 200,
  otherInsurerPaysCents: 0,
  writtenOffCents: 0,
  lines: [{ step: 'co-insurance', before: 1_000, after: 800 }],
  questions: [],
}

export const exampleProposal = {
  proposalId: 'a1',
  payableCents: 900,
  remarks: '',
  batchNo: 'B-9',
  reckoning: exampleReckoning,
  reason: 'The clinic confirmed it.',
  proposedBy: 'olga',
} as const
