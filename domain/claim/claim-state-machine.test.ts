// Requirements: CLM-102, CLM-108, CLM-120
/** The claim's state machine under random commands of everybody: it keeps to its table, loses no money, and its events say all that it is. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { powersOf } from '../access/powers.ts'
import type { ClaimCommand } from './claim-commands.ts'
import { claimEventDefinitions, type ClaimEvent } from './claim-events.ts'
import { evolve, initialState, isFiled, type ClaimState, type FiledClaim } from './claim-state.ts'
import {
  availableActions,
  claimActions,
  claimStatuses,
  claimSteps,
  HANDOVER_ATTEMPTS,
  isActionPossible,
  statusAfter,
  type ClaimStep,
} from './claim-status.ts'
import { decideClaim } from './decide-claim.ts'
import { filed } from './testing/example-claims.ts'
import { randomCommand } from './testing/random-commands.ts'

/** Which step of the table each command is. */
const stepOf: { readonly [Type in Exclude<ClaimCommand['type'], 'FileClaim'>]: ClaimStep } = {
  RecordHandoverFailure: 'record-handover-failure',
  RegisterClaim: 'register',
  RequestReprocess: 'reprocess',
  RequestInformation: 'request-information',
  UpdateClaim: 'update',
  StartReview: 'start-review',
  ApproveClaim: 'approve',
  ProposeAmount: 'propose-amount',
  AgreeToAmount: 'agree-to-amount',
  DeclineAmount: 'decline-amount',
  RejectClaim: 'reject',
  CorrectToApproved: 'correct-to-approved',
  CorrectToRejected: 'correct-to-rejected',
  DeleteClaim: 'delete',
  AssignClaim: 'assign',
  DismissDuplicate: 'dismiss-duplicate',
  ProposeBankAccount: 'propose-bank-account',
  DecideBankAccount: 'decide-bank-account',
}

interface Turn {
  readonly command: ClaimCommand
  readonly before: FiledClaim
  readonly events: readonly ClaimEvent[]
  readonly after: FiledClaim
}

/** A claim's life under some commands after it was filed, turn by turn. */
function live(commands: readonly ClaimCommand[]): readonly Turn[] {
  let state: ClaimState = evolve(initialState, filed)
  return commands.map((command) => {
    const before = state
    const decision = decideClaim(command, before)
    const events = 'events' in decision ? decision.events : []
    state = events.reduce(evolve, before)
    if (!isFiled(before) || !isFiled(state)) throw new Error('A claim that was filed is no claim any more.')
    return { command, before, events, after: state }
  })
}

function holdsInEveryTurn(check: (turn: Turn) => void): void {
  fc.assert(
    fc.property(fc.array(randomCommand, { maxLength: 40 }), (commands) => live(commands).forEach(check)),
    { numRuns: 2_000 },
  )
}

const isDecided = ({ status }: FiledClaim) => status === 'APPROVED' || status === 'REJECTED'

describe('the table', () => {
  test('every step of it is a command or a letter to download, and every command a step', () => {
    expect([...Object.values(stepOf), 'download-settlement-letter'].sort()).toEqual([...claimSteps].sort())
  })

  test('a claim moves along it and no other way, and what it does not allow does nothing', () => {
    holdsInEveryTurn(({ command, before, events, after }) => {
      if (command.type === 'FileClaim' || events.length === 0) return expect(after).toEqual(before)
      expect(after.status).toBe(statusAfter(stepOf[command.type], before.status))
    })
  })

  test('nothing leads out of a decision but its correction, which the desk makes of its own, and says why', () => {
    const corrections = ['correct-to-approved', 'correct-to-rejected', 'agree-to-amount']
    for (const status of ['APPROVED', 'REJECTED', 'DELETED'] as const) {
      const ways = claimSteps.filter((step) => (statusAfter(step, status) ?? status) !== status)
      expect(
        ways.every((step) => status !== 'DELETED' && corrections.includes(step)),
        status,
      ).toBe(true)
    }
    holdsInEveryTurn(({ command, before, events, after }) => {
      if (before.status === 'DELETED') return expect(after).toEqual(before)
      if (!isDecided(before) || events.length === 0) return
      const correction = events.find((event) => event.type === 'ClaimDecisionCorrected')?.data
      if (correction === undefined) return expect(decisionOf(after)).toEqual(decisionOf(before))
      expect([correction.before, correction.after]).toEqual([decisionOf(before), decisionOf(after)])
      expect(correction.after).not.toEqual(correction.before)
      expect(correction.reason).not.toBe('')
      if (correction.proposedBy !== undefined) expect(correction.proposedBy).not.toBe(correction.correctedBy)
      if ('lastDecider' in command.data && command.type !== 'AgreeToAmount')
        expect(command.data.lastDecider?.kind).not.toBe('insurer')
    })
  })

  test('what somebody did had a button at that moment for those who may do it', () => {
    const everybody = powersOf(['ADMIN_OPERATION', 'ADMIN_CLAIM', 'ADMIN_ACCOUNT'])
    holdsInEveryTurn(({ command, before, events }) => {
      const action = command.type !== 'FileClaim' && claimActions.find((one) => one === stepOf[command.type])
      if (!action || events.length === 0) return
      expect([...availableActions(before, 'member'), ...availableActions(before, everybody)]).toContain(action)
    })
  })
})

describe('the money', () => {
  test('is payable once a claim is approved, and only then', () => {
    holdsInEveryTurn(({ after }) => {
      expect(after.payableCents !== undefined).toBe(after.status === 'APPROVED')
      if (after.payableCents === undefined) return
      expect(Number.isSafeInteger(after.payableCents)).toBe(true)
      expect(after.payableCents).toBeGreaterThanOrEqual(0)
      expect(after.payableCents).toBeLessThanOrEqual(after.details.amountCents)
    })
  })

  test('goes out by no decision while its payout waits', () => {
    holdsInEveryTurn(({ command, before, events, after }) => {
      if ('payoutWait' in command.data && command.data.payoutWait !== undefined)
        expect(events.map(({ type }) => type)).not.toContain('ClaimApproved')
      if ('payoutWait' in command.data && command.data.payoutWait !== undefined)
        expect(after.payableCents ?? 0).toBeLessThanOrEqual(before.payableCents ?? 0)
    })
  })

  test('claimed changes only by the member, and only while the claim is open to it', () => {
    holdsInEveryTurn(({ command, before, after }) => {
      if (before.details.amountCents === after.details.amountCents) return
      expect(command.type).toBe('UpdateClaim')
      expect(['PROCESSING', 'SUBMITTED']).toContain(before.status)
    })
  })

  test('goes nowhere else than the member said, or a second administrator confirmed', () => {
    holdsInEveryTurn(({ command, before, after }) => {
      if (JSON.stringify(before.payment) === JSON.stringify(after.payment)) return
      if (command.type === 'UpdateClaim') {
        expect(command.data.paymentMayChange).toBe(true)
        return expect(after.payment).toEqual(command.data.payment)
      }
      expect(command).toMatchObject({ type: 'DecideBankAccount', data: { decision: 'APPROVED' } })
      expect(before.status).toBe('PROCESSING')
      expect(after.payment).toEqual({ method: 'Bank', ...before.bankProposal?.account })
      expect(before.bankProposal?.proposedBy).not.toBe(after.bankProposal?.decidedBy)
    })
  })
})

describe('what a claim is', () => {
  test('never changes: its id, its people, its kind, and its number once it has one', () => {
    holdsInEveryTurn(({ before, after }) => {
      for (const field of ['claimId', 'companyId', 'employeeId', 'claimantId', 'filedBy'] as const)
        expect(after[field]).toBe(before[field])
      expect(after.details.kind).toBe(before.details.kind)
      if (before.transactionNo !== undefined) expect(after.transactionNo).toBe(before.transactionNo)
    })
  })

  test('has a number from the moment when the insurer has it, and waits for Reprocess only before', () => {
    holdsInEveryTurn(({ after }) => {
      if (after.status !== 'DELETED') expect(after.transactionNo === undefined).toBe(after.status === 'PROCESSING')
      expect(after.retryCount).toBeLessThanOrEqual(HANDOVER_ATTEMPTS)
      if (after.gaveUp) expect(['PROCESSING', 'DELETED']).toContain(after.status)
    })
  })

  test('loses no document but by the member, and has those that the member wants', () => {
    holdsInEveryTurn(({ command, before, events, after }) => {
      const wanted = command.type === 'UpdateClaim' && events.length > 0 ? command.data.attachments : before.attachments
      expect(after.attachments).toEqual(wanted)
    })
  })

  test('is what was decided of it', () => {
    holdsInEveryTurn(({ command, events, after }) => {
      if (events.length === 0) return
      if (command.type === 'ApproveClaim') {
        const { payoutWait: _, ...said } = command.data
        expect(after).toMatchObject(said)
      }
      if (command.type === 'RejectClaim')
        expect(after).toMatchObject({ rejectionReasonCode: command.data.reasonCode, remarks: command.data.remarks })
      if (command.type === 'RequestInformation') expect(after.informationRequest).toBe(command.data.request)
    })
  })

  test('stands whole in its events, as they are written and read again', () => {
    fc.assert(
      fc.property(fc.array(randomCommand, { maxLength: 40 }), (commands) => {
        const turns = live(commands)
        const events = [filed, ...turns.flatMap((turn) => turn.events)]
        const read = events.map(asRead)
        expect(read.reduce(evolve, initialState)).toEqual(asJson(turns.at(-1)?.after ?? evolve(initialState, filed)))
      }),
    )
  })
})

function decisionOf({ status, payableCents, rejectionReasonCode }: FiledClaim) {
  return status === 'APPROVED' ? { status, payableCents } : { status, reasonCode: rejectionReasonCode }
}

/** An event as it comes back from where it was kept: through its JSON and its schema. */
function asRead({ type, data }: ClaimEvent): ClaimEvent {
  const definition = claimEventDefinitions.find((one) => one.type === type)
  const parsed: unknown = definition?.data.parse(asJson(data))
  expect(parsed).toEqual(asJson(data))
  return { type, data: parsed } as ClaimEvent
}

function asJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

test('a step that is possible in a status has somewhere to lead', () => {
  for (const status of claimStatuses)
    for (const step of claimSteps)
      expect(isActionPossible(step, status)).toBe(
        claimStatuses.includes(statusAfter(step, status) ?? ('' as 'DELETED')),
      )
})
