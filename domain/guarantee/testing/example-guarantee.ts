/** A request for a letter of guarantee, and a letter that is made already, for tests. */
import type { ReadyLetter, RequestGuarantee } from '../guarantee-commands.ts'

export const exampleRequest: RequestGuarantee['data']['requested'] = {
  guaranteeId: 'g1',
  patientId: 'ben',
  number: 'LOG-7Q4M2K9XTB',
  companyId: 'orchid',
  employeeId: 'ann',
  patientName: 'Ben Tan',
  patientNric: 'S1234567D',
  email: 'ann@example.com',
  policyNo: 'P-1-I',
  kind: 'NonFixed',
  needsHr: false,
  request: {
    hospital: 'Example Hospital',
    diagnosis: 'Torn ligament',
    symptoms: 'Pain',
    symptomsStartedOn: '2026-11-01',
    admissionOn: '2026-12-01',
    questionnaire: '[]',
  },
  attachments: [],
}

export const exampleLetter: ReadyLetter = {
  amountCents: 1_000_000,
  conditions: '',
  admissionOn: '2026-12-01',
  issuedOn: '2026-11-26',
  validUntil: '2026-12-26',
  document: { fileId: 'f1', mimeType: 'application/pdf', bytes: 40_000, sha256: 'ab' },
}
