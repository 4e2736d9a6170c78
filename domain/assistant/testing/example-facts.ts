/** Facts of a member, to which each test adds what it is about. */
import type { MenuEntryId } from '../../client/menu-entries.ts'
import type { ClaimFact, LetterFact } from '../answers/facts.ts'

export const TODAY = '2026-11-27'

export const allPages: ReadonlySet<MenuEntryId> = new Set([
  'claimRecords',
  'submitClaim',
  'elogRecords',
  'requestElog',
  'myCover',
  'findClinics',
])

export function exampleClaimFact(change: Partial<ClaimFact> = {}): ClaimFact {
  return {
    claimId: '5b0e0a3e-7d5c-4d6f-9a55-0a4f1b2c3d4e',
    kind: 'outpatient',
    transactionNo: 'OP26000123',
    status: 'SUBMITTED',
    provider: 'Lantern Family Clinic',
    visitDate: '2026-11-12',
    filedOn: '2026-11-13',
    claimant: { name: 'Willow Tan', as: 'self' },
    payableCents: null,
    method: 'Bank',
    informationRequest: null,
    remarks: null,
    hasSettlementLetter: false,
    payoutFrom: null,
    usualTime: null,
    ...change,
  }
}

export function exampleLetterFact(change: Partial<LetterFact> = {}): LetterFact {
  return {
    guaranteeId: '7c0e0a3e-7d5c-4d6f-9a55-0a4f1b2c3d4e',
    number: 'LOG-7KX2M9QPA4',
    status: 'SUBMITTED',
    hospital: 'Example Hospital',
    admissionOn: '2026-12-03',
    requestedOn: '2026-11-20',
    patient: { name: 'Willow Tan', as: 'self' },
    amountCents: null,
    validUntil: null,
    asksInformation: false,
    informationRequest: null,
    reason: null,
    usualTime: null,
    ...change,
  }
}
