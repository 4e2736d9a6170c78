/** Folds events of users and claims into the rows that tell who uses which bank account, in memory. */
import {
  accountAfter,
  identityOfKept,
  type AccountOnRecord,
  type KeptAccount,
} from '@member-care/domain/bank/account-on-record.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import { enteredInProfileAt } from '@member-care/domain/user/account-of-profile.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { BankAccountRow } from './bank-accounts-table.ts'

const userEventTypes = [
  'BankAccountRecorded',
  'UserBankAccountProposed',
  'UserBankAccountVerified',
  'UserBankAccountDeclined',
] as const
const claimEventTypes = [
  'ClaimFiled',
  'ClaimUpdated',
  'ClaimBankAccountProposed',
  'ClaimBankAccountVerified',
  'ClaimBankAccountDeclined',
  // A claim that is no longer PROCESSING takes no proposal (3§4).
  'ClaimRegistered',
  'ClaimInformationRequested',
  'ClaimReviewStarted',
  'ClaimApproved',
  'ClaimRejected',
  'ClaimDeleted',
] as const

export const bankAccountEventTypes = [...userEventTypes, ...claimEventTypes, 'PersonalDataErased'] as const
type OfUser = Extract<Recorded<UserEvent>, { type: (typeof userEventTypes)[number] }>
type OfClaim = Extract<Recorded<ClaimEvent>, { type: (typeof claimEventTypes)[number] }>
type Erased = Extract<Recorded<UserEvent>, { type: 'PersonalDataErased' }>
export type BankAccountEvent = OfUser | OfClaim | Erased

/** The hash of an account, by its `accountIdentity`. */
export type HashOfAccount = (identity: string) => string

/** The id of the record that an event tells of; undefined for a person who is forgotten, who may have many. */
export function recordOf(event: BankAccountEvent): string | undefined {
  if (event.type === 'PersonalDataErased') return undefined
  return 'claimId' in event.data ? event.data.claimId : event.data.userId
}

/** The rows that these events change, as they are afterwards; an event that a row has seen already leaves it as it is. */
export function foldBankAccounts(
  present: readonly BankAccountRow[],
  events: readonly BankAccountEvent[],
  hash: HashOfAccount,
): readonly BankAccountRow[] {
  const rows = new Map(present.map((row) => [row.record_id, row]))
  const changed = new Set<string>()
  const put = (row: BankAccountRow) => {
    rows.set(row.record_id, row)
    changed.add(row.record_id)
  }
  for (const event of events) {
    if (event.type === 'PersonalDataErased') {
      for (const row of rows.values())
        if (row.user_id === event.data.userId && row.position < event.position)
          put({ ...withoutProposal(row), in_use: null, entered_at: null, position: event.position })
      continue
    }
    const before = rows.get(recordOf(event) ?? '')
    if (before && event.position <= before.position) continue
    const after = afterEvent(before, event, hash)
    if (after && after !== before) put({ ...after, position: event.position })
  }
  return [...rows.values()].filter(({ record_id }) => changed.has(record_id))
}

function afterEvent(
  row: BankAccountRow | undefined,
  event: OfUser | OfClaim,
  hash: HashOfAccount,
): BankAccountRow | undefined {
  const { position } = event
  switch (event.type) {
    case 'BankAccountRecorded':
    case 'UserBankAccountProposed': {
      const { userId } = event.data
      const known = row ?? emptyRow({ record_id: userId, user_id: userId, position })
      const account = hashOf(event.data, hash)
      // What is recorded takes the place of what waits; after an approval it is the same account.
      return event.type === 'BankAccountRecorded'
        ? { ...withoutProposal(known), ...accountStated(known, account, enteredInProfileAt(event)) }
        : { ...known, proposed: account, proposal_id: event.data.proposalId }
    }
    case 'ClaimFiled':
    case 'ClaimUpdated': {
      const { claimId, employeeId, payment } = event.data
      if (!row && payment.accountNo === undefined) return undefined
      const known = row ?? emptyRow({ record_id: claimId, user_id: employeeId, position })
      return { ...withoutProposal(known), ...accountStated(known, hashOf(payment, hash), happenedAt(event)) }
    }
    case 'ClaimBankAccountProposed': {
      const { claimId, employeeId, account, proposalId } = event.data
      const known = row ?? emptyRow({ record_id: claimId, user_id: employeeId, position })
      return { ...known, proposed: hashOf(account, hash), proposal_id: proposalId }
    }
    case 'ClaimBankAccountVerified':
      return row?.proposal_id === event.data.proposalId
        ? { ...withoutProposal(row), in_use: row.proposed, entered_at: null }
        : row
    case 'UserBankAccountVerified':
    case 'UserBankAccountDeclined':
    case 'ClaimBankAccountDeclined':
      return row?.proposal_id === event.data.proposalId ? withoutProposal(row) : row
    case 'ClaimDeleted':
      return row && { ...withoutProposal(row), in_use: null, entered_at: null }
    case 'ClaimRegistered':
    case 'ClaimInformationRequested':
    case 'ClaimReviewStarted':
    case 'ClaimApproved':
    case 'ClaimRejected':
      return row?.proposal_id == null ? row : withoutProposal(row)
  }
}

function emptyRow(of: Pick<BankAccountRow, 'record_id' | 'user_id' | 'position'>): BankAccountRow {
  return { ...of, in_use: null, entered_at: null, proposed: null, proposal_id: null }
}

function withoutProposal(row: BankAccountRow): BankAccountRow {
  return { ...row, proposed: null, proposal_id: null }
}

/** By the rule that decisions go by, on the hashes of accounts. */
function accountStated(
  { in_use, entered_at }: BankAccountRow,
  account: string | null,
  enteredAt: Date | null,
): Pick<BankAccountRow, 'in_use' | 'entered_at'> {
  const before: AccountOnRecord | undefined =
    in_use === null ? undefined : { account: in_use, enteredAt: entered_at === null ? null : new Date(entered_at) }
  const after = accountAfter(before, { account: account ?? undefined, enteredAt })
  return { in_use: after?.account ?? null, entered_at: after?.enteredAt?.toISOString() ?? null }
}

function hashOf(account: KeptAccount, hash: HashOfAccount): string | null {
  const identity = identityOfKept(account)
  return identity === undefined ? null : hash(identity)
}
