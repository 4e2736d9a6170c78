/** What goes over the wire about letters of guarantee, where an insurer's own system decides them (S84, docs/insurer-contract.md). */
import { personal } from '@member-care/domain/events/event-definition.ts'
import { guaranteeKinds } from '@member-care/domain/guarantee/guarantee-terms.ts'
import { z } from 'zod'
import { company, documentSchema, numberPattern, person, refusalReason } from './contract-fields.ts'

const guaranteeId = z.uuid().describe('Our id of the request. It never changes, and both sides know the request by it.')
const revision = z
  .int()
  .min(1)
  .describe(
    "Number of the request's contents: 1 as it was asked for, one more with each answer and each change that the member asks for.",
  )
const referenceNo = z.string().regex(numberPattern).describe('Your number of the request. It never changes.')
const isoDate = z.iso.date()
const cents = z.int().positive().describe('In Singapore cents.')
const words = z.string().trim().min(1).max(2000).describe('The member reads it.')
const conditions = z.string().trim().max(2000).default('').describe('Printed on the letter: limits and conditions.')

export const guaranteeMessageSchema = z
  .object({
    guaranteeId,
    revision,
    number: z.string().describe('What the member and the hospital know it by; it stands on the letter.'),
    kind: z.enum(guaranteeKinds).describe('`presigned`: its letter was signed beforehand and is issued already.'),
    company: company.extend({ policyNo: z.string() }),
    employee: person.extend({ staffId: z.string().nullable() }).describe('Whose cover it is.'),
    patient: person.describe('The employee or a dependant.'),
    request: z.object({
      hospital: z.string(),
      diagnosis: personal(z.string()),
      symptoms: personal(z.string()),
      symptomsStartedOn: isoDate,
      admissionOn: isoDate,
      doctorName: personal(z.string()).optional(),
      questionnaire: personal(z.string()).describe('The questions with their answers, as JSON text.'),
    }),
    information: z
      .object({ request: personal(z.string()), answer: personal(z.string()) })
      .optional()
      .describe('What you asked for last, and what the member answered.'),
    change: z
      .object({
        changeId: z.string(),
        amountCents: z.int().positive().optional(),
        admissionOn: isoDate.optional(),
        reason: personal(z.string()),
      })
      .optional()
      .describe('What the member asks to be changed of the latest letter, while it is not decided.'),
    letters: z
      .array(
        z.object({
          number: z.string(),
          amountCents: z.int().positive(),
          conditions: personal(z.string()),
          admissionOn: isoDate,
          issuedOn: isoDate,
          validUntil: isoDate,
        }),
      )
      .describe('Every letter that was issued, the latest last; only that one holds.'),
    limits: z
      .object({ mostCents: z.int().optional(), coverLeftCents: z.int().optional() })
      .describe(
        "What a letter may come to by the client's settings, and by the plan, when this was sent; absent where nothing is known. A letter above either is refused.",
      ),
    documents: z.array(documentSchema),
  })
  .describe('POST /guarantees')
export type GuaranteeMessage = z.infer<typeof guaranteeMessageSchema>

export const guaranteeWithdrawalSchema = z.object({ guaranteeId }).describe('POST /guarantees/{guaranteeId}/withdrawal')

export const guaranteeAnswerSchema = z
  .discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('accepted'), referenceNo }),
    z.object({ outcome: z.literal('refused'), reason: refusalReason }),
    z.object({ outcome: z.literal('later') }),
  ])
  .describe('Your answer to POST /guarantees')

const about = { guaranteeId, referenceNo }

export const guaranteeMessageTypes = [
  'guarantee-accepted',
  'guarantee-refused',
  'guarantee-information-requested',
  'guarantee-approved',
  'guarantee-rejected',
  'guarantee-replaced',
  'guarantee-change-declined',
  'guarantee-revoked',
] as const

export const guaranteeMessageOfInsurerSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('guarantee-accepted'), ...about }),
    z.object({ type: z.literal('guarantee-refused'), guaranteeId, reason: refusalReason }),
    z.object({ type: z.literal('guarantee-information-requested'), ...about, request: words }),
    z.object({
      type: z.literal('guarantee-approved'),
      ...about,
      revision,
      amountCents: cents,
      conditions,
      admissionOn: isoDate.optional().describe('Where it is another day than was asked for.'),
    }),
    z.object({ type: z.literal('guarantee-rejected'), ...about, revision, reason: words }),
    z.object({
      type: z.literal('guarantee-replaced'),
      ...about,
      revision,
      amountCents: cents,
      conditions,
      admissionOn: isoDate.optional().describe('Where it is another day than on the letter before.'),
    }),
    z.object({ type: z.literal('guarantee-change-declined'), ...about, revision, reason: words }),
    z.object({ type: z.literal('guarantee-revoked'), ...about, reason: words }),
  ])
  .describe('POST /api/insurer/webhooks, about a letter of guarantee')
export type GuaranteeMessageOfInsurer = z.infer<typeof guaranteeMessageOfInsurerSchema>
