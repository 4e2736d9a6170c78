/** The catalogue's calls that create and change users (3§7.7). They do what the console's own calls do, under the catalogue's names. */
import { roleGranting, type Power } from '@member-care/domain/access/powers.ts'
import { userFormTexts } from '@member-care/domain/texts/user-texts.ts'
import { studentFields, type StudentField } from '@member-care/domain/user/student-information.ts'
import { changedFields, withoutUndefined } from '@member-care/domain/schemas/changed-fields.ts'
import type { DependantForm } from '@member-care/domain/user/cover-form.ts'
import { userStatusSchema } from '@member-care/domain/user/user-events.ts'
import { listDependants } from '@member-care/projections/users/dependants.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { apiError, fieldError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { Parts, Routes } from '../../http/parts.ts'
import { createUser } from '../create-user.ts'
import { chooseDefaultCompany, removeCompany, saveCompanies, type CompanyChange } from '../edit-companies.ts'
import {
  changeBasicInformation,
  changeLoginInformation,
  changeStudentInformation,
  proposeUserBankAccount,
} from '../edit-user.ts'
import { listScope } from '../user-list-routes.ts'
import { requireMember } from '../user-record-routes.ts'
import { readCatalogueDate } from '../../http/catalogue-dates.ts'

const text = z.string().trim().max(200)
const date = z.union([z.string().max(40), z.number()]).transform(readCatalogueDate)
const gender = z.enum(['m', 'f', ''])
const yesOrNo = z.union([z.boolean(), z.enum(['Y', 'N', 'y', 'n']).transform((value) => value.toUpperCase() === 'Y')])

const basicFields = {
  name: text,
  nric: text,
  birthdate: date,
  gender,
  email: text,
  contactNo: text,
  contactNoCountryCode: text,
}
/** Null for a cover without an end. */
const endDate = date.nullable().transform((value) => value ?? '')
const coverFields = {
  staffId: text,
  designation: text,
  planNo: text,
  costCenter: text,
  costCenterName: text,
  effectiveStartDate: date,
  effectiveEndDate: endDate,
}
const relativeFields = {
  name: text,
  birthdate: date,
  gender,
  relationship: text,
  planNo: text,
  effectiveStartDate: date,
  effectiveEndDate: endDate,
  loginRequired: yesOrNo,
  email: text,
}
/** A relative is named by id, or else by number. A relative who is named by neither is new. */
const relative = changedFields(relativeFields).extend({
  uuid: z.string().optional(),
  nric: text.optional(),
  /** The number that takes the place of `nric`. */
  newDependentNric: text.optional(),
})
/** `family`: the whole family as it shall be. Without this field the family stays as it is. */
const company = changedFields(coverFields).extend({
  companyId: z.string(),
  family: z.array(relative).max(50).optional(),
})
const account = z.object({
  bankName: text.optional(),
  bankNo: text,
  branchNo: text,
  branchName: text.optional(),
  accountNo: text,
})
const studentShape = Object.fromEntries(studentFields.map((field) => [field, z.string().max(1000)])) as Record<
  StudentField,
  z.ZodString
>

const newUser = z.object({
  companyId: z.string(),
  name: text,
  nric: text,
  birthdate: date,
  gender: gender.default(''),
  email: text.default(''),
  contactNo: text.default(''),
  contactNoCountryCode: text.default(''),
  effectiveStartDate: date,
  effectiveEndDate: date.nullish().transform((value) => value ?? ''),
  loginRequired: yesOrNo.default(true),
})
const change = changedFields({ ...basicFields, ...studentShape }).extend({
  companies: z.array(company).max(20).optional(),
  /** The family under the company that the user is shown under, all of it as it is to be. `companies` says it for each, and goes before. */
  family: company.shape.family,
  proposedBankDetail: account.optional(),
  status: userStatusSchema.optional(),
  reason: z.string().trim().max(500).optional(),
  loginRequired: yesOrNo.optional(),
  onboardingEmailSent: z.boolean().optional(),
  /** The record's version that was looked at. */
  version: z.int().min(0).optional(),
})
type Change = z.infer<typeof change>
const companyChange = { changeDefaultcompany: z.string().optional(), isRemovedCompanyId: z.string().optional() }
const companyBody = z.object({
  ...companyChange,
  data: z.object(companyChange).optional(),
  version: z.int().min(0).optional(),
})
const answer = z.object({ result: z.object({ uuid: z.string() }) })
const byId = z.object({ userId: z.string() })

export const userSetupRoutes: Routes = (app, parts) => {
  app.post(
    '/sysadmin/users/setup',
    {
      config: { access: { power: 'users.create' }, stepUp: 'always' },
      schema: { body: newUser, response: { 200: answer } },
    },
    async ({ caller, body }) => ({
      result: { uuid: await createUser(parts, caller, body) },
    }),
  )

  // What else than the status may be changed depends on further powers.
  const config = { access: { power: 'users.editStatus' }, stepUp: 'always', record: 'user' } as const
  app.put(
    '/sysadmin/users/setup/:userId',
    { config, schema: { params: byId, body: change, response: { 200: answer } } },
    async ({ caller, params: { userId }, body }) => {
      await changeAll(parts, caller, await requireMember(parts, caller, userId), body)
      return { result: { uuid: userId } }
    },
  )

  const companies = { access: { power: 'users.editCompanies' }, stepUp: 'always', record: 'user' } as const
  app.put(
    '/sysadmin/users/setupcompany/:userId',
    { config: companies, schema: { params: byId, body: companyBody, response: { 200: answer } } },
    async ({ caller, params: { userId }, body }) => {
      const { isRemovedCompanyId: removed, changeDefaultcompany: chosen } = { ...body, ...body.data }
      await requireMember(parts, caller, userId)
      if (!chosen && !removed) throw fieldError('changeDefaultcompany', userFormTexts.companyCommandMissing)
      if (chosen)
        await chooseDefaultCompany(
          parts,
          forPart(caller, 'users.editCompanies', 'default'),
          { userId, expectedVersion: body.version },
          chosen,
        )
      if (removed)
        await removeCompany(
          parts,
          forPart(caller, 'users.editCompanies', 'removal'),
          { userId, expectedVersion: chosen ? undefined : body.version },
          removed,
        )
      return { result: { uuid: userId } }
    },
  )
}

interface Part {
  readonly power: Power
  readonly name: string
  readonly work: (caller: Caller, target: { userId: string; expectedVersion: number | undefined }) => Promise<void>
}

/** Each part that is named in the request, once the caller may do all of them; the version is asked of the first. */
async function changeAll(parts: Parts, caller: Caller, user: UserRecord, body: Change): Promise<void> {
  if ((body.family ?? body.companies?.find(({ family }) => family)) && !caller.powers.has('users.editDependants'))
    throw apiError('FORBIDDEN')
  const allowed = namedParts(parts, user, body).map(({ power, name, work }) => ({
    asker: forPart(caller, power, name),
    work,
  }))
  for (const [index, { asker, work }] of allowed.entries())
    await work(asker, { userId: user.userId, expectedVersion: index === 0 ? body.version : undefined })
}

/** In the order in which the tabs stand. */
function namedParts(parts: Parts, user: UserRecord, body: Change): readonly Part[] {
  const {
    status,
    reason = 'Set in the login information',
    loginRequired,
    onboardingEmailSent,
    proposedBankDetail,
    companies = body.family && [shownCompanyWith(user, body.family)],
  } = body
  const named: Part[] = []
  if (names(body, Object.keys(basicFields)))
    named.push({
      power: 'users.edit',
      name: 'basic',
      work: (asker, target) => changeBasicInformation(parts, asker, target, body),
    })
  if (names(body, ['status', 'loginRequired', 'onboardingEmailSent'])) {
    const work: Part['work'] = (asker, target) =>
      changeLoginInformation(parts, asker, target, { status, reason, loginRequired, onboardingEmailSent })
    named.push({ power: 'users.editStatus', name: 'login', work })
  }
  if (proposedBankDetail)
    named.push({
      power: 'users.proposeBank',
      name: 'bank',
      work: (asker, target) => proposeUserBankAccount(parts, asker, target, proposedBankDetail),
    })
  if (names(body, studentFields))
    named.push({
      power: 'users.edit',
      name: 'student',
      work: (asker, target) => changeStudentInformation(parts, asker, target, body),
    })
  if (companies) {
    const work: Part['work'] = async (asker, target) =>
      saveCompanies(parts, asker, target, await companiesOf(parts, asker, user.userId, companies))
    named.push({ power: 'users.editCompanies', name: 'companies', work })
  }
  return named
}

function names(body: Change, fields: readonly string[]): boolean {
  return fields.some((field) => body[field as keyof Change] !== undefined)
}

/** The company that the user is shown under, whose cover stays, with this family. */
function shownCompanyWith({ defaultCompanyId }: UserRecord, family: Change['family']): z.infer<typeof company> {
  if (defaultCompanyId === null) throw fieldError('family', userFormTexts.companyUnknown)
  return { companyId: defaultCompanyId, family }
}

async function companiesOf(
  parts: Parts,
  { scope }: Caller,
  userId: string,
  companies: readonly z.infer<typeof company>[],
): Promise<readonly CompanyChange[]> {
  const present = await listDependants(parts, listScope(scope), userId)
  return companies.map(({ companyId, family, ...cover }) => {
    const here = present.filter((dependant) => dependant.companyId === companyId)
    const idOf = ({ uuid, nric }: z.infer<typeof relative>) =>
      uuid ??
      here.find((dependant) => nric !== undefined && dependant.nric?.toUpperCase() === nric.toUpperCase())?.userId
    const forms = (family ?? []).map((form) => ({
      ...form,
      userId: idOf(form),
      nric: form.newDependentNric || form.nric,
    }))
    const kept = new Set(forms.map((form) => form.userId))
    return {
      companyId,
      cover,
      added: forms
        .filter((form) => form.userId === undefined)
        .map((form) => ({ ...newRelative, ...withoutUndefined(form) })),
      changed: forms.flatMap(({ userId: id, ...form }) => (id === undefined ? [] : [{ ...form, userId: id }])),
      removed: family ? here.map((dependant) => dependant.userId).filter((id) => !kept.has(id)) : [],
    }
  })
}

/** What nothing is said of, of somebody new. A login is theirs unless told (3§3). */
const newRelative: DependantForm = {
  name: '',
  nric: '',
  birthdate: '',
  gender: '',
  relationship: '',
  planNo: '',
  effectiveStartDate: '',
  effectiveEndDate: '',
  loginRequired: true,
  email: '',
}

/** One call of the catalogue does what takes several powers: each part is a command of its own, in the role that allows it. */
function forPart(caller: Caller, power: Power, part: string): Caller {
  const role = roleGranting(caller.user.roles, power)
  if (role === undefined) throw apiError('FORBIDDEN')
  return {
    ...caller,
    context: () => {
      const context = caller.context()
      return { ...context, commandId: uuidv5(part, context.commandId), actor: { ...context.actor, role } }
    },
  }
}
