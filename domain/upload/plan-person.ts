/** From what is stored of a person and what a file wants of them to the commands that follow, and to what is told of each row. Pure. */
import { uploadErrorTexts, uploadWarningTexts } from '../texts/upload-texts.ts'
import { decideInTurn } from '../user/decide-user.ts'
import { decideUserBank, type UserBankCommand } from '../user/user-bank.ts'
import type { UserCommand } from '../user/user-commands.ts'
import type { MemberType } from '../user/user-events.ts'
import type { EnrolledUser, UserState } from '../user/user-state.ts'
import { companyWarnings, hasAccount, sharedWarnings, type FileCompany } from './company-file.ts'
import { coverCommands, coverObstacle } from './plan-cover.ts'
import { bankCommand, detailsCommands, detailsObstacle, enrolmentCommand, numberObstacle } from './plan-details.ts'
import { changesBetween } from './upload-changes.ts'
import { evolveStoredPerson, type StoredPerson } from './stored-person.ts'
import { strangerObstacle } from './stranger.ts'
import type { UploadRow } from './upload-row.ts'
import type { UploadColumn } from './upload-columns.ts'
import type { UploadEntry, UploadOutcome } from './upload-outcome.ts'
import { hasErrors, type WantedCover, type WantedPerson } from './wanted-person.ts'

/** A client company as rows name it by its code. */
export interface UploadClient {
  readonly companyId: string
  readonly name: string
}

export interface PlanContext {
  /** The person's id: theirs, or the one that they would get. */
  readonly userId: string
  /** Singapore date, YYYY-MM-DD. */
  readonly today: string
  /** The company whose own HR sends the file (S94); undefined where an administrator sends it. */
  readonly company?: FileCompany | undefined
  /** User id of the administrator who uploads; a bank account waits until somebody else has verified it (C12b). */
  readonly uploadedBy: string
  /** The id of a proposal of this person's account; the same for the same upload. */
  readonly proposalId: string
  readonly placeholderEmailDomain: string
  /** The client of a company code in any case, if who uploads reaches it (S36). */
  readonly clientOf: (companyCode: string) => UploadClient | undefined
  /** Whether who sends the file may know of this person: of everybody else it tells and changes nothing (S94, S128). */
  readonly isReached: (user: EnrolledUser) => boolean
  /** Whether somebody whom they reach is covered by a company that they do not reach as well: of them the file changes the cover alone (S128). */
  readonly isOfOthersToo: (user: EnrolledUser) => boolean
  /** Who has an address or number, as far as is known; undefined while it is free. */
  readonly holderOf: (kind: 'email' | 'nric', value: string) => string | undefined
  /** For a dependant: the employee as they are by then. */
  readonly employee?: { readonly rowNo: number; readonly user: UserState } | undefined
}

export interface PersonPlan {
  /** One for each row about the person. */
  readonly entries: readonly UploadEntry[]
  /** What is to be recorded, in one append; none when nothing changes. */
  readonly commands: readonly UserCommand[]
  /** The account that is to be proposed, if any, afterwards. */
  readonly bankCommand: UserBankCommand | undefined
  readonly before: StoredPerson
  readonly after: StoredPerson
}

type EntryError = UploadEntry['errors'][number]

export function planPerson(stored: StoredPerson, wanted: WantedPerson, context: PlanContext): PersonPlan {
  const entries: UploadEntry[] = []
  const commands: UserCommand[] = []
  let person = stored
  let isFirst = true
  let proposing: UserBankCommand | undefined
  for (const cover of wanted.covers) {
    const planned = planCover(person, stored, { wanted, cover, isFirst, context })
    entries.push(planned.entry)
    commands.push(...planned.commands)
    proposing ??= planned.bankCommand
    person = planned.person
    isFirst &&= planned.entry.outcome === 'rejected'
  }
  return { entries, commands, bankCommand: proposing, before: stored, after: person }
}

interface OneCover {
  readonly wanted: WantedPerson
  readonly cover: WantedCover
  /** Whether nothing about the person has been taken yet: who they are is looked at once. */
  readonly isFirst: boolean
  readonly context: PlanContext
}

interface PlannedCover {
  readonly entry: UploadEntry
  readonly commands: readonly UserCommand[]
  readonly bankCommand: UserBankCommand | undefined
  readonly person: StoredPerson
}

function planCover(person: StoredPerson, stored: StoredPerson, one: OneCover): PlannedCover {
  const { wanted, cover, isFirst, context } = one
  const { row, part } = cover
  const { company } = context
  const client = context.clientOf(row.companyCode)
  const entry = entryOf(wanted.memberType, cover)
  const rejected = (...errors: readonly EntryError[]): PlannedCover => ({
    entry: { ...entry, outcome: 'rejected', errors },
    commands: [],
    bankCommand: undefined,
    person,
  })
  if (hasErrors(row, part)) return rejected(...row.errors.filter((error) => error.part === part))
  // What is wrong with the employee in a row stands against the dependant in it as well.
  if (hasErrors(row, 'employee')) return rejected({ field: 'nric', text: uploadErrorTexts.employeeRejected(row.rowNo) })
  if (!client) return rejected({ field: 'companyCode', text: uploadErrorTexts.clientUnknown })
  const obstacle =
    (isFirst ? obstacleOfPerson(person, one) : undefined) ?? coverObstacle(person.user, cover, client, context)
  if (obstacle) return rejected(obstacle)
  const commands = [
    ...(person.user ? [] : [enrolmentCommand(wanted, cover, context)]),
    ...coverCommands(person.user, cover, client, context),
    ...(isFirst ? detailsCommands(person, wanted, cover, context) : []),
  ]
  const decision = decideInTurn(commands, person.user)
  if ('refusal' in decision)
    return rejected({ field: part === 'employee' ? 'nric' : 'dep_nric', text: decision.refusal.message })
  if (company && decision.events.length > 0 && isOfSender(context))
    return rejected({ field: part === 'employee' ? 'nric' : 'dep_nric', text: uploadErrorTexts.ofSender })
  const recorded = decision.events.reduce(evolveStoredPerson, person)
  const isStranger = !stored.user || !context.isReached(stored.user)
  // Of somebody who is known, the account is their own to change, and not their company's nor a stranger's.
  const mayPropose = stored.user === undefined || (!company && !isStranger && !context.isOfOthersToo(stored.user))
  const proposing = isFirst && mayPropose ? bankCommand(recorded, cover, context) : undefined
  const proposed = proposing ? decideUserBank(proposing, recorded.bank) : { events: [] }
  if ('refusal' in proposed) return rejected({ field: 'accountNo', text: proposed.refusal.message })
  const after = proposed.events.reduce(evolveStoredPerson, recorded)
  const about = { companyId: client.companyId, memberType: wanted.memberType, today: context.today }
  // To who sends the file everybody is new whom they do not reach yet.
  const outcome: UploadOutcome = isStranger
    ? 'created'
    : after === person
      ? 'unchanged'
      : isEnded({ person, after, row }, about)
        ? 'terminated'
        : 'updated'
  return {
    entry: {
      ...entry,
      outcome,
      changes: isStranger ? [] : changesBetween(person, after, about),
      warnings: [
        ...entry.warnings,
        ...warningsOf(cover, client),
        ...(company
          ? companyWarnings(person.user, cover, company)
          : isFirst && !isStranger && stored.user && context.isOfOthersToo(stored.user)
            ? sharedWarnings(stored.user, cover)
            : accountWarnings({
                isOfStranger: isStranger && isFirst && hasAccount(cover),
                isProposed: proposing !== undefined,
              })),
      ],
    },
    commands: decision.events.length > 0 ? commands : [],
    bankCommand: proposing,
    person: after,
  }
}

function entryOf(memberType: MemberType, { row, part, person }: WantedCover): UploadEntry {
  const warnings = row.warnings.filter((warning) => warning.part === part).map(({ text }) => text)
  return {
    rowNo: row.rowNo,
    memberType,
    name: person.name,
    nric: person.nric.toUpperCase(),
    outcome: 'unchanged',
    changes: [],
    warnings,
    errors: [],
  }
}

/** Nobody in HR says of themselves, or of their own family, until when they are covered (S90). */
function isOfSender({ userId, uploadedBy, employee }: PlanContext): boolean {
  return userId === uploadedBy || employee?.user?.userId === uploadedBy
}

function obstacleOfPerson({ user, nrics }: StoredPerson, { wanted, cover, context }: OneCover): EntryError | undefined {
  return user && context.isReached(user)
    ? (numberObstacle(nrics, wanted, cover) ?? detailsObstacle(user, wanted, cover, context))
    : strangerObstacle(user, wanted, cover, context)
}

/** Whether the cover has ended by now, or was terminated by name, also to a day that comes. */
function isEnded(
  { person, after, row }: { readonly person: StoredPerson; readonly after: StoredPerson; readonly row: UploadRow },
  about: { readonly companyId: string; readonly today: string },
): boolean {
  if (hasEnded(after, about)) return !hasEnded(person, about)
  const [before, now] = [person, after].map(({ user }) => user?.memberships[about.companyId]?.effectiveEndDate)
  return row.action === 'TERMINATE' && now !== undefined && (before === undefined || now < before)
}

function hasEnded(
  { user }: StoredPerson,
  { companyId, today }: { readonly companyId: string; readonly today: string },
): boolean {
  const endDate = user?.memberships[companyId]?.effectiveEndDate
  return endDate !== undefined && endDate <= today
}

function warningsOf({ row, part }: WantedCover, client: UploadClient): readonly string[] {
  const isCalledOtherwise =
    part === 'employee' && row.companyName !== '' && row.companyName.toLowerCase() !== client.name.toLowerCase()
  return isCalledOtherwise ? [uploadWarningTexts.otherCompanyName(client.name)] : []
}

/** Of a stranger the same is said, whether the account waits or is not taken because somebody has the number. */
function accountWarnings(account: { readonly isOfStranger: boolean; readonly isProposed: boolean }): readonly string[] {
  if (account.isOfStranger) return [uploadWarningTexts.bankOfNewWaits]
  return account.isProposed ? [uploadWarningTexts.bankWaits] : []
}

/** A plan in which nothing is done, because of something that came between: the entries that were to be carried out are rejected. */
export function rejectPlan(plan: PersonPlan, field: UploadColumn, text: string): PersonPlan {
  const entries = plan.entries.map((entry) =>
    entry.outcome === 'rejected' || entry.outcome === 'unchanged'
      ? entry
      : { ...entry, outcome: 'rejected' as const, changes: [], errors: [{ field, text }] },
  )
  return { ...plan, entries, commands: [], bankCommand: undefined, after: plan.before }
}
