/** Changing what a user is covered by: companies, the family in each, and the company that comes first (3§2.10, 3§4). */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { userFormTexts } from '@member-care/domain/texts/user-texts.ts'
import { coverFormErrors, type CoverForm } from '@member-care/domain/user/cover-form.ts'
import type { UserCommand } from '@member-care/domain/user/user-commands.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { v5 as uuidv5 } from 'uuid'
import { formError } from '../claims/claim-errors.ts'
import { fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../parts.ts'
import { changeUser } from './change-user.ts'
import { coverDetails } from './create-user.ts'
import { dependantErrors, saveDependants, type FamilyChange } from './edit-dependants.ts'
import { recordTogether } from './record-together.ts'
import { requireMember } from './user-record-routes.ts'

const visibleIn = ['users']

/** A company of the user as it is to be, and what is different in the family there. A company that the user does not have yet is added. */
export interface CompanyChange extends FamilyChange {
  readonly companyId: string
  readonly cover: CoverForm
}

/**
 * Saves what was changed of the user's companies; the others stay as they are. The user's own covers are recorded in one append, then each
 * dependant's; nothing is, when one of them is refused. The same call again does what is left.
 * @throws ApiError 404; 422 with the texts at `companies.<index>.<field>` and `companies.<index>.added.<index>.<field>`; 409 CONFLICT, NRIC_TAKEN, EMAIL_TAKEN
 */
export async function saveCompanies(parts: Parts, caller: Caller, target: { readonly userId: string; readonly expectedVersion?: number | undefined }, companies: readonly CompanyChange[]): Promise<void> {
  const { userId, expectedVersion } = target
  const user = await requireMember(parts, caller, userId)
  await refuseWrong(parts, caller, user, companies)
  const context = caller.context()
  const commands = companies.map((company) => coverCommand(user, company))
  await recordTogether(parts, context, async (recording) => {
    await changeUser(recording, userId, { commands, context, expectedRevision: expectedVersion })
    for (const [index, company] of versionsOnce(companies).entries()) {
      const family = { employeeId: userId, companyId: company.companyId, field: `companies.${index}` }
      await saveDependants(recording, caller, family, company, forCompany(context, company.companyId))
    }
  })
  await untilAllVisible(parts)
}

/**
 * Whoever is changed under two companies at once was looked at once: the first change moves their record on, so a later one brings no version.
 * Where the two disagree about the person themselves it keeps it, and is a conflict: neither may silently undo the other.
 */
function versionsOnce(companies: readonly CompanyChange[]): readonly CompanyChange[] {
  const persons = new Map<string, string>()
  return companies.map((company) => {
    const changed = company.changed.map((form) => {
      const { userId, name, nric, birthdate, gender, email, loginRequired } = form
      const person = JSON.stringify([name, nric, birthdate, gender, email, loginRequired])
      if (persons.get(userId) === person) return { ...form, expectedVersion: undefined }
      persons.set(userId, person)
      return form
    })
    return { ...company, changed }
  })
}

/** Several streams were written: what is shown afterwards has all of them. */
async function untilAllVisible({ eventLog, readModels }: Parts): Promise<void> {
  const head = await eventLog.head()
  if (head !== undefined) await readModels.untilVisible(visibleIn, head)
}

async function refuseWrong(parts: Parts, caller: Caller, user: UserRecord, companies: readonly CompanyChange[]): Promise<void> {
  const errors: Record<string, string> = {}
  for (const [index, company] of companies.entries()) {
    const field = `companies.${index}`
    for (const [name, text] of Object.entries(coverFormErrors(company.cover))) errors[`${field}.${name}`] = text
    Object.assign(errors, await dependantErrors(parts, { employeeId: user.userId, companyId: company.companyId, field }, company))
    const isKnown = (await parts.clients.getClient(caller.scope, company.companyId)) !== undefined
    if (!isKnown) errors[`${field}.companyId`] = userFormTexts.companyUnknown
  }
  if (Object.keys(errors).length > 0) throw formError(errors)
}

function coverCommand(user: UserRecord, { companyId, cover }: CompanyChange): UserCommand {
  const current = user.memberships.find((membership) => membership.companyId === companyId)
  if (!current) return { type: 'StartMembership', data: { companyId, memberType: 'E', ...coverDetails(cover) } }
  const { memberType, employeeId, relationship } = current
  const asBefore = { memberType, ...(employeeId !== null && { employeeId }), ...(relationship !== null && { relationship }) }
  return { type: 'ChangeMembership', data: { companyId, ...asBefore, ...coverDetails(cover) } }
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
  await changeUser(parts, userId, { commands: [{ type: 'RemoveCompany', data: { companyId } }], context, expectedRevision: expectedVersion })
  await saveDependants(parts, caller, { employeeId: userId, companyId, field: '' }, 'remove-all', forCompany(context, companyId))
  await untilAllVisible(parts)
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
  const commands: UserCommand[] = [{ type: 'ChooseDefaultCompany', data: { companyId, today: singaporeToday(parts.clock()) } }]
  await changeUser(parts, userId, { commands, context: caller.context(), expectedRevision: expectedVersion, visibleIn })
}

async function requireCompany(parts: Parts, { scope }: Caller, companyId: string): Promise<void> {
  if (!(await parts.clients.getClient(scope, companyId))) throw fieldError('companyId', userFormTexts.companyUnknown)
}
