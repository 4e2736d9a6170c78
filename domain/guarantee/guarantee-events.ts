/**
 * Everything that can happen to a letter of guarantee, from the request to its end, on the stream `guarantee-<guaranteeId>`.
 * The personal fields are the patient's; the e-mail address is the employee's.
 */
import { z } from 'zod'
import { attachmentSchema } from '../claim/claim-details.ts'
import { defineEvent, personal, type EventOf } from '../events/event-definition.ts'
import { guaranteeKinds } from './guarantee-terms.ts'

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
/** Singapore cents. */
const cents = z.number().int().positive()

const ofPatient = z.object({ guaranteeId: z.string(), patientId: z.string() })

/** What the member asks for. Dates are Singapore dates. */
const requestSchema = z.object({
  hospital: z.string(),
  diagnosis: personal(z.string()),
  symptoms: personal(z.string()),
  symptomsStartedOn: isoDate,
  admissionOn: isoDate,
  doctorName: personal(z.string()).optional(),
  /** The questions with their answers, as JSON text (ELG-007). */
  questionnaire: personal(z.string()),
})
export type GuaranteeRequest = z.infer<typeof requestSchema>

/** What a letter promises. */
const termsSchema = z.object({
  amountCents: cents,
  /** Printed on the letter; empty where there are none. */
  conditions: personal(z.string()),
})
export type LetterTerms = z.infer<typeof termsSchema>

/** A letter as it was handed out. Its bytes are kept, and never printed anew. */
const letterSchema = termsSchema.extend({
  /** 1 for the first letter of the request; one more for each that takes the place of another. */
  issue: z.number().int().positive(),
  admissionOn: isoDate,
  /** The day of issue, and the last day on which it holds, in Singapore (ELG-028). */
  issuedOn: isoDate,
  validUntil: isoDate,
  /** The signed PDF. */
  document: z.object({
    fileId: z.string(),
    mimeType: z.string(),
    bytes: z.number().int().positive(),
    /** Hexadecimal. */
    sha256: z.string(),
  }),
  /** Who proposed the amount, where a second person agreed to it: user ids. */
  proposedBy: z.string().optional(),
})
export type IssuedLetter = z.infer<typeof letterSchema>

export const guaranteeRequested = defineEvent(
  'GuaranteeRequested',
  'A member asked for a letter of guarantee; it waits for HR where the client wants that, else for the desk or the insurer’s own system.',
  ofPatient.extend({
    /** What people call it by: random, in capitals. */
    number: z.string(),
    companyId: z.string(),
    /** The employee who asks, and whose cover it is. */
    employeeId: z.string(),
    patientName: personal(z.string()),
    patientNric: personal(z.string()),
    email: personal(z.string()),
    policyNo: z.string(),
    kind: z.enum(guaranteeKinds),
    /** Whether the company's HR has to pass it on first. */
    needsHr: z.boolean(),
    /** Where an insurer's own system decides it (S84). Else the desk does. */
    decider: z.literal('insurer').optional(),
    request: requestSchema,
    attachments: z.array(attachmentSchema),
  }),
  {
    personal: {
      patientName: 'patientId',
      patientNric: 'patientId',
      email: 'employeeId',
      'request.diagnosis': 'patientId',
      'request.symptoms': 'patientId',
      'request.doctorName': 'patientId',
      'request.questionnaire': 'patientId',
      'attachments.*.originalFilename': 'patientId',
    },
  },
)

const guaranteePassedOn = defineEvent(
  'GuaranteePassedOn',
  'The company’s HR passed the request on to the desk.',
  z.object({ guaranteeId: z.string() }),
)

const guaranteeDeclined = defineEvent(
  'GuaranteeDeclined',
  'The company’s HR does not pass the request on; status REJECTED.',
  ofPatient.extend({ reason: personal(z.string()) }),
  { personal: { reason: 'patientId' } },
)

const guaranteeTaken = defineEvent(
  'GuaranteeTaken',
  'The insurer’s own system has taken the request over and given it a number. The status stays as it is.',
  z.object({ guaranteeId: z.string(), referenceNo: z.string() }),
)

const guaranteeHandoverFailed = defineEvent(
  'GuaranteeHandoverFailed',
  'The request could not be handed over to the insurer’s own system.',
  z.object({
    guaranteeId: z.string(),
    /** How often since the request, or since the last Reprocess. */
    failures: z.number().int().positive(),
    /** Technical, or the insurer's code; without personal data. */
    reason: z.string(),
    /** True when no further try follows and the request waits for Reprocess. */
    gaveUp: z.boolean(),
  }),
)

const guaranteeReprocessRequested = defineEvent(
  'GuaranteeReprocessRequested',
  'An administrator wants the request to be handed over to the insurer’s own system again.',
  z.object({ guaranteeId: z.string() }),
)

const guaranteeInformationRequested = defineEvent(
  'GuaranteeInformationRequested',
  'The desk asks the member for something. The status stays as it is.',
  ofPatient.extend({ request: personal(z.string()) }),
  { personal: { request: 'patientId' } },
)

const guaranteeInformationGiven = defineEvent(
  'GuaranteeInformationGiven',
  'The member answered, with further documents or without.',
  ofPatient.extend({ answer: personal(z.string()), attachments: z.array(attachmentSchema) }),
  { personal: { answer: 'patientId', 'attachments.*.originalFilename': 'patientId' } },
)

const guaranteeAmountProposed = defineEvent(
  'GuaranteeAmountProposed',
  'An administrator wants to guarantee an amount so high that a second person has to agree.',
  ofPatient.extend({
    /** Which proposal it is, so that a decision is always about the one that was looked at. */
    proposalId: z.string(),
    terms: termsSchema,
    /** The administrator's user id. Another one decides. */
    proposedBy: z.string(),
  }),
  { personal: { 'terms.conditions': 'patientId' } },
)

const guaranteeAmountDeclined = defineEvent(
  'GuaranteeAmountDeclined',
  'Another administrator did not agree to the amount, or who proposed it took it back.',
  ofPatient.extend({ proposalId: z.string(), decidedBy: z.string(), reason: personal(z.string()) }),
  { personal: { reason: 'patientId' } },
)

const guaranteeIssued = defineEvent(
  'GuaranteeIssued',
  'The letter was issued; status APPROVED.',
  ofPatient.extend({ letter: letterSchema }),
  { personal: { 'letter.conditions': 'patientId' } },
)

const guaranteeRejected = defineEvent(
  'GuaranteeRejected',
  'The desk issues no letter; status REJECTED.',
  ofPatient.extend({ reason: personal(z.string()) }),
  { personal: { reason: 'patientId' } },
)

const guaranteeWithdrawn = defineEvent(
  'GuaranteeWithdrawn',
  'The member took the request back before a letter was issued; status WITHDRAWN.',
  z.object({ guaranteeId: z.string() }),
)

const guaranteeRevoked = defineEvent(
  'GuaranteeRevoked',
  'The desk withdrew an issued letter; status WITHDRAWN.',
  ofPatient.extend({ reason: personal(z.string()) }),
  { personal: { reason: 'patientId' } },
)

const guaranteeChangeAsked = defineEvent(
  'GuaranteeChangeAsked',
  'The member asks for a higher amount or another date on an issued letter.',
  ofPatient.extend({
    changeId: z.string(),
    amountCents: cents.optional(),
    admissionOn: isoDate.optional(),
    reason: personal(z.string()),
  }),
  { personal: { reason: 'patientId' } },
)

const guaranteeChangeDeclined = defineEvent(
  'GuaranteeChangeDeclined',
  'The desk leaves the letter as it is.',
  ofPatient.extend({ changeId: z.string(), reason: personal(z.string()) }),
  { personal: { reason: 'patientId' } },
)

const guaranteeReplaced = defineEvent(
  'GuaranteeReplaced',
  'Another letter took the place of the one before, which holds no more.',
  ofPatient.extend({ letter: letterSchema }),
  { personal: { 'letter.conditions': 'patientId' } },
)

const guaranteeAdmissionAcknowledged = defineEvent(
  'GuaranteeAdmissionAcknowledged',
  'The hospital’s counter acknowledged the admission with the code on the letter.',
  z.object({ guaranteeId: z.string(), issue: z.number().int().positive() }),
)

const guaranteeExpiryTold = defineEvent(
  'GuaranteeExpiryTold',
  'The letter ends soon, and the member is told.',
  z.object({ guaranteeId: z.string(), issue: z.number().int().positive() }),
)

const guaranteeExpired = defineEvent(
  'GuaranteeExpired',
  'The last day of the letter is over; status EXPIRED.',
  z.object({ guaranteeId: z.string() }),
)

export const guaranteeEventDefinitions = [
  guaranteeRequested,
  guaranteePassedOn,
  guaranteeDeclined,
  guaranteeTaken,
  guaranteeHandoverFailed,
  guaranteeReprocessRequested,
  guaranteeInformationRequested,
  guaranteeInformationGiven,
  guaranteeAmountProposed,
  guaranteeAmountDeclined,
  guaranteeIssued,
  guaranteeRejected,
  guaranteeWithdrawn,
  guaranteeRevoked,
  guaranteeChangeAsked,
  guaranteeChangeDeclined,
  guaranteeReplaced,
  guaranteeAdmissionAcknowledged,
  guaranteeExpiryTold,
  guaranteeExpired,
] as const

export type GuaranteeEvent = EventOf<(typeof guaranteeEventDefinitions)[number]>
