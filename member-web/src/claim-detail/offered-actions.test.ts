// Requirements: CLM-102, CLM-104, CLM-133
import { expect, test } from 'vitest'
import { claimActions, claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { isOffered } from './offered-actions.ts'

test('a claim can be deleted until the insurer asks, reviews or decides', () => {
  expect(claimStatuses.filter((status) => isOffered('delete', { status }))).toEqual(['PROCESSING', 'SUBMITTED'])
})

test('it can be updated until the insurer decides', () => {
  expect(claimStatuses.filter((status) => isOffered('update', { status }))).toEqual([
    'PROCESSING',
    'SUBMITTED',
    'PENDING',
    'PENDING_REVIEW',
  ])
})

test("an administrator's actions are never the member's", () => {
  expect(isOffered('approve', { status: 'SUBMITTED' })).toBe(false)
})

test('a settlement letter is offered once a claim is approved or rejected and has a batch number', () => {
  expect(
    claimStatuses.filter((status) => isOffered('download-settlement-letter', { status, batchNo: 'B26-01' })),
  ).toEqual(['APPROVED', 'REJECTED'])
  expect(claimStatuses.filter((status) => isOffered('download-settlement-letter', { status, batchNo: '' }))).toEqual([])
})

test('nothing is offered in a status that this page does not know', () => {
  expect(claimActions.filter((action) => isOffered(action, { status: 'On Hold', batchNo: 'B26-01' }))).toEqual([])
})
