/** Changing what a user is covered by: companies, the family in each, and the company that comes first (3§2.10, 3§4). */
import { withoutUndefined } from '@member-care/domain/schemas/changed-fields.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { userFormTexts } from '@member-care/domain/texts/user-texts.ts'
import { coverChangeErrors, emptyCoverForm, type CoverForm } from '@member-care/domain/user/cover-form.ts'
import { startDateError } from '@member-care/domain/user/user-form.ts'
import { membershipIn } from '@member-care/domain/user/membership-in.ts'
import type { UserCommand } from '@member-care/domain/user/user-commands.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { v5 as uuidv5 } from 'uuid'
import { untilAllVisible } from '../commands/until-all-visible.ts'
import { formError } from '../http/api-error.ts'
import { fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { changeUser } from './change-user.ts'
import { coverDetails, coverFormOf, trimmed } from './cover-details.ts'
import { dependantErrors, saveDependants, type FamilyChange } from './edit-dependants.ts'
import type { Changed } from './edit-user.ts'
import { recordTogether } from './record-together.ts'
import { requireMember } from './user-record-routes.ts'

const visibleIn = ['users']

/**
 * A company of the user as it shall be, and what is different in the family there. A company that the user does not
 * have yet is added.
 */
export interface CompanyChange extends FamilyChange {
  readonly companyId: string
  /** A field that is left out stays as it is. For a new company it is empty. */
  readonly cover: Changed<CoverForm>
}

/**
 * Saves the changed companies of the user. The others stay as they are. The user's own covers are recorded in one
 * append, then those of each dependant. If one of them is refused, nothing is recorded. The same call again does what
 * is left.
 * @throws ApiError 404; 422 with the texts at `companies.<index>.<field>` and
 *   `companies.<index>.added.<index>.<field>`; 409 CONFLICT, NRIC_TAKEN, EMAIL_TAKEN
 */
export async function saveCompanies(
  parts: Parts,
  caller: Caller,
  target: { readonly userId: string; readonly expectedVersion?: number | undefined },
  companies: readonly CompanyChange[],
): Promise<void> {
  const { userId, expectedVersion } = target
  const user = await requireMember(parts, caller, userId)
  await refuseWrong(parts, caller, user, companies)
  const context = caller.context()
  const today = singaporeToday(parts.clock())
  const commands = companies.flatMap((company) => [
    coverCommand(user, company),
    // With the end that was past already, so that who saved it has the record as it is then.
    { type: 'LapseMembership', data: { companyId: company.companyId, today } } as const,
  ])
  await recordTogether(parts, context, async (recording) => {
    await changeUser(recording, userId, { commands, context, expectedRevision: expectedVersion })
    for (const [index, company] of versionsOnce(companies).entries()) {
      const family = { employeeId: userId, companyId: company.companyId, field: `companies.${index}` }
      await saveDependants(recording, caller, family, company, forCompany(context, company.companyId))
    }
  })
  await untilAllVisible(parts, visibleIn)
}

/**
 * A person may be changed under two companies at once, but the administrator looked at their record only once. The
 * first change makes a new version of the record. So a later change carries no version. If the two changes disagree
 * about the person themselves, the later one keeps its version, and so becomes a conflict. Neither change may silently
 * undo the other.
 */
function versionsOnce(companies: readonly CompanyChange[]): readonly CompanyChange[] {
  const persons = new Map<string, PersonChange>()
  return companies.map((company) => {
    const changed = company.changed.map((form) => {
      const { userId, name, nric, birthdate, gender, email, loginRequired } = form
      const person = withoutUndefined({ name, nric, birthdate, gender, email, loginRequired })
      const earlier = persons.get(userId)
      persons.set(userId, { ...earlier, ...person })
      return earlier && agree(earlier, person) ? { ...form, expectedVersion: undefined } : form
    })
    return { ...company, changed }
  })
}

type PersonChange = Readonly<Record<string, string | boolean>>

function agree(one: PersonChange, other: PersonChange): boolean {
  return Object.entries(other).every(([field, value]) => one[field] === undefined || one[field] === value)
}

async function refuseWrong(
  parts: Parts,
  caller: Caller,
  user: UserRecord,
  companies: readonly CompanyChange[],
): Promise<void> {
  const errors: Record<string, string> = {}
  for (const [index, company] of companies.entries()) {
    const field = `companies.${index}`
    const current = membershipIn(user, company.companyId)
    for (const [name, text] of Object.entries(
      coverChangeErrors(withoutUndefined(company.cover), current && coverFormOf(current)),
    ))
      errors[`${field}.${name}`] = text
    Object.assign(
      errors,
      await dependantErrors(parts, caller, { employeeId: user.userId, companyId: company.companyId, field }, company),
    )
    const isKnown = (await parts.clients.getClient(caller.scope, company.companyId)) !== undefined
    if (!isKnown) errors[`${field}.companyId`] = userFormTexts.companyUnknown
  }
  if (Object.keys(errors).length > 0) throw formError(errors)
}

function coverCommand(user: UserRecord, { companyId, cover }: CompanyChange): UserCommand {
  if (membershipIn(user, companyId))
    return { type: 'ChangeCover', data: { companyId, cover: trimmed(withoutUndefined(cover)) } }
  return {
    type: 'StartMembership',
    data: { companyId, memberType: 'E', ...coverDetails({ ...emptyCoverForm, ...withoutUndefined(cover) }) },
  }
}

function forCompany(context: CommandContext, companyId: string): CommandContext {
  return { ...context, commandId: uuidv5(`company ${companyId}`, context.commandId) }
}

/**
 * Takes the user out of one of several companies for good, and the dependants there with them.
 * @throws ApiError 404; 409 LAST_COMPANY, CONFLICT
 */
export async function removeCompany(
  parts: Parts,
  caller: Caller,
  { userId, expectedVersion }: { readonly userId: string; readonly expectedVersion?: number | undefined },
  companyId: string,
): Promise<void> {
  await requireMember(parts, caller, userId)
  await requireCompany(parts, caller, companyId)
  const context = caller.context()
  await recordTogether(parts, context, async (recording) => {
    // The dependants first: cut short after the employee, nobody would take them out any more.
    const family = { employeeId: userId, companyId, field: '' }
    await saveDependants(recording, caller, family, 'remove-all', forCompany(context, companyId))
    await changeUser(recording, userId, {
      commands: [{ type: 'RemoveCompany', data: { companyId } }],
      context,
      expectedRevision: expectedVersion,
    })
  })
  await untilAllVisible(parts, visibleIn)
}

/**
 * Covers somebody again who left, from a day after the end of the earlier cover on, with what was recorded of that one (S80).
 * @throws ApiError 404; 409 NOT_A_MEMBER, CONFLICT; 422 with the text at its field
 */
export async function restartCover(
  parts: Parts,
  caller: Caller,
  { userId, expectedVersion }: { readonly userId: string; readonly expectedVersion?: number | undefined },
  { companyId, effectiveStartDate }: { readonly companyId: string; readonly effectiveStartDate: string },
): Promise<void> {
  await requireMember(parts, caller, userId)
  await requireCompany(parts, caller, companyId)
  const error = startDateError({ effectiveStartDate })
  if (error !== undefined) throw fieldError('effectiveStartDate', error)
  const commands: UserCommand[] = [
    { type: 'RestartMembership', data: { companyId, effectiveStartDate, today: singaporeToday(parts.clock()) } },
  ]
  await changeUser(parts, userId, { commands, context: caller.context(), expectedRevision: expectedVersion, visibleIn })
}

/**
 * Makes a company the one that the user is shown under first.
 * @throws ApiError 404; 409 COMPANY_ENDED, CONFLICT
 */
export async function chooseDefaultCompany(
  parts: Parts,
  caller: Caller,
  { userId, expectedVersion }: { readonly userId: string; readonly expectedVersion?: number | undefined },
  companyId: string,
): Promise<void> {
  await requireMember(parts, caller, userId)
  await requireCompany(parts, caller, companyId)
  const commands: UserCommand[] = [
    { type: 'ChooseDefaultCompany', data: { companyId, today: singaporeToday(parts.clock()) } },
  ]
  await changeUser(parts, userId, { commands, context: caller.context(), expectedRevision: expectedVersion, visibleIn })
}

async function requireCompany(parts: Parts, { scope }: Caller, companyId: string): Promise<void> {
  if (!(await parts.clients.getClient(scope, companyId))) throw fieldError('companyId', userFormTexts.companyUnknown)
}
