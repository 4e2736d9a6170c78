/** The samples of letters of guarantee. */
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import { attachments } from './sample-attachments.ts'

const guaranteeId = 'd7b2e6a9-41c3-4f58-9a0e-7c5f1b3d8e62'
const companyId = '5d7a2c1e-93b4-4f0a-8a67-2b1f9c0d3e02'
const employeeId = 'e2c9d4b8-17f5-4c3e-b6a1-84d05f2e7a03'
const dependantId = 'a6f1e3d7-52c8-4b90-9e14-3c7b8d60f504'
const proposalId = '7c41f6de-2b8a-4d37-9e05-f1a6b3c8d207'
const administratorId = 'c1a5e1f0-7b2d-4c3a-9f4e-5d6c7b8a9f10'
const verifierId = '91f3c0de-4b62-4a7d-8c15-e06a2b7d9f0c'

const letter = {
  issue: 1,
  amountCents: 1_500_000,
  conditions: 'Four-bedded ward',
  admissionOn: '2026-03-12',
  issuedOn: '2026-03-05',
  validUntil: '2026-04-04',
  document: {
    fileId: 'e1a4c7d2-5b38-4f96-8a0d-2c6e9b1f7d53',
    mimeType: 'application/pdf',
    bytes: 48_211,
    sha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  },
  proposedBy: administratorId,
}
const ofGuarantee = { guaranteeId, patientId: dependantId }

type DataOf<Type extends GuaranteeEvent['type']> = Extract<DomainEvent, { type: Type }>['data']

export const guaranteeSamples: { readonly [Type in GuaranteeEvent['type']]: DataOf<Type> } = {
  GuaranteeRequested: {
    ...ofGuarantee,
    number: 'LOG-7Q4M2K9XTB',
    companyId,
    employeeId,
    patientName: 'Tan Wei Ling',
    patientNric: 'S1234567D',
    email: 'tan.ah.kow@example.com',
    policyNo: 'P-1-I',
    kind: 'NonFixed',
    needsHr: true,
    request: {
      hospital: 'Mount Alvernia Hospital',
      diagnosis: 'Torn ligament',
      symptoms: 'Pain and swelling of the left ankle',
      symptomsStartedOn: '2026-03-02',
      admissionOn: '2026-03-12',
      doctorName: 'Dr Lim Mei Hua',
      questionnaire: '[{"id":"smoker","type":"multiple_input","title":"Cigarettes a day","inputs":[{"type":"input_number","title":"","value":"0"}]}]',
    },
    attachments: [...attachments],
  },
  GuaranteePassedOn: { guaranteeId },
  GuaranteeDeclined: { ...ofGuarantee, reason: 'Left the company' },
  GuaranteeTaken: { guaranteeId, referenceNo: 'LG26000123' },
  GuaranteeHandoverFailed: { guaranteeId, failures: 2, reason: 'The insurer did not answer in time.', gaveUp: false },
  GuaranteeReprocessRequested: { guaranteeId },
  GuaranteeInformationRequested: { ...ofGuarantee, request: 'Please send the admission form.' },
  GuaranteeInformationGiven: { ...ofGuarantee, answer: 'Here it is', attachments: [attachments[0]] },
  GuaranteeAmountProposed: {
    ...ofGuarantee,
    proposalId,
    terms: { amountCents: 1_500_000, conditions: 'Four-bedded ward' },
    proposedBy: administratorId,
  },
  GuaranteeAmountDeclined: { ...ofGuarantee, proposalId, decidedBy: verifierId, reason: 'More than the hospital asks for' },
  GuaranteeIssued: { ...ofGuarantee, letter },
  GuaranteeRejected: { ...ofGuarantee, reason: 'The treatment is not covered' },
  GuaranteeWithdrawn: { guaranteeId },
  GuaranteeRevoked: { ...ofGuarantee, reason: 'The operation was called off' },
  GuaranteeChangeAsked: {
    ...ofGuarantee,
    changeId: '90c4f1e7-3d62-4b8a-a571-6e0f2d9c8b34',
    amountCents: 1_800_000,
    admissionOn: '2026-03-19',
    reason: 'The surgeon is away',
  },
  GuaranteeChangeDeclined: {
    ...ofGuarantee,
    changeId: '90c4f1e7-3d62-4b8a-a571-6e0f2d9c8b34',
    reason: 'The first amount is enough for the other date',
  },
  GuaranteeReplaced: { ...ofGuarantee, letter: { ...letter, issue: 2, admissionOn: '2026-03-19' } },
  GuaranteeAdmissionAcknowledged: { guaranteeId, issue: 2 },
  GuaranteeExpiryTold: { guaranteeId, issue: 2 },
  GuaranteeExpired: { guaranteeId },
}
