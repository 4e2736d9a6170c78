/** The queries of what waits for verification with users. The first argument of each says whose records it may show. */
import type { BankProposalStatus } from '@member-care/domain/bank/bank-proposal.ts'
import { bankProposalStatuses } from '@member-care/domain/bank/bank-proposal.ts'
import { identityChangeStatuses, type IdentityChangeStatus } from '@member-care/domain/user/identity-change.ts'
import type { Json, JsonObject } from '@member-care/event-store/port.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { EveryClientScope, Scope } from '../scope.ts'
import { allOf, companyWithin, instant, limitTo, listAndCount, type Listed, type Page } from '../tables/query-parts.ts'
import { openBoxes, openRows, sealedBoxes, type SealedReading } from '../tables/sealed-columns.ts'
import { usersTable } from '../users/users-tables.ts'
import { identityChangesTable, userBankProposalsTable, type UserBankProposalRow } from './verification-tables.ts'

/** Personal values are null where the person was forgotten. */
interface Person {
  readonly userId: string
  readonly name: string | null
  readonly nric: string | null
  /** The names of their companies within the scope. */
  readonly companies: readonly string[]
}

interface KeptAccount {
  readonly bankName: string
  readonly bankNo: string
  readonly branchNo: string
  readonly accountNo: string | null
}

/** A user's last proposed account beside the present one. */
export interface UserBankProposalRecord extends Person {
  readonly proposalId: string
  readonly status: BankProposalStatus
  readonly proposed: KeptAccount
  /** Null where no account is set yet for reimbursements. */
  readonly present: KeptAccount | null
  readonly proposedBy: string
  readonly proposedAt: Date
  /** Why it was declined; null where it was not, or no reason was given. */
  readonly reason: string | null
}

/** The last change of who a user is that they asked for or HR proposed, beside what is on record. */
export interface IdentityChangeRecord extends Person {
  readonly requestId: string
  readonly status: IdentityChangeStatus
  readonly changesName: boolean
  readonly changesNric: boolean
  readonly changesBirthdate: boolean
  readonly requestedName: string | null
  readonly requestedNric: string | null
  readonly requestedBirthdate: string | null
  readonly requestedGender: 'm' | 'f' | null
  /** As it is on record. */
  readonly birthdate: string | null
  readonly gender: 'm' | 'f' | null
  /** The HR administrator who proposed it, for which company, and why; nothing where the member asks. */
  readonly proposedBy: string | undefined
  readonly companyId: string | null
  readonly companyName: string | null
  readonly reason: string | null
  readonly evidence: readonly {
    readonly fileId: string
    readonly originalFilename: string | null
    readonly mimeType: string
    readonly bytes: number
  }[]
  readonly requestedAt: Date
}

export interface VerificationFilter {
  readonly userIds?: readonly string[] | undefined
  /** What waits, if not given. */
  readonly status?: BankProposalStatus | undefined
}

const person = {
  user_id: z.string(),
  name: z.string().nullable(),
  nric: z.string().nullable(),
  companies: z.array(z.string()),
}
const bankRow = z.object({
  ...person,
  proposal_id: z.string(),
  status: z.enum(bankProposalStatuses),
  bank_name: z.string(),
  bank_no: z.string(),
  branch_no: z.string(),
  sealed: sealedBoxes,
  present_bank_name: z.string().nullable(),
  present_bank_no: z.string().nullable(),
  present_branch_no: z.string().nullable(),
  present_sealed: sealedBoxes,
  proposed_by: z.string(),
  proposed_at: instant,
})
const identityRow = z.object({
  ...person,
  request_id: z.string(),
  status: z.enum(identityChangeStatuses),
  changes_name: z.boolean(),
  changes_nric: z.boolean(),
  changes_birthdate: z.boolean(),
  requested_gender: z.enum(['m', 'f']).nullable(),
  gender: z.enum(['m', 'f']).nullable(),
  proposed_by: z.string().nullable(),
  company_id: z.string().nullable(),
  company_name: z.string().nullable(),
  sealed: sealedBoxes,
  present_sealed: sealedBoxes,
  evidence: z.array(
    z.object({ fileId: z.string(), originalFilename: z.string().nullable(), mimeType: z.string(), bytes: z.number() }),
  ),
  requested_at: instant,
})
const totalRow = z.object({ total: z.number() })

/** Where a queue's rows stand. */
type WaitingTable = 'user_bank_proposals' | 'identity_changes'

/** A page of proposed accounts, the one that waits longest first. */
export async function listUserBankProposals(
  { database, subjectKeys }: SealedReading,
  scope: Scope,
  page: Page,
  filter: VerificationFilter = {},
): Promise<Listed<UserBankProposalRecord>> {
  const { items, total } = await listWaiting(
    database,
    { scope, page, filter },
    {
      table: 'user_bank_proposals',
      row: bankRow,
      columns: sql.fragment`proposal_id, waiting.bank_name, waiting.bank_no, waiting.branch_no,
        u.bank_name as present_bank_name, u.bank_no as present_bank_no, u.branch_no as present_branch_no, u.sealed as present_sealed,
        proposed_by, proposed_at`,
      since: sql.fragment`proposed_at`,
    },
  )
  const [rows, users] = await Promise.all([
    openRows<OpenedBankRow>(subjectKeys, userBankProposalsTable, items),
    openBoxes(
      subjectKeys,
      usersTable,
      items.map(({ user_id, present_sealed }) => ({ key: [user_id], sealed: present_sealed })),
    ),
  ])
  return { items: rows.map((row, index) => toBankProposal(row, textOrNull(users[index]?.['account_no']))), total }
}

/** A page of requested changes, the one that waits longest first. */
export async function listIdentityChanges(
  { database, subjectKeys }: SealedReading,
  scope: Scope,
  page: Page,
  filter: VerificationFilter = {},
): Promise<Listed<IdentityChangeRecord>> {
  const { items, total } = await listWaiting(
    database,
    { scope, page, filter },
    {
      table: 'identity_changes',
      row: identityRow,
      columns: sql.fragment`request_id, changes_name, changes_nric, changes_birthdate, evidence, requested_at,
        waiting.gender as requested_gender, u.gender, u.sealed as present_sealed, waiting.proposed_by, waiting.company_id,
        (select c.name from read.clients c where c.company_id = waiting.company_id) as company_name`,
      since: sql.fragment`requested_at`,
    },
  )
  // The person's own name and NRIC stand in the same row.
  const [asked, present] = await Promise.all([
    openBoxes(
      subjectKeys,
      identityChangesTable,
      items.map(({ user_id, sealed }) => ({ key: [user_id], sealed })),
    ),
    openBoxes(
      subjectKeys,
      usersTable,
      items.map(({ user_id, present_sealed }) => ({ key: [user_id], sealed: present_sealed })),
    ),
  ])
  const opened = items.map((row, index) => toIdentityChange(row, asked[index] ?? {}, present[index] ?? {}))
  return { items: opened, total }
}

/** A user's last proposed account, in any status; undefined when there is none within the scope. */
export async function findUserBankProposal(
  reading: SealedReading,
  scope: Scope,
  userId: string,
): Promise<UserBankProposalRecord | undefined> {
  const { items } = await listUserBankProposals(reading, scope, { offset: 0, limit: 1 }, { userIds: [userId] })
  return items[0]
}

/** A user's last request, in any status; undefined when there is none within the scope. */
export async function findIdentityChange(
  reading: SealedReading,
  scope: Scope,
  userId: string,
): Promise<IdentityChangeRecord | undefined> {
  const { items } = await listIdentityChanges(reading, scope, { offset: 0, limit: 1 }, { userIds: [userId] })
  return items[0]
}

/** How many wait in a queue within the scope. */
export async function countWaiting(pool: CommonQueryMethods, scope: Scope, queue: WaitingTable): Promise<number> {
  return pool.oneFirst(sql.type(totalRow)`select count(*)::int as total ${waitingIn(queue, scope, {})}`)
}

/** The rows of a page, the one that waits longest first, and how many there are. A row is the queue's own, as \`waiting\`, beside its user's, as \`u\`. */
async function listWaiting<Row>(
  pool: CommonQueryMethods,
  { scope, page, filter }: { readonly scope: Scope; readonly page: Page; readonly filter: VerificationFilter },
  queue: {
    readonly table: WaitingTable
    readonly row: z.ZodType<Row>
    readonly columns: FragmentSqlToken
    readonly since: FragmentSqlToken
  },
): Promise<Listed<Row>> {
  const rows = waitingIn(queue.table, scope, filter)
  return listAndCount(
    pool,
    {
      page: sql.type(queue.row)`
        select waiting.user_id, u.name, u.nric, ${companiesOf(scope)} as companies, waiting.status, waiting.sealed, ${queue.columns}
        ${rows} order by ${queue.since}, waiting.user_id ${limitTo(page)}`,
      count: rows,
    },
    (row) => row,
  )
}

function waitingIn(table: WaitingTable, scope: Scope, filter: VerificationFilter): FragmentSqlToken {
  return sql.fragment`
    from ${sql.identifier(['read', table])} waiting join read.users u on u.user_id = waiting.user_id where ${conditionOf(scope, filter)}`
}

/** A condition on `waiting`, a row of either table. Named users are found in any status. */
function conditionOf(scope: Scope, { userIds, status }: VerificationFilter): FragmentSqlToken {
  const usual = userIds === undefined ? 'WAITING_VERIFICATION' : undefined
  const wanted = status ?? usual
  return allOf([
    ...(wanted === undefined ? [] : [sql.fragment`waiting.status = ${wanted}`]),
    ...(userIds === undefined ? [] : [sql.fragment`waiting.user_id = any(${sql.array([...userIds], 'text')})`]),
    ...(scope.kind === 'all' ? [] : [withinScope(scope)]),
  ])
}

function withinScope(scope: Exclude<Scope, EveryClientScope>): FragmentSqlToken {
  if (scope.kind === 'own') return sql.fragment`waiting.user_id = ${scope.userId}`
  return sql.fragment`exists (select from read.memberships m where m.user_id = waiting.user_id and ${companyWithin(scope, sql.fragment`m.company_id`)})`
}

function companiesOf(scope: Scope): FragmentSqlToken {
  const within = scope.kind === 'own' ? sql.fragment`true` : companyWithin(scope, sql.fragment`m.company_id`)
  return sql.fragment`array(
    select c.name from read.memberships m join read.clients c on c.company_id = m.company_id
    where m.user_id = waiting.user_id and ${within} order by m.effective_start_date, c.name)`
}

type OpenedBankRow = Omit<z.infer<typeof bankRow>, 'sealed'> & Pick<UserBankProposalRow, 'account_no' | 'reason'>

/** @param accountNo of the present account */
function toBankProposal(row: OpenedBankRow, accountNo: string | null): UserBankProposalRecord {
  const { present_bank_name: bankName, present_bank_no: bankNo, present_branch_no: branchNo } = row
  return {
    ...personOf(row),
    proposalId: row.proposal_id,
    status: row.status,
    proposed: { bankName: row.bank_name, bankNo: row.bank_no, branchNo: row.branch_no, accountNo: row.account_no },
    present:
      bankName !== null && bankNo !== null && branchNo !== null ? { bankName, bankNo, branchNo, accountNo } : null,
    proposedBy: row.proposed_by,
    proposedAt: new Date(row.proposed_at),
    reason: row.reason,
  }
}

/** @param sealed of what is asked for; @param present of what is on record */
function toIdentityChange(
  row: z.infer<typeof identityRow>,
  sealed: JsonObject,
  present: JsonObject,
): IdentityChangeRecord {
  return {
    ...personOf(row),
    requestId: row.request_id,
    status: row.status,
    changesName: row.changes_name,
    changesNric: row.changes_nric,
    changesBirthdate: row.changes_birthdate,
    requestedName: textOrNull(sealed['name']),
    requestedNric: textOrNull(sealed['nric']),
    requestedBirthdate: textOrNull(sealed['birthdate']),
    requestedGender: row.requested_gender,
    birthdate: textOrNull(present['birthdate']),
    gender: row.gender,
    proposedBy: row.proposed_by ?? undefined,
    companyId: row.company_id,
    companyName: row.company_name,
    reason: textOrNull(sealed['reason']),
    evidence: row.evidence.map((entry, index) => ({
      ...entry,
      originalFilename: textOrNull(sealed[`evidence.${index}.originalFilename`]),
    })),
    requestedAt: new Date(row.requested_at),
  }
}

function textOrNull(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null
}

function personOf(row: {
  user_id: string
  name: string | null
  nric: string | null
  companies: readonly string[]
}): Person {
  return { userId: row.user_id, name: row.name, nric: row.nric, companies: row.companies }
}
