/**
 * What goes over the wire between us and an insurer's own system, in both directions. docs/insurer-contract.md says it in words;
 * its schemas are made from these (contract-document.ts), and a test keeps them the same.
 */
import { claimDetailsSchema, paymentSchema } from '@member-care/domain/claim/claim-details.ts'
import { claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { rejectionReasonCodes } from '@member-care/domain/claim/rejection-reasons.ts'
import { errorBodySchema } from '@member-care/domain/errors/error-body-schema.ts'
import { guaranteeStatuses } from '@member-care/domain/guarantee/guarantee-status.ts'
import { z } from 'zod'
import { company, documentSchema, numberPattern, person, refusalReason } from './contract-fields.ts'
import { guaranteeMessageOfInsurerSchema } from './guarantee-contract.ts'

/** A claim's id: a UUID in lower case. */
const claimId = z.uuid().describe('Our id of the claim. It never changes, and both sides know the claim by it.')
const revision = z
  .int()
  .min(1)
  .describe("Number of the claim's contents: 1 as filed, one more with each change by the member.")
const transactionNo = z
  .string()
  .regex(numberPattern)
  .describe('Your number of the claim, by which the member knows it. It never changes.')
const visitNo = z.string().regex(numberPattern)
export const claimMessageSchema = z
  .object({
    claimId,
    revision,
    kind: z.enum(claimKinds),
    filedBy: z.enum(['member', 'hr-administrator']),
    company: company.extend({
      policyNo: z.string().describe('Of the kind of claim, where the company has one for each kind.'),
    }),
    employee: person.extend({ staffId: z.string().nullable() }).describe('Whose cover it is, and who is paid.'),
    claimant: person.describe('The patient: the employee or a dependant.'),
    details: claimDetailsSchema,
    payment: paymentSchema,
    payoutNotBefore: z.iso
      .datetime()
      .optional()
      .describe(
        'Where the member has changed the account: do not pay before (UTC). An approval that comes before is refused with PAYOUT_WAITS.',
      ),
    documents: z.array(documentSchema),
  })
  .describe('POST /claims')
export type ClaimMessage = z.infer<typeof claimMessageSchema>

export const withdrawalSchema = z.object({ claimId }).describe('POST /claims/{claimId}/withdrawal')

export const handOverAnswerSchema = z
  .discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('accepted'), transactionNo, visitNo: visitNo.optional() }),
    z.object({ outcome: z.literal('refused'), reason: refusalReason }),
    z.object({ outcome: z.literal('later') }),
  ])
  .describe('Your answer to POST /claims')

const about = { claimId, transactionNo }
const remarks = z.string().trim().max(2000).default('').describe('The member reads them.')
const batchNo = z.string().trim().min(1).max(40)

export const claimMessageTypes = [
  'accepted',
  'refused',
  'information-requested',
  'review-started',
  'approved',
  'rejected',
] as const

export const claimMessageOfInsurerSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('accepted'), ...about, visitNo: visitNo.optional() }),
    z.object({ type: z.literal('refused'), claimId, reason: refusalReason }),
    z.object({
      type: z.literal('information-requested'),
      ...about,
      request: z.string().trim().min(1).max(2000).describe('The member reads it.'),
    }),
    z.object({ type: z.literal('review-started'), ...about }),
    z.object({
      type: z.literal('approved'),
      ...about,
      revision,
      payableCents: z.int().min(0).describe('In Singapore cents.'),
      remarks,
      batchNo,
    }),
    z.object({
      type: z.literal('rejected'),
      ...about,
      revision,
      reasonCode: z.enum(rejectionReasonCodes),
      remarks,
      batchNo: batchNo.optional(),
    }),
  ])
  .describe('POST /api/insurer/webhooks, about a claim')
export type ClaimMessageOfInsurer = z.infer<typeof claimMessageOfInsurerSchema>

export const insurerMessageSchema = z.discriminatedUnion('type', [
  claimMessageOfInsurerSchema,
  guaranteeMessageOfInsurerSchema,
])
export type InsurerMessage = z.infer<typeof insurerMessageSchema>

/** `unchanged`: what it is about stood so already. */
const outcome = z.enum(['applied', 'unchanged'])

export const messageAppliedSchema = z
  .union([
    z.object({ outcome, claimStatus: z.enum(claimStatuses) }),
    z.object({
      outcome,
      guaranteeStatus: z.enum(guaranteeStatuses),
      letter: z
        .object({ number: z.string(), amountCents: z.int(), issuedOn: z.string(), validUntil: z.string() })
        .optional()
        .describe('The letter that was issued last, where there is one: its number, and its days in Singapore.'),
    }),
  ])
  .describe('200: our answer to a message that was taken')

/** What to do with a message that was refused. */
export const sendingAgain = ['same-event', 'new-event', 'never'] as const
export type SendingAgain = (typeof sendingAgain)[number]

export const messageRefusedSchema = errorBodySchema
  .extend({
    claimStatus: z.enum(claimStatuses).optional(),
    guaranteeStatus: z.enum(guaranteeStatuses).optional(),
    sendAgain: z.enum(sendingAgain),
  })
  .describe('404, 409 and 422: our answer to a message that was refused')

/** Names of headers, in the lower case in which they arrive. */
export const ourHeaders = {
  client: 'member-care-client',
  timestamp: 'member-care-timestamp',
  signature: 'member-care-signature',
} as const
export const insurersHeaders = {
  eventId: 'insurer-event-id',
  timestamp: 'insurer-timestamp',
  signature: 'insurer-signature',
} as const

export const eventIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,100}$/)

/** A message's body, and an answer of the insurer, have at most so many bytes. */
export const MOST_MESSAGE_BYTES = 64 * 1024

/** So far a message's timestamp may be from our clock. */
export const CLOCK_TOLERANCE_SECONDS = 5 * 60
