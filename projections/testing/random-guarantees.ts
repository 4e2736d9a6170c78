/** Random events of letters of guarantee, about the people and clients of the random histories. */
import { receipt } from '@member-care/domain/claim/testing/example-claims.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { guaranteeKinds } from '@member-care/domain/guarantee/guarantee-terms.ts'
import fc from 'fast-check'

/** Each has one employee and one patient for its whole life. */
const guarantee = fc.constantFrom(
  { guaranteeId: 'guarantee-1', employeeId: 'ann', patientId: 'ben' },
  { guaranteeId: 'guarantee-2', employeeId: 'cat', patientId: 'cat' },
)
const word = fc.stringMatching(/^[a-zé ]{0,8}$/)
const attempt = fc.constantFrom('first', 'second')
const cents = fc.integer({ min: 1, max: 5_000_000 })
const date = fc.constantFrom('2026-01-31', '2026-02-28', '2026-06-30')
const attachments = fc.array(
  word.map((originalFilename) => ({ ...receipt, originalFilename })),
  { maxLength: 2 },
)

const request = fc.record(
  {
    hospital: word,
    diagnosis: word,
    symptoms: word,
    symptomsStartedOn: date,
    admissionOn: date,
    doctorName: word,
    questionnaire: word,
  },
  { requiredKeys: ['hospital', 'diagnosis', 'symptoms', 'symptomsStartedOn', 'admissionOn', 'questionnaire'] },
)
const letter = fc.record({
  issue: fc.integer({ min: 1, max: 3 }),
  amountCents: cents,
  conditions: word,
  admissionOn: date,
  issuedOn: date,
  validUntil: date,
  document: fc.constant({ fileId: 'f', mimeType: 'application/pdf', bytes: 1, sha256: 'aa' }),
})

type Guarantee = Readonly<Record<'guaranteeId' | 'patientId', string>>
const ofPatient = ({ guaranteeId, patientId }: Guarantee) => ({ guaranteeId, patientId })

export const guaranteeEvent: fc.Arbitrary<DomainEvent> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({
        guarantee,
        companyId: fc.constantFrom('orchid', 'lantern'),
        number: fc.constantFrom('LOG-1', 'LOG-2'),
        patientName: word,
        patientNric: word,
        email: word,
        kind: fc.constantFrom(...guaranteeKinds),
        needsHr: fc.boolean(),
        decider: fc.option(fc.constant('insurer' as const), { nil: undefined }),
        request,
        attachments,
      })
      .map(({ guarantee, decider, ...data }) => ({
        type: 'GuaranteeRequested' as const,
        data: { ...guarantee, ...data, ...(decider && { decider }), policyNo: 'P-1-I' },
      })),
  },
  fc
    .tuple(
      fc.constantFrom(
        'GuaranteePassedOn' as const,
        'GuaranteeReprocessRequested' as const,
        'GuaranteeWithdrawn' as const,
        'GuaranteeExpired' as const,
      ),
      guarantee,
    )
    .map(([type, { guaranteeId }]) => ({ type, data: { guaranteeId } })),
  fc
    .tuple(
      fc.constantFrom('GuaranteeDeclined' as const, 'GuaranteeRejected' as const, 'GuaranteeRevoked' as const),
      guarantee,
      word,
    )
    .map(([type, guarantee, reason]) => ({ type, data: { ...ofPatient(guarantee), reason } })),
  fc.tuple(guarantee, attempt).map(([{ guaranteeId }, referenceNo]) => ({
    type: 'GuaranteeTaken' as const,
    data: { guaranteeId, referenceNo },
  })),
  fc.tuple(guarantee, fc.integer({ min: 1, max: 5 })).map(([{ guaranteeId }, failures]) => ({
    type: 'GuaranteeHandoverFailed' as const,
    data: { guaranteeId, failures, reason: 'The insurer answered 500.', gaveUp: failures === 5 },
  })),
  fc.tuple(guarantee, word).map(([guarantee, asked]) => ({
    type: 'GuaranteeInformationRequested' as const,
    data: { ...ofPatient(guarantee), request: asked },
  })),
  fc.tuple(guarantee, word, attachments).map(([guarantee, answer, added]) => ({
    type: 'GuaranteeInformationGiven' as const,
    data: { ...ofPatient(guarantee), answer, attachments: added },
  })),
  fc.tuple(guarantee, attempt, cents, word).map(([guarantee, proposalId, amountCents, conditions]) => ({
    type: 'GuaranteeAmountProposed' as const,
    data: { ...ofPatient(guarantee), proposalId, terms: { amountCents, conditions }, proposedBy: 'olga' },
  })),
  fc.tuple(guarantee, attempt, word).map(([guarantee, proposalId, reason]) => ({
    type: 'GuaranteeAmountDeclined' as const,
    data: { ...ofPatient(guarantee), proposalId, decidedBy: 'vera', reason },
  })),
  fc
    .tuple(fc.constantFrom('GuaranteeIssued' as const, 'GuaranteeReplaced' as const), guarantee, letter)
    .map(([type, guarantee, issued]) => ({ type, data: { ...ofPatient(guarantee), letter: issued } })),
  fc
    .record({
      guarantee,
      changeId: attempt,
      amountCents: fc.option(cents, { nil: undefined }),
      admissionOn: fc.option(date, { nil: undefined }),
      reason: word,
    })
    .map(({ guarantee, changeId, amountCents, admissionOn, reason }) => ({
      type: 'GuaranteeChangeAsked' as const,
      data: {
        ...ofPatient(guarantee),
        changeId,
        ...(amountCents !== undefined && { amountCents }),
        ...(admissionOn !== undefined && { admissionOn }),
        reason,
      },
    })),
  fc.tuple(guarantee, attempt, word).map(([guarantee, changeId, reason]) => ({
    type: 'GuaranteeChangeDeclined' as const,
    data: { ...ofPatient(guarantee), changeId, reason },
  })),
  fc
    .tuple(
      fc.constantFrom('GuaranteeAdmissionAcknowledged' as const, 'GuaranteeExpiryTold' as const),
      guarantee,
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([type, { guaranteeId }, issue]) => ({ type, data: { guaranteeId, issue } })),
)
