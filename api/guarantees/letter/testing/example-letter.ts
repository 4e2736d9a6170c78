/** A letter for tests. */
import type { GuaranteeLetterFacts } from '../guarantee-letter.ts'

export const exampleLetter: GuaranteeLetterFacts = {
  number: 'LOG-7Q4M2K9XTB',
  hospital: 'Banyan General Hospital',
  doctorName: 'Dr Rajan Kumar',
  admissionDate: '2026-12-04',
  patientName: 'Tan Mei Ling',
  maskedNric: '*****567A',
  employeeName: 'Tan Ah Kow',
  company: 'Orchid Biscuits',
  policyNo: 'POL-1-I',
  insurer: { name: 'Lantern Life Insurance', email: 'log@lantern.example', phone: '+65 6123 4567' },
  guaranteedCents: 1_234_500,
  conditions: 'Room and board in a one-bedded ward, up to 30 days.\nPre-existing conditions are not covered.',
  issuedOn: '2026-11-26',
  validUntil: '2026-12-26',
  checkUrl: 'https://member-care.example/guarantees/LOG-7Q4M2K9XTB',
  acknowledgementCode: 'K7M4-2QXT',
}
export const exampleIssue = new Date('2026-11-26T03:00:00Z')
