/** An account that an administrator proposed for a user's reimbursements, and the decision on it (3§4, C12b), on the stream `user-<userId>`. */
import type { BankAccount } from '../bank/bank-rules.ts'
import type { BankProposalStatus } from '../claim/bank-proposal.ts'
import type { Refusal } from '../errors/refusal.ts'
import { isRedacted, type Personal } from '../events/event-definition.ts'
import { userBankRefusalTexts } from '../texts/user-verification-texts.ts'
import type { UserEvent, UserType } from './user-events.ts'

/** Where a proposal came from: the bank tab of the console, or an uploaded file. */
export type BankProposalSource = Extract<UserEvent, { type: 'UserBankAccountProposed' }>['data']['source']

type KeptAccount = Omit<BankAccount, 'accountNo'> & { readonly accountNo: Personal<string> }

/** The user's last proposal. CLOSED: before anybody decided, the member entered an account of their own, or was forgotten. */
export interface UserBankProposal {
  readonly proposalId: string
  readonly status: BankProposalStatus
  readonly account: KeptAccount
  /** User id of an administrator. */
  readonly proposedBy: string
}

export interface UserBankState {
  readonly userId: string
  readonly userType: UserType
  readonly proposal: UserBankProposal | undefined
}

export type UserBankCommand =
  /** A newer proposal takes the place of one that waits. */
  | {
      readonly type: 'ProposeUserBankAccount'
      readonly data: { readonly proposalId: string; readonly account: BankAccount; readonly proposedBy: string; readonly source: BankProposalSource }
    }
  | {
      readonly type: 'DecideUserBankAccount'
      /** `proposalId`: the one that was looked at; absent, it is the last. */
      readonly data: {
        readonly proposalId?: string | undefined
        readonly decision: 'APPROVED' | 'REJECTED'
        readonly decidedBy: string
        readonly note?: string | undefined
      }
    }

export type UserBankRefusalCode = keyof typeof userBankRefusalTexts

/** The state after one more event of the user; undefined before they are enrolled. Never throws. */
export function evolveUserBank(state: UserBankState | undefined, event: UserEvent): UserBankState | undefined {
  if (event.type === 'UserEnrolled') return { userId: event.data.userId, userType: event.data.userType, proposal: undefined }
  if (!state) return state
  switch (event.type) {
    case 'UserBankAccountProposed': {
      const { proposalId, bankName, bankNo, branchNo, accountNo, proposedBy } = event.data
      return { ...state, proposal: { proposalId, status: 'WAITING_VERIFICATION', account: { bankName, bankNo, branchNo, accountNo }, proposedBy } }
    }
    case 'UserBankAccountVerified':
      return withStatus(state, event.data.proposalId, 'APPROVED')
    case 'UserBankAccountDeclined':
      return withStatus(state, event.data.proposalId, 'REJECTED')
    // After an approval it is the approved account itself, and nothing waits any more.
    case 'BankAccountRecorded':
    case 'PersonalDataErased':
      return state.proposal?.status === 'WAITING_VERIFICATION' ? withStatus(state, state.proposal.proposalId, 'CLOSED') : state
    default:
      return state
  }
}

function withStatus(state: UserBankState, proposalId: string, status: BankProposalStatus): UserBankState {
  return state.proposal?.proposalId === proposalId ? { ...state, proposal: { ...state.proposal, status } } : state
}

/**
 * Why an administrator cannot decide on a user's proposal; undefined when they can. Whether they have the power at all is asked elsewhere.
 * @param decision the administrator's user id, and the proposal that they looked at; absent, it is the last
 */
export function userBankDecisionObstacle(
  proposal: Pick<UserBankProposal, 'proposalId' | 'status' | 'proposedBy'> | undefined,
  { decidedBy, proposalId }: { readonly decidedBy: string; readonly proposalId?: string | undefined },
): UserBankRefusalCode | undefined {
  if (!proposal) return 'BANK_PROPOSAL_ABSENT'
  if (proposalId !== undefined && proposalId !== proposal.proposalId) return 'BANK_PROPOSAL_REPLACED'
  if (proposal.status === 'CLOSED') return 'BANK_PROPOSAL_CLOSED'
  if (proposal.status !== 'WAITING_VERIFICATION') return 'BANK_PROPOSAL_DECIDED'
  // Four eyes: also somebody with both roles needs another person.
  return proposal.proposedBy === decidedBy ? 'BANK_PROPOSAL_OWN' : undefined
}

/**
 * The events that a command leads to, or why it is refused. An approval records the account in the same append, so that there is no
 * moment at which it is approved and not in force. What the account's digits must be has been checked before (bank/bank-rules.ts).
 */
export function decideUserBank(command: UserBankCommand, state: UserBankState | undefined): { events: UserEvent[] } | { refusal: Refusal } {
  if (!state) return refuse('USER_NOT_FOUND')
  return command.type === 'ProposeUserBankAccount' ? propose(command.data, state) : decide(command.data, state)
}

function propose({ account, ...proposed }: Extract<UserBankCommand, { type: 'ProposeUserBankAccount' }>['data'], { userId, userType }: UserBankState) {
  if (userType !== 'client') return refuse('USER_BANK_ADMINISTRATOR')
  const { bankName, bankNo, branchNo, accountNo } = account
  return one({ type: 'UserBankAccountProposed', data: { userId, bankName, bankNo, branchNo, accountNo, ...proposed } })
}

function decide(asked: Extract<UserBankCommand, { type: 'DecideUserBankAccount' }>['data'], { userId, proposal }: UserBankState) {
  const obstacle = userBankDecisionObstacle(proposal, asked)
  if (obstacle !== undefined || !proposal) return refuse(obstacle ?? 'BANK_PROPOSAL_ABSENT')
  const { account, proposalId } = proposal
  const note = asked.note?.trim() ?? ''
  const decision = { userId, proposalId, decidedBy: asked.decidedBy, ...(note !== '' && { note }) }
  if (asked.decision === 'REJECTED') return one({ type: 'UserBankAccountDeclined', data: decision })
  // A forgotten person's proposal is closed, so this holds for what is waiting; an account without its number is none.
  if (isRedacted(account.accountNo)) return refuse('BANK_PROPOSAL_CLOSED')
  return one({ type: 'UserBankAccountVerified', data: decision }, { type: 'BankAccountRecorded', data: { userId, ...account } })
}

function one(...events: UserEvent[]): { events: UserEvent[] } {
  return { events }
}

function refuse(code: UserBankRefusalCode): { refusal: Refusal } {
  return { refusal: { code, message: userBankRefusalTexts[code] } }
}
