// Requirements: ADM-CLM-007, ADM-CLM-012, ROL-020
import { describe, expect, test } from 'vitest'
import { administratorRoles, powersOf } from '../access/powers.ts'
import { REDACTED } from '../events/event-definition.ts'
import type { ClaimCommand, DecideBankAccount } from './claim-commands.ts'
import type { ClaimEvent } from './claim-events.ts'
import { availableActions, claimStatuses } from './claim-status.ts'
import { decideClaim } from './decide-claim.ts'
import {
  bankPayment,
  chequePayment,
  filed,
  historyOf,
  otherAccount,
  registered,
  stateAfter,
} from './testing/example-claims.ts'

const proposal = { proposalId: 'p1', account: otherAccount, proposedBy: 'olga' }
const proposed: ClaimEvent = {
  type: 'ClaimBankAccountProposed',
  data: { claimId: 'c1', employeeId: 'employee-1', ...proposal },
}
const updatedTo = (payment: typeof chequePayment): ClaimEvent => ({
  type: 'ClaimUpdated',
  data: {
    ...filed.data,
    details: filed.data.details,
    payment,
    attachments: [...filed.data.attachments],
    answersRequest: false,
  },
})

/** The claim after the events, and then a command; undefined where the command is refused. */
function after(history: readonly ClaimEvent[], command: ClaimCommand) {
  const decision = decideClaim(command, stateAfter(...history))
  return 'refusal' in decision ? decision.refusal.code : stateAfter(...history, ...decision.events)
}

const propose = (changes: Partial<typeof proposal> = {}): ClaimCommand => ({
  type: 'ProposeBankAccount',
  data: { ...proposal, ...changes },
})
const decide = (changes: Partial<DecideBankAccount['data']> = {}): ClaimCommand => ({
  type: 'DecideBankAccount',
  data: { decision: 'APPROVED', proposalId: 'p1', decidedBy: 'vera', ...changes },
})

describe('who is offered to propose', () => {
  const matrix = administratorRoles.flatMap((role) => claimStatuses.map((status) => ({ role, status })))

  test.each(matrix)('$role, of a claim that is $status', ({ role, status }) => {
    const isOffered = availableActions({ status, payment: bankPayment }, powersOf([role])).includes(
      'propose-bank-account',
    )
    expect(isOffered).toBe(role === 'ADMIN_OPERATION' && status === 'PROCESSING')
  })

  test.each(['Cheque', 'PayNow', 'Payroll', 'Insurer'] as const)('nobody, where %s needs no account', (method) => {
    expect(availableActions({ status: 'PROCESSING', payment: { method } }, powersOf(administratorRoles))).not.toContain(
      'propose-bank-account',
    )
  })
})

describe('proposing', () => {
  test('waits for verification, and the payment stays as it is', () => {
    expect(after([filed], propose())).toMatchObject({
      payment: bankPayment,
      bankProposal: { ...proposal, status: 'WAITING_VERIFICATION' },
    })
  })

  test('again takes the place of the open proposal, with its own proposer', () => {
    const history = [
      filed,
      proposed,
      { ...proposed, data: { ...proposed.data, proposalId: 'p2', proposedBy: 'omar' } },
    ] as ClaimEvent[]
    expect(stateAfter(...history)).toMatchObject({
      bankProposal: { proposalId: 'p2', proposedBy: 'omar', status: 'WAITING_VERIFICATION' },
    })
    // Omar's account, which Olga may verify now; what was looked at before is decided by nobody.
    expect(after(history, decide({ proposalId: 'p2', decidedBy: 'olga' }))).toMatchObject({ payment: otherAccount })
    expect(after(history, decide({ proposalId: 'p1' }))).toBe('BANK_PROPOSAL_REPLACED')
  })

  test('after a declined one waits anew', () => {
    const declined: ClaimEvent = {
      type: 'ClaimBankAccountDeclined',
      data: { claimId: 'c1', employeeId: 'employee-1', proposalId: 'p1', decidedBy: 'vera', note: 'No' },
    }
    const again = stateAfter(filed, proposed, declined, proposed)
    expect(again).toMatchObject({ bankProposal: { status: 'WAITING_VERIFICATION' } })
    expect(again).not.toHaveProperty('bankProposal.note')
    expect(again).not.toHaveProperty('bankProposal.decidedBy')
  })

  test('needs a payment into an account', () => {
    expect(after([{ ...filed, data: { ...filed.data, payment: chequePayment } }], propose())).toBe(
      'PAYMENT_WITHOUT_ACCOUNT',
    )
  })
})

describe('deciding', () => {
  test('to approve makes it the account that the claim is paid into, and keeps the note', () => {
    expect(after([filed, proposed], decide({ note: ' As on the statement ' }))).toMatchObject({
      status: 'PROCESSING',
      payment: { method: 'Bank', ...otherAccount },
      bankProposal: { status: 'APPROVED', decidedBy: 'vera', note: 'As on the statement' },
    })
  })

  test('to decline leaves the payment', () => {
    expect(after([filed, proposed], decide({ decision: 'REJECTED', note: 'Another name' }))).toMatchObject({
      payment: bankPayment,
      bankProposal: { status: 'REJECTED', decidedBy: 'vera', note: 'Another name' },
    })
  })

  test.each(['APPROVED', 'REJECTED'] as const)('is not for the proposer: %s', (decision) => {
    expect(after([filed, proposed], decide({ decision, decidedBy: 'olga' }))).toBe('BANK_PROPOSAL_OWN')
  })

  test.each(['APPROVED', 'REJECTED'] as const)('happens once, whatever the second one says: %s', (decision) => {
    const first = decideClaim(decide(), stateAfter(filed, proposed))
    const events = 'events' in first ? first.events : []
    expect(after([filed, proposed, ...events], decide({ decision, decidedBy: 'viktor' }))).toBe('BANK_PROPOSAL_DECIDED')
  })

  test('without saying which proposal is about the last one', () => {
    expect(after([filed, proposed], decide({ proposalId: undefined }))).toMatchObject({ payment: otherAccount })
  })

  test('does not look at the account, which may have been forgotten', () => {
    const forgotten: ClaimEvent = {
      ...proposed,
      data: { ...proposed.data, account: { ...otherAccount, accountNo: REDACTED } },
    }
    expect(after([filed, forgotten], decide())).toMatchObject({ bankProposal: { status: 'APPROVED' } })
  })
})

test.each([bankPayment, chequePayment])(
  'a member who updates the claim closes the open proposal: it was about another claim',
  (payment) => {
    const history = [filed, proposed, updatedTo(payment)]
    expect(stateAfter(...history)).toMatchObject({ status: 'PROCESSING', payment, bankProposal: { status: 'CLOSED' } })
    expect(after(history, decide())).toBe('BANK_PROPOSAL_CLOSED')
  },
)

describe('a claim that leaves PROCESSING', () => {
  test.each(claimStatuses.filter((status) => status !== 'PROCESSING'))(
    'to %s closes the open proposal and is paid as it was handed over',
    (status) => {
      const [first, ...rest] = historyOf[status]
      const history = [first ?? filed, proposed, ...rest]
      expect(stateAfter(...history)).toMatchObject({ status, payment: bankPayment, bankProposal: { status: 'CLOSED' } })
      expect(after(history, decide())).toBe(status === 'DELETED' ? 'CLAIM_DELETED' : 'BANK_PROPOSAL_CLOSED')
    },
  )

  test('keeps what was decided before, and the insurer is given the verified account', () => {
    const verified: ClaimEvent = {
      type: 'ClaimBankAccountVerified',
      data: { claimId: 'c1', employeeId: 'employee-1', proposalId: 'p1', decidedBy: 'vera' },
    }
    expect(stateAfter(filed, proposed, verified, registered)).toMatchObject({
      status: 'SUBMITTED',
      payment: otherAccount,
      bankProposal: { status: 'APPROVED' },
    })
  })
})
