import { outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { expect, test } from 'vitest'
import { createRecorder } from '../testing/recorded-events.ts'
import { foldClaims } from './fold-claims.ts'

const filed: DomainEvent = {
  type: 'ClaimFiled',
  data: {
    ...{ claimId: 'c', companyId: 'orchid', employeeId: 'ann', claimantId: 'ann' },
    ...{ claimantName: 'Ann', claimantNric: 'S1234567D', filedBy: 'member' },
    ...{ details: outpatientDetails, payment: { method: 'Cheque' }, attachments: [] },
  },
}
const ofClaim = { claimId: 'c', claimantId: 'ann', remarks: '' }
const approved: DomainEvent = { type: 'ClaimApproved', data: { ...ofClaim, payableCents: 100, batchNo: 'B' } }
const corrected: DomainEvent = {
  type: 'ClaimDecisionCorrected',
  data: {
    ...ofClaim,
    before: { status: 'APPROVED', payableCents: 100 },
    after: { status: 'REJECTED', reasonCode: 'R' },
    ...{ reason: 'Misread', correctedBy: 'vera' },
  },
}

test('a claim was decided when it was decided first: its correction changes it, and not when that was', () => {
  const events = [filed, approved, corrected].map(createRecorder())
  const [row] = foldClaims([], events)
  const [filedAt, approvedAt, correctedAt] = events.map(({ recordedAt }) => recordedAt.toISOString())
  expect(row).toMatchObject({ filed_at: filedAt, decided_at: approvedAt, updated_at: correctedAt, status: 'REJECTED' })
  expect(foldClaims([], events.slice(0, 1))[0]?.decided_at).toBeNull()
})
