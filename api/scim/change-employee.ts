/** A company's system changes an employee, or ends their cover. */
import { scimTexts } from '@member-care/domain/texts/provisioning-texts.ts'
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import { emailAfterChange } from '@member-care/domain/user/placeholder-email.ts'
import {
  coverCommandsOf,
  directoryCommand,
  takenOfPerson,
  type ProvisionedPerson,
} from '@member-care/domain/user/provisioned-change.ts'
import type { UserCommand } from '@member-care/domain/user/user-commands.ts'
import type { EnrolledUser } from '@member-care/domain/user/user-state.ts'
import { withoutUndefined } from '@member-care/domain/schemas/changed-fields.ts'
import type { DirectoryPerson } from '@member-care/projections/provisioning/directory-people.ts'
import type { ClientCaller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { changeUser } from '../users/change-user.ts'
import type { EmployeeFields } from './employee-fields.ts'
import { directoryReading, loadUser, requireFreeUserName, untilShown } from './provisioning.ts'
import { requireRightPerson, saidOfCover, saidOfPerson } from './said-of-employee.ts'
import { scimError } from './scim-errors.ts'

/**
 * Within {@link inTurn}, after the person was read there.
 * @param asked what was told, and what of it is to be another value; an empty text empties its field
 * @throws SCIM error 400, 409; ApiError 409 CONFLICT, EMAIL_TAKEN
 */
export async function changeEmployee(
  parts: Parts,
  caller: ClientCaller,
  person: DirectoryPerson,
  { before, change }: { readonly before: EmployeeFields; readonly change: EmployeeFields },
): Promise<void> {
  const { companyId } = caller
  const { today } = directoryReading(parts)
  const { userName, nric, active } = change
  if (nric && nric !== person.nric?.toUpperCase()) throw scimError(400, scimTexts.nricFixed, 'mutability')
  if (userName) await requireFreeUserName(parts, caller, userName, person.userId)
  const { user, revision } = await loadUser(parts, person.userId)
  const current = user?.memberships[companyId]
  if (!user || !current) throw scimError(404, scimTexts.userNotFound)
  const taken = takenOfPerson(user, saidOfPerson(change, before), { companyId, today })
  requireRightPerson(taken, today)
  const cover = saidOfCover(change)
  if (active === false && cover.effectiveEndDate !== undefined && cover.effectiveEndDate > today)
    throw scimError(400, scimTexts.endsInFuture, 'invalidValue')
  const names = {
    externalId: change.externalId ?? person.externalId,
    givenName: change.givenName ?? person.givenName,
    familyName: change.familyName ?? person.familyName,
  }
  const commands = [
    ...personCommands(user, taken, { companyId, today }, parts.settings.placeholderEmailDomain),
    ...coverCommandsOf(current, { active, cover }, { companyId, today }),
    directoryCommand(companyId, {
      userName: userName || person.userName,
      ...givenOnly(names),
      isListed: true,
    }),
  ]
  await carryOut(parts, caller, person, { commands, revision })
}

/** The end of their cover with this company, after which its system is told of them no more. */
export async function removeEmployee(parts: Parts, caller: ClientCaller, person: DirectoryPerson): Promise<void> {
  const { companyId } = caller
  const { today } = directoryReading(parts)
  const { user, revision } = await loadUser(parts, person.userId)
  const current = user?.memberships[companyId]
  if (!current) throw scimError(404, scimTexts.userNotFound)
  const { userName, externalId, givenName, familyName } = person
  const commands = [
    ...coverCommandsOf(current, { active: false, cover: {} }, { companyId, today }),
    directoryCommand(companyId, { userName, ...givenOnly({ externalId, givenName, familyName }), isListed: false }),
  ]
  await carryOut(parts, caller, person, { commands, revision })
}

/** What is there, and is no empty text. */
export function givenOnly<Name extends string>(
  names: Readonly<Record<Name, string | null | undefined>>,
): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(names).filter(([, value]) => value)) as Partial<Record<Name, string>>
}

async function carryOut(
  parts: Parts,
  caller: ClientCaller,
  { userId }: DirectoryPerson,
  work: { readonly commands: readonly UserCommand[]; readonly revision: number },
): Promise<void> {
  // What ends with the cover does so when its last day is over (S81).
  await changeUser(parts, userId, {
    commands: work.commands,
    context: caller.context(),
    expectedRevision: work.revision,
  })
  await untilShown(parts)
}

/** What of a person is to be another, as commands. */
export function personCommands(
  user: EnrolledUser,
  said: ProvisionedPerson,
  about: { readonly companyId: string; readonly today: string },
  placeholderEmailDomain: string,
): readonly UserCommand[] {
  const { name, birthdate, gender, email, contactNumber } = takenOfPerson(user, said, about)
  const before = { email: unlessRedacted(user.email) ?? null, nric: unlessRedacted(user.details.nric) ?? null }
  const keptEmail = emailAfterChange({ email }, before, placeholderEmailDomain)
  const details = withoutUndefined({ name, birthdate, gender })
  return [
    ...(Object.keys(details).length === 0 ? [] : [{ type: 'ChangeDetails', data: details } as const]),
    ...(keptEmail === undefined ? [] : [{ type: 'ChangeEmailAddress', data: { email: keptEmail } } as const]),
    ...(contactNumber === undefined ? [] : [{ type: 'ChangeContactNumber', data: contactNumber } as const]),
  ]
}
