/** A company's system adds an employee: somebody new, somebody whom the company knows already, or somebody whom another company covers. */
import { scimTexts } from '@member-care/domain/texts/provisioning-texts.ts'
import { isEmailAddress } from '@member-care/domain/identity/email-address.ts'
import {
  coverCommandsOf,
  directoryCommand,
  isActiveCover,
  type ProvisionedCover,
  type ProvisionedPerson,
} from '@member-care/domain/user/provisioned-change.ts'
import { isSamePerson } from '@member-care/domain/user/same-person.ts'
import type { DirectoryEntry } from '@member-care/domain/user/directory-entry.ts'
import type { UserCommand } from '@member-care/domain/user/user-commands.ts'
import type { EnrolledUser } from '@member-care/domain/user/user-state.ts'
import { v5 as uuidv5 } from 'uuid'
import { holderOf } from '../accounts/reservations.ts'
import type { ClientCaller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { changeUser } from '../users/change-user.ts'
import { enrolUser } from '../users/enrol-user.ts'
import { givenOnly, personCommands } from './change-employee.ts'
import type { EmployeeFields } from './employee-fields.ts'
import { directoryReading, inTurn, loadUser, requireFreeUserName, untilShown } from './provisioning.ts'
import { requireRightPerson, saidOfCover, saidOfPerson } from './said-of-employee.ts'
import { scimError } from './scim-errors.ts'
import { MEMBER_CARE_USER } from './scim-schemas.ts'

interface NewEmployee {
  readonly userName: string
  readonly names: Pick<DirectoryEntry, 'externalId' | 'givenName' | 'familyName'>
  readonly nric: string
  readonly active: boolean
  readonly person: ProvisionedPerson
  readonly cover: ProvisionedCover
}

/** @returns the user's id @throws SCIM error 400, 409; ApiError 409 EMAIL_TAKEN */
export async function createEmployee(parts: Parts, caller: ClientCaller, fields: EmployeeFields): Promise<string> {
  const { today } = directoryReading(parts)
  const wanted = newEmployee(fields, today)
  return inTurn(parts, caller, async () => {
    const holder = await holderOf(parts, 'nric', wanted.nric)
    await requireFreeUserName(parts, caller, wanted.userName, holder)
    const userId =
      holder === undefined
        ? await enrol(parts, caller, wanted, today)
        : await takeIn(parts, caller, wanted, holder, today)
    await untilShown(parts)
    return userId
  })
}

function newEmployee(fields: EmployeeFields, today: string): NewEmployee {
  const { userName = '', externalId, givenName, familyName, nric = '', active = true } = fields
  if (nric === '') throw scimError(400, scimTexts.nricMissing(`${MEMBER_CARE_USER}:nric`), 'invalidValue')
  const said = saidOfPerson(fields)
  // A user name that is an address is the address, unless another one is sent.
  const email = said.email || (isEmailAddress(userName) ? userName : undefined)
  const person = { ...said, email }
  if (!person.name) throw scimError(400, scimTexts.nameMissing, 'invalidValue')
  requireRightPerson({ ...person, nric }, today)
  const cover = saidOfCover(fields)
  const start = cover.effectiveStartDate || today
  if (cover.effectiveEndDate && cover.effectiveEndDate < start)
    throw scimError(400, scimTexts.datesReversed, 'invalidValue')
  return { userName, names: givenOnly({ externalId, givenName, familyName }), nric, active, person, cover }
}

async function enrol(parts: Parts, caller: ClientCaller, wanted: NewEmployee, today: string): Promise<string> {
  const { companyId } = caller
  const context = caller.context()
  const userId = uuidv5('user', context.commandId)
  const { name = '', email, birthdate, gender, contactNumber } = wanted.person
  await enrolUser(
    parts,
    {
      userId,
      name,
      nric: wanted.nric,
      email,
      birthdate,
      gender,
      contactNumber,
      loginRequired: true,
      memberships: [{ companyId, ...membershipOf(wanted, today) }],
      directoryEntries: [{ companyId, ...entryOf(wanted) }],
    },
    context,
  )
  return userId
}

/** Somebody with this number is known: they get this company's cover, and stay who they are. */
async function takeIn(
  parts: Parts,
  caller: ClientCaller,
  wanted: NewEmployee,
  userId: string,
  today: string,
): Promise<string> {
  const { companyId } = caller
  const { user, revision } = await loadUser(parts, userId)
  if (!user || user.userType !== 'client' || user.forgotten || user.memberships[companyId] === undefined)
    requireSamePerson(user, wanted)
  if (!user) return userId
  await changeUser(parts, userId, {
    commands: takingIn(user, wanted, { companyId, today }, parts.settings.placeholderEmailDomain),
    context: caller.context(),
    expectedRevision: revision,
  })
  return userId
}

function takingIn(
  user: EnrolledUser,
  wanted: NewEmployee,
  about: { readonly companyId: string; readonly today: string },
  placeholderEmailDomain: string,
): readonly UserCommand[] {
  const { companyId, today } = about
  const entry = directoryCommand(companyId, entryOf(wanted))
  const current = user.memberships[companyId]
  if (current === undefined)
    return [{ type: 'StartMembership', data: { companyId, today, ...membershipOf(wanted, today) } }, entry]
  if (current.memberType !== 'E' && isActiveCover(current, today))
    throw scimError(409, scimTexts.nricOfDependant, 'uniqueness')
  if (user.directoryEntries[companyId]?.isListed === true) throw scimError(409, scimTexts.nricKnown, 'uniqueness')
  const own = personCommands(user, wanted.person, about, placeholderEmailDomain)
  // Who was a dependant and works here now begins as an employee.
  if (current.memberType !== 'E')
    return [...own, { type: 'StartMembership', data: { companyId, today, ...membershipOf(wanted, today) } }, entry]
  return [...own, ...coverCommandsOf(current, { active: wanted.active, cover: wanted.cover }, about), entry]
}

/** It is not told what is wrong, nor who has the number (`isSamePerson`). */
function requireSamePerson(user: EnrolledUser | undefined, { person }: NewEmployee): void {
  if (!isSamePerson(user, person)) throw scimError(409, scimTexts.otherParticulars, 'uniqueness')
}

function membershipOf({ cover, active }: NewEmployee, today: string) {
  const { effectiveStartDate, effectiveEndDate, ...details } = cover
  const given = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined && value !== ''))
  const end = active ? effectiveEndDate : effectiveEndDate || today
  return {
    memberType: 'E' as const,
    ...given,
    effectiveStartDate: effectiveStartDate || (end && end < today ? end : today),
    ...(end && { effectiveEndDate: end }),
  }
}

function entryOf({ userName, names }: NewEmployee): DirectoryEntry {
  return { userName, ...names, isListed: true }
}
