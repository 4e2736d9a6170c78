/** The dependants of an employee in one company: added, changed and removed, each on their own record. */
import { withoutUndefined } from '@member-care/domain/schemas/changed-fields.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { userRefusalTexts } from '@member-care/domain/texts/user-texts.ts'
import {
  dependantChangeErrors,
  dependantFormErrors,
  type DependantForm,
  type DependantFormErrors,
} from '@member-care/domain/user/cover-form.ts'
import { emailAfterChange } from '@member-care/domain/user/placeholder-email.ts'
import type { UserCommand } from '@member-care/domain/user/user-commands.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { evolveUser, type EnrolledUser, type UserState } from '@member-care/domain/user/user-state.ts'
import { listDependants, type Dependant } from '@member-care/projections/users/dependants.ts'
import { v5 as uuidv5 } from 'uuid'
import { holderOf } from '../accounts/reservations.ts'
import { refusalError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { changeUser } from './change-user.ts'
import { coverDetails, trimmed } from './cover-details.ts'
import type { Changed } from './edit-user.ts'
import { enrolUser } from './enrol-user.ts'
import { requireNoOtherCover, saysOtherwise } from './of-others-too.ts'
import { tellingHolder } from './telling-holder.ts'
import { listScope } from './user-list-routes.ts'

/** What is different in a family. People who are not named stay as they are. */
export interface FamilyChange {
  readonly added: readonly DependantForm[]
  /** What is left out stays. */
  readonly changed: readonly (Changed<DependantForm> & {
    readonly userId: string
    readonly expectedVersion?: number | undefined
  })[]
  /** User ids. */
  readonly removed: readonly string[]
}

/** A family in a company; `field` is where in the request it stands. */
interface Family {
  readonly employeeId: string
  readonly companyId: string
  readonly field: string
}

/** The texts at the fields that are wrong, before anything is recorded. */
export async function dependantErrors(
  parts: Parts,
  caller: Caller,
  family: Family,
  { added, changed }: FamilyChange,
): Promise<Readonly<Record<string, string>>> {
  const today = singaporeToday(parts.clock())
  const present = new Map(
    changed.length === 0
      ? []
      : (await dependantsIn(parts, caller, family)).map((dependant) => [dependant.userId, formOfDependant(dependant)]),
  )
  const at = (list: string, index: number, errors: DependantFormErrors) =>
    Object.entries(errors).map(([name, text]) => [`${family.field}.${list}.${index}.${name}`, text] as const)
  return Object.fromEntries([
    ...added.flatMap((form, index) => at('added', index, dependantFormErrors(form, today))),
    ...changed.flatMap((form, index) => {
      const before = present.get(form.userId)
      // Somebody who is no dependant here is refused where they are changed.
      return before ? at('changed', index, dependantChangeErrors(withoutUndefined(form), before, today)) : []
    }),
  ])
}

/**
 * Records what is different in a family. Waits for no read model.
 * @param context of this family's part of the command: the same again does what is left
 * @throws ApiError 404 for somebody who is no dependant there, 409 CONFLICT, COVERED_BEYOND_REACH, NRIC_TAKEN, EMAIL_TAKEN with whose it is
 */
export async function saveDependants(
  parts: Parts,
  caller: Caller,
  family: Family,
  change: FamilyChange | 'remove-all',
  context: CommandContext,
): Promise<void> {
  const { employeeId, companyId, field } = family
  const partOf = (what: string): CommandContext => ({ ...context, commandId: uuidv5(what, context.commandId) })
  const present = await dependantsIn(parts, caller, family)
  const { added, changed, removed } =
    change === 'remove-all' ? { added: [], changed: [], removed: present.map(({ userId }) => userId) } : change
  for (const [index, form] of added.entries()) {
    await tellingHolder(parts, caller, { ...form, fieldPrefix: `${field}.added.${index}.` }, () =>
      addDependant(parts, family, form, partOf(`added ${index}`)),
    )
  }
  for (const [index, form] of changed.entries()) {
    const before = present.find(({ userId }) => userId === form.userId)
    if (!before) throw refusalError({ code: 'DEPENDANT_NOT_FOUND', message: userRefusalTexts.notDependant })
    const { name, nric, birthdate, gender, loginRequired, email } = formOfDependant(before)
    if (saysOtherwise(form, { name, nric, birthdate, gender, loginRequired, email }))
      await requireNoOtherCover(parts, caller, form.userId)
    const commands = changesOf(parts, family, form, before)
    await tellingHolder(
      parts,
      caller,
      { nric: form.nric, email: form.email, fieldPrefix: `${field}.changed.${index}.` },
      () =>
        changeUser(parts, form.userId, {
          commands,
          context: partOf(`changed ${form.userId}`),
          expectedRevision: form.expectedVersion,
        }),
    )
  }
  for (const userId of removed) {
    // Gone already, by this very call or by somebody else: that is what was wanted.
    if (!present.some((dependant) => dependant.userId === userId)) continue
    await changeUser(parts, userId, {
      commands: [{ type: 'RemoveDependant', data: { companyId, employeeId } }],
      context: partOf(`removed ${userId}`),
    })
  }
}

function dependantsIn(
  parts: Parts,
  { scope }: Caller,
  { employeeId, companyId }: Family,
): Promise<readonly Dependant[]> {
  return listDependants(parts, listScope(scope), employeeId, companyId)
}

/** Somebody who is the employee's dependant in another company already gets this cover besides; anybody else is enrolled. */
async function addDependant(parts: Parts, family: Family, form: DependantForm, context: CommandContext): Promise<void> {
  const membership = membershipOf(family, form)
  const userId = uuidv5('user', context.commandId)
  const holder = await holderOf(parts, 'nric', form.nric)
  const relative = holder === undefined || holder === userId ? undefined : await relativeOf(parts, holder, family)
  if (relative) {
    const data = { ...membership, today: singaporeToday(parts.clock()) }
    await changeUser(parts, relative.userId, { commands: [{ type: 'StartMembership', data }], context })
    return
  }
  const { name, nric, email, birthdate, gender, loginRequired } = form
  await enrolUser(
    parts,
    {
      userId,
      name: name.trim(),
      nric,
      email,
      birthdate,
      gender: gender === '' ? undefined : gender,
      loginRequired,
      memberships: [membership],
    },
    context,
  )
}

async function relativeOf(parts: Parts, userId: string, { employeeId }: Family): Promise<EnrolledUser | undefined> {
  const { events } = await parts.eventLog.load<UserEvent>(`user-${userId}`)
  const user = events.reduce<UserState>(evolveUser, undefined)
  return user && Object.values(user.memberships).some((membership) => membership.employeeId === employeeId)
    ? user
    : undefined
}

function changesOf(
  { settings }: Parts,
  { companyId }: Family,
  form: Changed<DependantForm>,
  before: Dependant,
): readonly UserCommand[] {
  const { name, birthdate, gender, loginRequired } = form
  const nric = form.nric?.trim().toUpperCase()
  const email = emailAfterChange({ email: form.email, nric }, before, settings.placeholderEmailDomain)
  const details = {
    ...(name !== undefined && { name: name.trim() }),
    ...(nric !== undefined && { nric }),
    ...(birthdate !== undefined && { birthdate }),
    ...(gender && { gender }),
  }
  const { relationship, planNo, effectiveStartDate, effectiveEndDate } = form
  return [
    { type: 'ChangeDetails', data: details },
    ...(email === undefined ? [] : [{ type: 'ChangeEmailAddress', data: { email } } as const]),
    ...(loginRequired === undefined ? [] : [{ type: 'ChangeLoginRequirement', data: { loginRequired } } as const]),
    {
      type: 'ChangeCover',
      data: {
        companyId,
        cover: trimmed(withoutUndefined({ relationship, planNo, effectiveStartDate, effectiveEndDate })),
      },
    },
  ]
}

function membershipOf({ employeeId, companyId }: Family, form: DependantForm) {
  const cover = coverDetails({ ...form, staffId: '', designation: '', costCenter: '', costCenterName: '' })
  return { companyId, memberType: 'D', employeeId, relationship: form.relationship.trim(), ...cover } as const
}

function formOfDependant(dependant: Dependant): DependantForm {
  const {
    name,
    nric,
    birthdate,
    gender,
    relationship,
    planNo,
    effectiveStartDate,
    effectiveEndDate,
    loginRequired,
    email,
  } = dependant
  return {
    name: name ?? '',
    nric: nric ?? '',
    birthdate: birthdate ?? '',
    gender: gender ?? '',
    relationship: relationship ?? '',
    planNo: planNo ?? '',
    effectiveStartDate,
    effectiveEndDate: effectiveEndDate ?? '',
    loginRequired,
    email: email ?? '',
  }
}
