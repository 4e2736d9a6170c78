/** The form of the companies tab: every company with its cover and its family, saved as one. Pure. */
import {
  coverFormErrors,
  dependantFormErrors,
  emptyCoverForm,
  type CoverForm,
  type DependantForm,
} from '@member-care/domain/user/cover-form.ts'
import { isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import {
  editsBetween,
  rebased,
  type FieldDifference,
  differencesOf,
  type FieldEdit,
  type FieldWords,
} from '../console/edit-differences.ts'
import type { FormComparison, FormVersions } from '../record/form-comparison.ts'
import { valueOf } from './form-values.ts'
import type { EditedUser, UserCompany } from './user-edit-calls.ts'

export interface DependantDraft {
  /** The user id; of a new one, something of the draft's own. */
  readonly key: string
  readonly isNew: boolean
  readonly version: number | undefined
  readonly form: DependantForm
  readonly isRemoved: boolean
}

export interface CompanyDraft {
  readonly companyId: string
  readonly companyName: string
  readonly isNew: boolean
  readonly memberType: 'E' | 'D'
  readonly employeeName: string
  readonly cover: CoverForm
  readonly family: readonly DependantDraft[]
}

/** What the tab's form is filled with. */
export interface CompaniesForm {
  readonly companies: readonly CompanyDraft[]
}

/** A company as it is to be saved. */
export interface CompanyChange {
  readonly companyId: string
  readonly cover: CoverForm
  readonly added: DependantForm[]
  readonly changed: (DependantForm & { readonly userId: string; readonly expectedVersion?: number })[]
  readonly removed: string[]
}

export function companiesFormOf(user: EditedUser): CompaniesForm {
  return { companies: user.companies.map(draftOf) }
}

function draftOf(company: UserCompany): CompanyDraft {
  return {
    companyId: company.companyId,
    companyName: company.companyName,
    isNew: false,
    memberType: company.memberType,
    employeeName: company.employeeName,
    cover: coverOf(company),
    family: company.family.map((dependant) => ({
      key: dependant.id,
      isNew: false,
      version: dependant.version,
      form: formOfDependant(dependant),
      isRemoved: false,
    })),
  }
}

function coverOf(company: UserCompany): CoverForm {
  return {
    staffId: valueOf(company.staffId),
    designation: valueOf(company.designation),
    planNo: valueOf(company.planNo),
    costCenter: valueOf(company.costCenter),
    costCenterName: valueOf(company.costCenterName),
    effectiveStartDate: company.effectiveStartDate,
    effectiveEndDate: valueOf(company.effectiveEndDate),
  }
}

function formOfDependant(dependant: UserCompany['family'][number]): DependantForm {
  return {
    name: valueOf(dependant.name),
    nric: valueOf(dependant.nric),
    birthdate: valueOf(dependant.birthdate),
    gender: dependant.gender ?? '',
    relationship: valueOf(dependant.relationship),
    planNo: valueOf(dependant.planNo),
    effectiveStartDate: dependant.effectiveStartDate,
    effectiveEndDate: valueOf(dependant.effectiveEndDate),
    loginRequired: dependant.loginRequired,
    email: valueOf(dependant.email),
  }
}

/** A new dependant's form begins with the cover's plan and start. */
export function emptyDependant({ cover }: CompanyDraft): DependantForm {
  const { planNo, effectiveStartDate } = cover
  return {
    name: '',
    nric: '',
    birthdate: '',
    gender: '',
    relationship: '',
    planNo,
    effectiveStartDate,
    effectiveEndDate: '',
    loginRequired: true,
    email: '',
  }
}

/** The companies that differ, as they are to be saved. */
export function changesOf(opened: readonly CompanyDraft[], draft: readonly CompanyDraft[]): readonly CompanyChange[] {
  return draft.flatMap((company) => {
    const before = opened.find(({ companyId }) => companyId === company.companyId)
    const formerly = new Map(before?.family.map((dependant) => [dependant.key, dependant]))
    const kept = company.family.filter(({ isRemoved }) => !isRemoved)
    const added = kept.filter(({ isNew }) => isNew).map(({ form }) => form)
    const changed = kept.flatMap(({ key, isNew, version, form }) => {
      const former = formerly.get(key)
      if (isNew || !former || editsBetween(former.form, form, dependantWords).length === 0) return []
      return [{ ...form, userId: key, ...(version !== undefined && { expectedVersion: version }) }]
    })
    const removed = company.family.flatMap(({ key, isNew, isRemoved }) => (isRemoved && !isNew ? [key] : []))
    const isSame =
      before &&
      editsBetween(before.cover, company.cover, coverWords).length === 0 &&
      added.length + changed.length + removed.length === 0
    return isSame ? [] : [{ companyId: company.companyId, cover: company.cover, added, changed, removed }]
  })
}

/** A cover whose end is to be another one. */
export interface SetEnd {
  readonly userId: string
  readonly companyId: string
  readonly effectiveEndDate: string
}

/** The ends that are set or changed, of the user and of whom they cover; one that is taken away is none. */
export function endsSet({ id, companies: opened }: EditedUser, draft: readonly CompanyDraft[]): readonly SetEnd[] {
  return draft.flatMap(({ companyId, cover, family }) => {
    const before = opened.find((company) => company.companyId === companyId)
    if (!before) return []
    const ends = [
      { userId: id, from: before.effectiveEndDate, to: cover.effectiveEndDate },
      ...family.flatMap(({ key, form, isRemoved }) => {
        const former = before.family.find((dependant) => dependant.id === key)
        return former && !isRemoved ? [{ userId: key, from: former.effectiveEndDate, to: form.effectiveEndDate }] : []
      }),
    ]
    return ends
      .filter(({ from, to }) => isIsoDate(to) && to !== from)
      .map(({ userId, to }) => ({ userId, companyId, effectiveEndDate: to }))
  })
}

/**
 * The texts at what is wrong, by the names of the form's fields: `companies.<place>.cover.<field>`, and
 * `companies.<place>.family.<place>` for a dependant. Only what is to be saved is judged: what is on record besides may lack what a form asks for, as
 * dependants of a file do.
 * @param today Singapore date
 */
export function draftErrors(
  opened: readonly CompanyDraft[],
  draft: readonly CompanyDraft[],
  today: string,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const { companyId, cover, changed } of changesOf(opened, draft)) {
    const place = draft.findIndex((company) => company.companyId === companyId)
    const sent = new Set(changed.map(({ userId }) => userId))
    for (const [field, text] of Object.entries(coverFormErrors(cover))) errors[coverField(place, field)] = text
    for (const [position, { key, form, isNew, isRemoved }] of (draft[place]?.family ?? []).entries()) {
      const isJudged = !isRemoved && (isNew || sent.has(key))
      const [first] = isJudged ? Object.values(dependantFormErrors(form, today)) : []
      if (first !== undefined) errors[dependantField(place, position)] = first
    }
  }
  return errors
}

/** The field that the server means: it names what was sent, which is only what was changed, by its place. */
function fieldOfSent(
  name: string,
  { opened, values: { companies: draft } }: { readonly opened: CompaniesForm; readonly values: CompaniesForm },
): string | undefined {
  const sent = changesOf(opened.companies, draft)
  const [, index, list, position] = /^companies\.(\d+)\.(\w+)(?:\.(\d+))?/.exec(name) ?? []
  const company = sent[Number(index)]
  if (!company || list === undefined) return undefined
  const place = draft.findIndex(({ companyId }) => companyId === company.companyId)
  if (position === undefined) return list in emptyCoverForm ? coverField(place, list) : undefined
  const family = draft[place]?.family ?? []
  const key =
    list === 'added'
      ? family.filter(({ isNew, isRemoved }) => isNew && !isRemoved)[Number(position)]?.key
      : company.changed[Number(position)]?.userId
  const dependant = family.findIndex((one) => one.key === key)
  return dependant < 0 ? undefined : dependantField(place, dependant)
}

function coverField(place: number, field: string): string {
  return `companies.${place}.cover.${field}`
}

function dependantField(place: number, position: number): string {
  return `companies.${place}.family.${position}`
}

export const companiesComparison: FormComparison<CompaniesForm> = {
  edits: (from, to) => draftEdits(from.companies, to.companies),
  differences: draftDifferences,
  rebased: (versions) => ({ companies: rebasedCompanies(versions) }),
  fieldOf: fieldOfSent,
}

const coverWords = wordsOf<CoverForm>(userEditTexts.cover)
const dependantWords = wordsOf<DependantForm>(userEditTexts.dependant)

function wordsOf<Form>(
  labels: Readonly<Record<keyof Form & string, string>>,
): Readonly<Record<keyof Form & string, FieldWords>> {
  return Object.fromEntries(Object.entries<string>(labels).map(([field, label]) => [field, { label }])) as Record<
    keyof Form & string,
    FieldWords
  >
}

/** What is about to be saved, in words. */
function draftEdits(opened: readonly CompanyDraft[], draft: readonly CompanyDraft[]): readonly FieldEdit[] {
  const { companies } = userEditTexts
  return draft.flatMap((company) => {
    const { companyId, companyName, isNew, family } = company
    const before = opened.find((former) => former.companyId === companyId)
    const inCompany = (edit: FieldEdit, who = ''): FieldEdit => ({
      ...edit,
      field: `${companyId}.${who}.${edit.field}`,
      label: [companyName, who, edit.label].filter((part) => part !== '').join(' · '),
    })
    const added = isNew ? [{ field: companyId, label: companies.add, from: null, to: companyName }] : []
    const ofCover = editsBetween(before?.cover ?? emptyCoverForm, company.cover, coverWords).map((edit) =>
      inCompany(edit),
    )
    const ofFamily = family.flatMap((dependant) => {
      const former = before?.family.find(({ key }) => key === dependant.key)
      if (dependant.isNew)
        return dependant.isRemoved
          ? []
          : [
              {
                field: `${companyId}.${dependant.key}`,
                label: `${companyName} · ${companies.addDependant}`,
                from: null,
                to: dependant.form.name,
              },
            ]
      if (dependant.isRemoved)
        return [
          {
            field: `${companyId}.${dependant.key}`,
            label: `${companyName} · ${companies.removeDependantTitle.replace('?', '')}`,
            from: dependant.form.name,
            to: null,
          },
        ]
      return former
        ? editsBetween(former.form, dependant.form, dependantWords).map((edit) => inCompany(edit, dependant.form.name))
        : []
    })
    return [...added, ...ofCover, ...ofFamily]
  })
}

/** What somebody else changed since the tab was opened, beside what is typed here. */
function draftDifferences({ base, theirs, mine }: FormVersions<CompaniesForm>): readonly FieldDifference[] {
  const ids = new Set([...base.companies, ...theirs.companies].map(({ companyId }) => companyId))
  return [...ids].flatMap((companyId) => {
    const [before, after, typed] = [base, theirs, mine].map(({ companies }) => companyIn(companies, companyId))
    const companyName = (after ?? before)?.companyName ?? ''
    const inCompany = (difference: FieldDifference, who: string | undefined): FieldDifference => ({
      ...difference,
      field: [companyId, who, difference.field].filter((part) => part !== undefined).join('.'),
      label: [companyName, who, difference.label].filter((part) => part !== undefined).join(' · '),
    })
    if (!before || !after)
      return [comingOrGoing(companyId, userEditTexts.sections.companies, before?.companyName, after?.companyName)]
    const ofCover = differencesOf(
      { base: before.cover, theirs: after.cover, mine: typed?.cover ?? before.cover },
      coverWords,
    ).map((difference) => inCompany(difference, undefined))
    const keys = new Set([...before.family, ...after.family].map(({ key }) => key))
    const ofFamily = [...keys].flatMap((key) => {
      const [former, newer, edited] = [before, after, typed].map((company) => dependantIn(company, key))
      if (!former || !newer)
        return [
          inCompany(
            comingOrGoing(key, userEditTexts.companies.dependant, former?.form.name, newer?.form.name),
            undefined,
          ),
        ]
      return differencesOf(
        { base: former.form, theirs: newer.form, mine: edited?.form ?? former.form },
        dependantWords,
      ).map((difference) => inCompany(difference, newer.form.name))
    })
    return [...ofCover, ...ofFamily]
  })
}

/** A company or a dependant that somebody else added or took away. */
function comingOrGoing(
  field: string,
  label: string,
  before: string | undefined,
  after: string | undefined,
): FieldDifference {
  const base = before ?? null
  return { field, label, base, theirs: after ?? null, mine: base, isContested: false }
}

/** The companies as somebody else left them, with what was changed here on top. */
function rebasedCompanies({ base, theirs, mine }: FormVersions<CompaniesForm>): readonly CompanyDraft[] {
  const kept = theirs.companies.map((company) => {
    const [before, typed] = [base, mine].map(({ companies }) => companyIn(companies, company.companyId))
    if (!typed) return company
    const family = company.family.map((dependant) => {
      const former = dependantIn(before, dependant.key) ?? sentAs(before, dependant)
      const edited = dependantIn(typed, former?.key ?? dependant.key)
      // Who was sent as new and taken out of the form since is to be removed.
      if (!edited) return former?.isNew ? { ...dependant, isRemoved: true } : dependant
      return {
        ...dependant,
        isRemoved: edited.isRemoved,
        form: rebased({ base: former?.form ?? dependant.form, theirs: dependant.form, mine: edited.form }),
      }
    })
    const cover = rebased({ base: before?.cover ?? emptyCoverForm, theirs: company.cover, mine: typed.cover })
    const unsent = typed.family.filter(({ key, isNew }) => isNew && !dependantIn(before, key))
    return { ...company, cover, family: [...family, ...unsent] }
  })
  const added = mine.companies.filter(({ companyId, isNew }) => isNew && !companyIn(theirs.companies, companyId))
  return [...kept, ...added]
}

/** Who was new when the form was sent, and is known by a user id since. */
function sentAs(company: CompanyDraft | undefined, saved: DependantDraft): DependantDraft | undefined {
  const nricOf = ({ form }: DependantDraft) => form.nric.trim().toUpperCase()
  return company?.family.find((one) => one.isNew && nricOf(one) === nricOf(saved))
}

function companyIn(companies: readonly CompanyDraft[], companyId: string): CompanyDraft | undefined {
  return companies.find((company) => company.companyId === companyId)
}

function dependantIn(company: CompanyDraft | undefined, key: string): DependantDraft | undefined {
  return company?.family.find((dependant) => dependant.key === key)
}
