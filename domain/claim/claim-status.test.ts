// Requirements: CLM-090, CLM-102, CLM-111, CLM-133
import { describe, expect, test } from 'vitest'
import { powersOf } from '../access/powers.ts'
import type { ClaimCommand } from './claim-commands.ts'
import {
  availableActions,
  claimStatuses,
  hasSettlementLetter,
  parseClaimStatus,
  spelledClaimStatuses,
  statusPicture,
  type ClaimAction,
} from './claim-status.ts'
import { decideClaim } from './decide-claim.ts'
import { bankPayment, historyOf, outpatientDetails, receipt, stateAfter } from './testing/example-claims.ts'

const desk = powersOf(['ADMIN_CLAIM'])
const operations = powersOf(['ADMIN_OPERATION'])

describe('what may be done with a claim', () => {
  test.each([
    ['PROCESSING', ['update', 'delete']],
    ['SUBMITTED', ['update', 'delete']],
    ['PENDING', ['update']],
    ['PENDING_REVIEW', ['update']],
    ['APPROVED', []],
    ['REJECTED', []],
    ['DELETED', []],
  ] as const)('by its member while %s', (status, actions) => {
    expect(availableActions({ status }, 'member')).toEqual(actions)
  })

  test.each([
    ['PROCESSING', ['assign', 'dismiss-duplicate']],
    ['SUBMITTED', ['request-information', 'start-review', 'approve', 'reject', 'assign', 'dismiss-duplicate']],
    ['PENDING', ['request-information', 'start-review', 'approve', 'reject', 'assign', 'dismiss-duplicate']],
    ['PENDING_REVIEW', ['request-information', 'approve', 'reject', 'assign', 'dismiss-duplicate']],
    ['APPROVED', ['correct-to-approved', 'correct-to-rejected']],
    ['REJECTED', ['correct-to-approved']],
    ['DELETED', []],
  ] as const)('by the claims desk while %s', (status, actions) => {
    expect(availableActions({ status }, desk)).toEqual(actions)
  })

  test.each(claimStatuses)('by operations while %s: Reprocess, and only while PROCESSING', (status) => {
    expect(availableActions({ status }, operations)).toEqual(status === 'PROCESSING' ? ['reprocess'] : [])
  })

  test.each([
    ['APPROVED', 'B-1', true],
    ['REJECTED', 'B-1', true],
    ['APPROVED', undefined, false],
    ['REJECTED', null, false],
    ['PENDING', 'B-1', false],
  ] as const)('the settlement letter of a claim %s with batch number %s', (status, batchNo, offered) => {
    expect(hasSettlementLetter({ status, batchNo })).toBe(offered)
  })

  test('somebody without powers can do nothing', () => {
    expect(
      claimStatuses.flatMap((status) =>
        availableActions({ status, batchNo: 'B' }, powersOf(['hradmin', 'ADMIN_AUDITOR'])),
      ),
    ).toEqual([])
  })
})

const commandOf: Readonly<Partial<Record<ClaimAction, ClaimCommand>>> = {
  update: {
    type: 'UpdateClaim',
    data: { details: outpatientDetails, payment: bankPayment, attachments: [receipt], paymentMayChange: true },
  },
  delete: { type: 'DeleteClaim', data: {} },
  reprocess: { type: 'RequestReprocess', data: {} },
  'request-information': { type: 'RequestInformation', data: { request: 'Please' } },
  'start-review': { type: 'StartReview', data: {} },
  approve: { type: 'ApproveClaim', data: { payableCents: 1, remarks: '', batchNo: 'B', payoutWait: undefined } },
  reject: { type: 'RejectClaim', data: { reasonCode: 'R', remarks: '' } },
  'correct-to-approved': {
    type: 'CorrectToApproved',
    data: {
      ...{ payableCents: 1, remarks: '', batchNo: 'B', reason: 'R' },
      ...{ correctedBy: 'vera', payoutWait: undefined, lastDecider: undefined },
    },
  },
  'correct-to-rejected': {
    type: 'CorrectToRejected',
    data: { reasonCode: 'R', remarks: '', reason: 'R', correctedBy: 'vera', lastDecider: undefined },
  },
}

test.each(claimStatuses)(
  'every button of a claim that is %s is accepted, and no missing one would do anything',
  (status) => {
    const state = stateAfter(...historyOf[status])
    const offered = new Set([
      ...availableActions({ status }, 'member'),
      ...availableActions({ status }, desk),
      ...availableActions({ status }, operations),
    ])
    for (const [action, command] of Object.entries(commandOf)) {
      const decision = decideClaim(command, state)
      expect('events' in decision && decision.events.length > 0, action).toBe(
        [...offered].some((one) => one === action),
      )
    }
  },
)

test.each([
  ['Pending Review', 'PENDING_REVIEW'],
  ['pending_review', 'PENDING_REVIEW'],
  ['PROCESSING', 'PROCESSING'],
  ['Submitted', 'SUBMITTED'],
  ['Draft', undefined],
  ['', undefined],
])('reads the status %s', (text, status) => {
  expect(parseClaimStatus(text)).toBe(status)
})

test('every undecided status has the pending picture', () => {
  expect(claimStatuses.map(statusPicture)).toEqual([
    'pending',
    'pending',
    'pending',
    'pending',
    'approved',
    'rejected',
    'pending',
  ])
})

test('reads each status as answers and addresses spell it', () => {
  for (const status of claimStatuses) expect(parseClaimStatus(spelledClaimStatuses[status])).toBe(status)
})
