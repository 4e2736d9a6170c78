/**
 * Everything that can happen to a claim, on the stream `claim-<claimId>`.
 * The personal fields are the claimant's; the payee's account is the employee's.
 */
import { z } from 'zod'
import { declineSaid } from '../bank/decline-event.ts'
import { defineEvent, personal, type EventOf } from '../events/event-definition.ts'
import { decidedReckoningSchema } from './decided-reckoning.ts'
import { attachmentSchema, bankAccountSchema, claimDetailsSchema, paymentSchema } from './claim-details.ts'

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

export const claimFiled = defineEvent(
  'ClaimFiled',
  'The claim is on file here; its status is PROCESSING until the insurer has registered it (C09).',
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

const claimHandoverFailed = defineEvent(
  'ClaimHandoverFailed',
  'A hand-over of the claim to the insurer failed, which adds 1 to its retry count (C09).',
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

const claimReprocessRequested = defineEvent(
  'ClaimReprocessRequested',
  'An administrator set the retry count back to 0, so that the hand-over is tried again.',
  z.object({ claimId: z.string() }),
)

const claimRegistered = defineEvent(
  'ClaimRegistered',
  'The insurer took the claim over and gave it a transaction number; status SUBMITTED.',
  z.object({ claimId: z.string(), transactionNo: z.string(), visitNo: z.string().optional() }),
)

const claimInformationRequested = defineEvent(
  'ClaimInformationRequested',
  'The insurer asks the member for something; status PENDING.',
  z.object({ claimId: z.string(), claimantId: z.string(), request: personal(z.string()) }),
  { personal: { request: 'claimantId' } },
)

const claimUpdated = defineEvent(
  'ClaimUpdated',
  'The member changed the claim. All that may change stands in the event as it is afterwards.',
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

const claimReviewStarted = defineEvent(
  'ClaimReviewStarted',
  'The insurer looks at the claim again; status PENDING_REVIEW.',
  z.object({ claimId: z.string() }),
)

const approval = z.object({
  claimId: z.string(),
  claimantId: z.string(),
  /** In Singapore cents. */
  payableCents: z.number().int().nonnegative(),
  remarks: personal(z.string()),
  batchNo: z.string(),
})

const comparedApproval = approval.extend({
  /** Claims that it looked like, and why it is a different one. */
  notDuplicate: z.object({ otherClaimIds: z.array(z.string()), reason: personal(z.string()) }).optional(),
})

const claimApproved = defineEvent(
  'ClaimApproved',
  'The insurer pays; status APPROVED.',
  comparedApproval.extend({
    /** What the plan says it comes to. Absent where no plan says anything, or an insurer's own system decided. */
    reckoning: decidedReckoningSchema.optional(),
    /** Why another amount is paid than was reckoned, and who proposed it where a second person agreed. */
    otherAmount: z.object({ reason: personal(z.string()), proposedBy: z.string().optional() }).optional(),
  }),
  {
    personal: { remarks: 'claimantId', 'notDuplicate.reason': 'claimantId', 'otherAmount.reason': 'claimantId' },
    earlierVersions: [
      { data: approval, upcast: (data: z.infer<typeof approval>) => data },
      { data: comparedApproval, upcast: (data: z.infer<typeof comparedApproval>) => data },
    ],
  },
)

const claimAmountProposed = defineEvent(
  'ClaimAmountProposed',
  'An administrator wants to pay another amount than was reckoned, or to correct a decision to one, so high that a second person has to agree.',
  comparedApproval.extend({
    /** Which proposal it is, so that a decision is always about the one that was looked at. */
    proposalId: z.string(),
    reckoning: decidedReckoningSchema,
    reason: personal(z.string()),
    /** The administrator's user id. Another one decides. */
    proposedBy: z.string(),
  }),
  { personal: { remarks: 'claimantId', 'notDuplicate.reason': 'claimantId', reason: 'claimantId' } },
)

const claimAmountDeclined = defineEvent(
  'ClaimAmountDeclined',
  'Another administrator did not agree to the amount; the claim waits for its decision, or stays as it was decided.',
  z.object({
    claimId: z.string(),
    claimantId: z.string(),
    proposalId: z.string(),
    /** The administrator's user id. */
    decidedBy: z.string(),
    reason: personal(z.string()),
  }),
  { personal: { reason: 'claimantId' } },
)

const claimRejected = defineEvent(
  'ClaimRejected',
  'The insurer does not pay; status REJECTED.',
  z.object({
    claimId: z.string(),
    claimantId: z.string(),
    reasonCode: z.string(),
    remarks: personal(z.string()),
    batchNo: z.string().optional(),
  }),
  { personal: { remarks: 'claimantId' } },
)

/** What a decision says: an amount in Singapore cents, or why nothing is paid. */
const outcomeSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('APPROVED'), payableCents: z.number().int().nonnegative() }),
  z.object({ status: z.literal('REJECTED'), reasonCode: z.string() }),
])

const claimDecisionCorrected = defineEvent(
  'ClaimDecisionCorrected',
  'The claims desk corrected its decision: another amount, approved after all, or rejected after all.',
  z.object({
    claimId: z.string(),
    claimantId: z.string(),
    before: outcomeSchema,
    after: outcomeSchema,
    /** Why it was corrected. The member reads the remarks. */
    reason: personal(z.string()),
    remarks: personal(z.string()),
    batchNo: z.string().optional(),
    /** Claims that it looked like, and why it is a different one. */
    notDuplicate: z.object({ otherClaimIds: z.array(z.string()), reason: personal(z.string()) }).optional(),
    /** What the plan says it comes to, where it is paid. */
    reckoning: decidedReckoningSchema.optional(),
    /** The administrator's user id; of who agreed, where another one proposed it. */
    correctedBy: z.string(),
    proposedBy: z.string().optional(),
  }),
  { personal: { reason: 'claimantId', remarks: 'claimantId', 'notDuplicate.reason': 'claimantId' } },
)

const claimDeleted = defineEvent(
  'ClaimDeleted',
  'The member withdrew the claim; status DELETED.',
  z.object({ claimId: z.string() }),
)

const claimBankAccountProposed = defineEvent(
  'ClaimBankAccountProposed',
  'An administrator proposed another account for the payment; it waits for verification and takes the place of an earlier proposal (C12b).',
  z.object({
    claimId: z.string(),
    employeeId: z.string(),
    /** Which proposal it is, so that a decision is always about the proposal that was looked at. */
    proposalId: z.string(),
    account: bankAccountSchema,
    /** The administrator's user id. The one who proposes must not verify. */
    proposedBy: z.string(),
  }),
  { personal: { 'account.accountNo': 'employeeId' } },
)

const bankDecisionSchema = z.object({
  claimId: z.string(),
  employeeId: z.string(),
  proposalId: z.string(),
  /** The administrator's user id. */
  decidedBy: z.string(),
  note: personal(z.string()).optional(),
})

const claimBankAccountVerified = defineEvent(
  'ClaimBankAccountVerified',
  'Another administrator approved the proposed account; from now on the claim is paid into it.',
  bankDecisionSchema,
  { personal: { note: 'employeeId' } },
)

const claimBankAccountDeclined = defineEvent(
  'ClaimBankAccountDeclined',
  'Another administrator declined the proposed account; the payment stays as it was.',
  bankDecisionSchema.extend(declineSaid),
  { personal: { note: 'employeeId', reason: 'employeeId' } },
)

const claimAssigned = defineEvent(
  'ClaimAssigned',
  'An administrator of the claims desk took the claim, gave it to somebody, or put it back. A decision releases it by itself.',
  z.object({
    claimId: z.string(),
    /** Who works on it from now on; absent when it was put back. */
    assigneeId: z.string().optional(),
  }),
)

const claimDuplicateDismissed = defineEvent(
  'ClaimDuplicateDismissed',
  'Somebody at the claims desk compared the claim with one that looks alike, and found that it is another.',
  z.object({ claimId: z.string(), otherClaimId: z.string() }),
)

export const claimEventDefinitions = [
  claimFiled,
  claimHandoverFailed,
  claimReprocessRequested,
  claimRegistered,
  claimInformationRequested,
  claimUpdated,
  claimReviewStarted,
  claimApproved,
  claimAmountProposed,
  claimAmountDeclined,
  claimRejected,
  claimDecisionCorrected,
  claimDeleted,
  claimAssigned,
  claimDuplicateDismissed,
  claimBankAccountProposed,
  claimBankAccountVerified,
  claimBankAccountDeclined,
] as const

export type ClaimEvent = EventOf<(typeof claimEventDefinitions)[number]>
