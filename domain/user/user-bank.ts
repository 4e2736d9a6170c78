/** An account that an administrator proposed for a user's reimbursements, and the decision on it (3§4, C12b), on the stream `user-<userId>`. */
import {
  closed,
  decideBankProposal,
  decided,
  proposed,
  type BankDecision,
  type BankProposal,
} from '../bank/bank-proposal.ts'
import type { BankAccount } from '../bank/bank-rules.ts'
import type { Refusal } from '../errors/refusal.ts'
import { isRedacted } from '../events/event-definition.ts'
import { userBankRefusalTexts } from '../texts/user-verification-texts.ts'
import type { UserEvent, UserType } from './user-events.ts'

/** Where a proposal came from: the bank tab of the console, or an uploaded file. */
export type BankProposalSource = Extract<UserEvent, { type: 'UserBankAccountProposed' }>['data']['source']

export interface UserBankState {
  readonly userId: string
  readonly userType: UserType
  /** The last one. Closed when, before anybody decided, the member entered an account of their own or was forgotten. */
  readonly proposal: BankProposal | undefined
}

export type UserBankCommand =
  /** A newer proposal takes the place of one that waits. */
  | {
      readonly type: 'ProposeUserBankAccount'
      readonly data: {
        readonly proposalId: string
        readonly account: BankAccount
        readonly proposedBy: string
        readonly source: BankProposalSource
      }
    }
  | {
      readonly type: 'DecideUserBankAccount'
      readonly data: BankDecision
    }

type UserBankRefusalCode = keyof typeof userBankRefusalTexts

/** The state after one more event of the user; undefined before they are enrolled. Never throws. */
export function evolveUserBank(state: UserBankState | undefined, event: UserEvent): UserBankState | undefined {
  if (event.type === 'UserEnrolled')
    return { userId: event.data.userId, userType: event.data.userType, proposal: undefined }
  if (!state) return state
  const withProposal = (proposal: BankProposal | undefined) => (proposal ? { ...state, proposal } : state)
  switch (event.type) {
    case 'UserBankAccountProposed': {
      const { proposalId, bankName, bankNo, branchNo, accountNo, proposedBy } = event.data
      return withProposal(proposed({ proposalId, account: { bankName, bankNo, branchNo, accountNo }, proposedBy }))
    }
    case 'UserBankAccountVerified':
      return withProposal(decided(state.proposal, 'APPROVED', event.data))
    case 'UserBankAccountDeclined':
      return withProposal(decided(state.proposal, 'REJECTED', event.data))
    // After an approval it is the approved account itself, and nothing waits any more.
    case 'BankAccountRecorded':
    case 'PersonalDataErased':
      return withProposal(closed(state.proposal))
    default:
      return state
  }
}

/**
 * The events that a command leads to, or why it is refused. An approval records the account in the same append, so that there is no
 * moment at which it is approved and not in force. What the account's digits must be has been checked before (bank/bank-rules.ts).
 */
export function decideUserBank(
  command: UserBankCommand,
  state: UserBankState | undefined,
): { events: UserEvent[] } | { refusal: Refusal } {
  if (!state) return refuse('USER_NOT_FOUND')
  return command.type === 'ProposeUserBankAccount' ? propose(command.data, state) : decide(command.data, state)
}

function propose(
  { account, ...proposal }: Extract<UserBankCommand, { type: 'ProposeUserBankAccount' }>['data'],
  { userId, userType }: UserBankState,
) {
  if (userType !== 'client') return refuse('USER_BANK_ADMINISTRATOR')
  const { bankName, bankNo, branchNo, accountNo } = account
  return one({ type: 'UserBankAccountProposed', data: { userId, bankName, bankNo, branchNo, accountNo, ...proposal } })
}

function decide(asked: BankDecision, { userId, proposal }: UserBankState) {
  const outcome = decideBankProposal(proposal, asked)
  if ('obstacle' in outcome) return refuse(outcome.obstacle)
  const decision = { userId, ...outcome.said }
  if (asked.decision === 'REJECTED')
    return one({ type: 'UserBankAccountDeclined', data: { ...decision, ...outcome.saidOfDecline } })
  const { account } = outcome.proposal
  // A forgotten person's proposal is closed, so this holds for what is waiting; an account without its number is none.
  if (isRedacted(account.accountNo)) return refuse('BANK_PROPOSAL_CLOSED')
  return one(
    { type: 'UserBankAccountVerified', data: decision },
    { type: 'BankAccountRecorded', data: { userId, ...account, accountNo: account.accountNo } },
  )
}

function one(...events: UserEvent[]): { events: UserEvent[] } {
  return { events }
}

function refuse(code: UserBankRefusalCode): { refusal: Refusal } {
  return { refusal: { code, message: userBankRefusalTexts[code] } }
}
