import {
  inpatientDetails,
  outpatientDetails,
  bankPayment,
  receipt,
} from '@member-care/domain/claim/testing/example-claims.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { stateAsOf, stateAtRevision, stepsOf } from '@member-care/domain/history/history-engine.ts'
import { REDACTED } from '@member-care/domain/events/event-definition.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { describe, expect, test } from 'vitest'
import { claimChanges, claimHistory } from './claim-fields.ts'

const filed: ClaimEvent = {
  type: 'ClaimFiled',
  data: {
    claimId: 'c1',
    companyId: 'o',
    employeeId: 'e',
    claimantId: 'p',
    claimantName: 'Willow Tan',
    claimantNric: 'S8112345F',
    filedBy: 'member',
    details: outpatientDetails,
    payment: bankPayment,
    attachments: [receipt],
  },
}

/** One event an hour from midnight UTC on. */
function recorded(...events: ClaimEvent[]): Recorded<ClaimEvent>[] {
  return events.map((event, revision) => ({
    ...event,
    id: `event-${revision}`,
    stream: 'claim-c1',
    revision,
    position: String(revision) as Position,
    recordedAt: new Date(Date.UTC(2026, 2, 10, revision)),
    metadata: {
      actor: { kind: 'system', id: 'test' },
      correlationId: 'x',
      commandId: `command-${revision}`,
      schemaVersion: 1,
      previousHash: null,
    },
  }))
}

const updated = (changes: Partial<Extract<ClaimEvent, { type: 'ClaimUpdated' }>['data']>): ClaimEvent => ({
  type: 'ClaimUpdated',
  data: {
    claimId: 'c1',
    claimantId: 'p',
    employeeId: 'e',
    details: outpatientDetails,
    payment: bankPayment,
    attachments: [receipt],
    answersRequest: false,
    ...changes,
  },
})
const history = claimHistory((nric) => nric)
const allChanges = (...events: ClaimEvent[]) => stepsOf(recorded(...events), history).map(claimChanges)
const changesOf = (...events: ClaimEvent[]) => allChanges(...events).at(-1)

describe('what an event changed', () => {
  test('the first event states everything, the account masked, a document as one value', () => {
    const changes = changesOf(filed) ?? []
    expect(changes).toContainEqual({ field: 'details.amountCents', label: 'Amount', from: null, to: 12_050 })
    expect(changes).toContainEqual({ field: 'payment.accountNo', label: 'Account Number', from: null, to: '*****2395' })
    expect(changes).toContainEqual({
      field: 'attachments.a1',
      label: 'Document 1',
      from: null,
      to: 'receipt.pdf (INV/RCP)',
    })
    expect(changes).toContainEqual({ field: 'claimantNric', label: 'Claimant NRIC', from: null, to: 'S8112345F' })
    expect(changes.every(({ from }) => from === null)).toBe(true)
  })

  test('an update states only what differs, also what was added and taken away', () => {
    const { diagnosisCode: _code, diagnosisName: _name, ...undiagnosed } = outpatientDetails
    const details = { ...undiagnosed, diagnosisText: 'Flu', amountCents: 13_000 }
    expect(
      changesOf(
        filed,
        updated({ details, attachments: [{ ...receipt, attachmentId: 'a2', originalFilename: 'clearer.pdf' }] }),
      ),
    ).toEqual([
      { field: 'details.amountCents', label: 'Amount', from: 12_050, to: 13_000 },
      { field: 'details.diagnosisCode', label: 'Diagnosis Code', from: 'J11', to: null },
      { field: 'details.diagnosisName', label: 'Diagnosis', from: 'Influenza', to: null },
      { field: 'attachments.a1', label: 'Document 1', from: 'receipt.pdf (INV/RCP)', to: null },
      { field: 'details.diagnosisText', label: 'Diagnosis (as typed)', from: null, to: 'Flu' },
      { field: 'attachments.a2', label: 'Document 2', from: null, to: 'clearer.pdf (INV/RCP)' },
    ])
  })

  test('the status is told with what moved it', () => {
    expect(changesOf(filed, { type: 'ClaimRegistered', data: { claimId: 'c1', transactionNo: 'OP26000001' } })).toEqual(
      [
        { field: 'status', label: 'Status', from: 'PROCESSING', to: 'SUBMITTED' },
        { field: 'transactionNo', label: 'Transaction No', from: null, to: 'OP26000001' },
      ],
    )
    expect(
      changesOf(filed, {
        type: 'ClaimHandoverFailed',
        data: { claimId: 'c1', retryCount: 1, reason: 'The insurer answered 503.', gaveUp: false },
      }),
    ).toEqual([
      {
        field: 'handoverReason',
        label: 'Reason',
        from: null,
        to: "The insurer's system has a fault of its own (503).",
      },
      { field: 'retryCount', label: 'Retry Count', from: 0, to: 1 },
    ])
  })

  test('of somebody forgotten it says so, and takes two forgotten values for the same', () => {
    const forgotten = {
      ...filed,
      data: {
        ...filed.data,
        claimantName: REDACTED,
        claimantNric: REDACTED,
        details: { ...outpatientDetails, remarks: REDACTED },
      },
    } as ClaimEvent
    const [first, second] = allChanges(
      forgotten,
      updated({ details: { ...outpatientDetails, remarks: REDACTED, amountCents: 1 } }),
    )
    expect(first).toContainEqual({ field: 'claimantName', label: 'Claimant Name', from: null, to: REDACTED })
    expect(second).toEqual([{ field: 'details.amountCents', label: 'Amount', from: 12_050, to: 1 }])
  })

  test('every field of both kinds has a label', () => {
    const accident = {
      date: '2026-03-01',
      time: '09:00',
      place: 'Home',
      details: 'Fell',
      workRelated: true,
      claimableFromCompany: true,
    }
    const more = {
      accident,
      otherInsurer: { name: 'X', claimReferenceNo: '1' },
      diagnosisText: 'Flu',
      admissionDate: '2026-03-01',
    }
    for (const details of [
      { ...outpatientDetails, ...more },
      { ...inpatientDetails, accident },
    ]) {
      const claim = { ...filed, data: { ...filed.data, details } } as ClaimEvent
      const unlabelled = changesOf(claim, updated({}))?.filter(({ field, label }) => field === label)
      expect(unlabelled).toEqual([])
      expect(changesOf(claim)?.filter(({ field, label }) => field === label)).toEqual([])
    }
  })
})

describe('the claim as it was', () => {
  const events = recorded(
    filed,
    { type: 'ClaimRegistered', data: { claimId: 'c1', transactionNo: 'OP26000001' } },
    { type: 'ClaimReviewStarted', data: { claimId: 'c1' } },
  )

  test('after each event', () => {
    expect([0, 1, 2].map((revision) => stateAtRevision(events, revision, history)?.state.status)).toEqual([
      'PROCESSING',
      'SUBMITTED',
      'PENDING_REVIEW',
    ])
    expect(stateAtRevision(events, 3, history)).toBeUndefined()
    // Of a claim one of whose events was taken out of the log, the others are shown.
    const [filing, , updating] = events
    const broken = [filing, updating].filter((event) => event !== undefined)
    expect([0, 1, 2].map((revision) => stateAtRevision(broken, revision, history)?.state.status)).toEqual([
      'PROCESSING',
      'PROCESSING',
      'PENDING_REVIEW',
    ])
  })

  test('at an instant: before an event it has not happened, at its instant it has', () => {
    const statusAt = (time: string) => stateAsOf(events, new Date(`2026-03-10T${time}Z`), history)?.state.status
    expect(statusAt('00:00:00')).toBe('PROCESSING')
    expect(statusAt('00:59:59.999')).toBe('PROCESSING')
    expect(statusAt('01:00:00')).toBe('SUBMITTED')
    expect(statusAt('23:00:00')).toBe('PENDING_REVIEW')
    expect(stateAsOf(events, new Date('2026-03-09T23:59:59Z'), history)).toBeUndefined()
  })
})
