/**
 * Everything that can happen to a claim, on the stream `claim-<claimId>`.
 * The personal fields are the claimant's; the payee's account is the employee's.
 */
import { z } from 'zod'
import { defineEvent, personal, type EventOf } from '../events/event-definition.ts'
import { attachmentSchema, claimDetailsSchema, paymentSchema } from './claim-details.ts'

const detailsOfClaimant = {
  'details.remarks': 'claimantId',
  'details.accident.place': 'claimantId',
  'details.accident.details': 'claimantId',
  'details.diagnosisCode': 'claimantId',
  'details.diagnosisName': 'claimantId',
  'details.diagnosisText': 'claimantId',
  'details.reasonForTreatment': 'claimantId',
  'details.reasonForTreatmentCode': 'claimantId',
  'details.symptoms': 'claimantId',
  'details.operationName': 'claimantId',
  'details.operationCode': 'claimantId',
  'payment.accountNo': 'employeeId',
  'attachments.*.originalFilename': 'claimantId',
} as const

/** The claim is on file here; status PROCESSING until the insurer has registered it (C09). */
export const claimFiled = defineEvent(
  'ClaimFiled',
  z.object({
    claimId: z.string(),
    companyId: z.string(),
    /** The employee whose cover it is, and who is paid. */
    employeeId: z.string(),
    /** The patient: the employee or a dependant. */
    claimantId: z.string(),
    claimantName: personal(z.string()),
    claimantNric: personal(z.string()),
    /** S20: a claim that HR files is the same kind of claim, marked with who filed it. */
    filedBy: z.enum(['member', 'hr-administrator']),
    details: claimDetailsSchema,
    payment: paymentSchema,
    attachments: z.array(attachmentSchema),
  }),
  { personal: { claimantName: 'claimantId', claimantNric: 'claimantId', ...detailsOfClaimant } },
)

/** A hand-over to the insurer failed; adds 1 to the retry count (C09). */
export const claimHandoverFailed = defineEvent(
  'ClaimHandoverFailed',
  z.object({
    claimId: z.string(),
    /** The retry count after this failure. */
    retryCount: z.number().int().positive(),
    /** Technical reason, without personal data. */
    reason: z.string(),
    /** True when no further try follows and the claim waits for Reprocess. */
    gaveUp: z.boolean(),
  }),
)

/** An administrator set the retry count back to 0, so that the hand-over is tried again. */
export const claimReprocessRequested = defineEvent('ClaimReprocessRequested', z.object({ claimId: z.string() }))

/** The insurer took the claim over and gave it a transaction number; status SUBMITTED. */
export const claimRegistered = defineEvent('ClaimRegistered', z.object({ claimId: z.string(), transactionNo: z.string(), visitNo: z.string().optional() }))

/** The insurer asks the member for something; status PENDING. */
export const claimInformationRequested = defineEvent(
  'ClaimInformationRequested',
  z.object({ claimId: z.string(), claimantId: z.string(), request: personal(z.string()) }),
  { personal: { request: 'claimantId' } },
)

/** The member changed the claim. All that may change stands in the event as it is afterwards. */
export const claimUpdated = defineEvent(
  'ClaimUpdated',
  z.object({
    claimId: z.string(),
    claimantId: z.string(),
    employeeId: z.string(),
    details: claimDetailsSchema,
    payment: paymentSchema,
    attachments: z.array(attachmentSchema),
    /** True when this answered a request for information, and the claim goes to PENDING_REVIEW. */
    answersRequest: z.boolean(),
  }),
  { personal: detailsOfClaimant },
)

/** The insurer looks at it again; status PENDING_REVIEW. */
export const claimReviewStarted = defineEvent('ClaimReviewStarted', z.object({ claimId: z.string() }))

export const claimApproved = defineEvent(
  'ClaimApproved',
  z.object({
    claimId: z.string(),
    claimantId: z.string(),
    /** In Singapore cents. */
    payableCents: z.number().int().nonnegative(),
    remarks: personal(z.string()),
    batchNo: z.string(),
  }),
  { personal: { remarks: 'claimantId' } },
)

export const claimRejected = defineEvent(
  'ClaimRejected',
  z.object({ claimId: z.string(), claimantId: z.string(), reasonCode: z.string(), remarks: personal(z.string()), batchNo: z.string().optional() }),
  { personal: { remarks: 'claimantId' } },
)

/** Withdrawn by the member; status DELETED. */
export const claimDeleted = defineEvent('ClaimDeleted', z.object({ claimId: z.string() }))

export const claimEventDefinitions = [
  claimFiled,
  claimHandoverFailed,
  claimReprocessRequested,
  claimRegistered,
  claimInformationRequested,
  claimUpdated,
  claimReviewStarted,
  claimApproved,
  claimRejected,
  claimDeleted,
] as const

export type ClaimEvent = EventOf<(typeof claimEventDefinitions)[number]>
