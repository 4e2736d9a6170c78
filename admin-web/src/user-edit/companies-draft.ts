/** What is edited in the companies tab before it is saved: every company with its cover and its family. Pure. */
import {
  coverFormErrors,
  dependantFormErrors,
  emptyCoverForm,
  type CoverForm,
  type DependantForm,
} from '@member-care/domain/user/cover-form.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import {
  editsBetween,
  rebased,
  type FieldDifference,
  differencesOf,
  type FieldEdit,
  type FieldWords,
} from '../console/edit-differences.ts'
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

/** A company as it is to be saved. */
export interface CompanyChange {
  readonly companyId: string
  readonly cover: CoverForm
  readonly added: DependantForm[]
  readonly changed: (DependantForm & { readonly userId: string; readonly expectedVersion?: number })[]
  readonly removed: string[]
}

export function draftOf(user: EditedUser): readonly CompanyDraft[] {
  return user.companies.map((company) => ({
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
  }))
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

/**
 * The texts at what is wrong, by `<companyId>.<field>` and `<companyId>.<dependant's key>`.
 * @param today Singapore date
 */
export function draftErrors(draft: readonly CompanyDraft[], today: string): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const { companyId, cover, family } of draft) {
    for (const [field, text] of Object.entries(coverFormErrors(cover))) errors[`${companyId}.${field}`] = text
    for (const { key, form, isRemoved } of family) {
      const [first] = isRemoved ? [] : Object.values(dependantFormErrors(form, today))
      if (first !== undefined) errors[`${companyId}.${key}`] = first
    }
  }
  return errors
}

/** What the server found wrong, by the same names: it names what was sent by its place. */
export function serverErrorsOf(
  errors: Readonly<Record<string, unknown>> | undefined,
  sent: readonly CompanyChange[],
  draft: readonly CompanyDraft[],
): Readonly<Record<string, string>> {
  const found = Object.entries(errors ?? {}).flatMap(([path, text]) => {
    const [, index, list, place] = /^companies\.(\d+)\.(\w+)(?:\.(\d+))?/.exec(path) ?? []
    const company = sent[Number(index)]
    if (!company || list === undefined || typeof text !== 'string') return []
    if (place === undefined) return [[`${company.companyId}.${list}`, text] as const]
    const family = draft.find(({ companyId }) => companyId === company.companyId)?.family ?? []
    const key =
      list === 'added'
        ? family.filter(({ isNew, isRemoved }) => isNew && !isRemoved)[Number(place)]?.key
        : company.changed[Number(place)]?.userId
    return [[`${company.companyId}.${key ?? ''}`, text] as const]
  })
  return Object.fromEntries(found)
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
export function draftEdits(opened: readonly CompanyDraft[], draft: readonly CompanyDraft[]): readonly FieldEdit[] {
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

/** What somebody else changed of the covers since the tab was opened, beside what is typed here. */
export function draftDifferences({
  opened,
  theirs,
  draft,
}: {
  readonly opened: readonly CompanyDraft[]
  readonly theirs: readonly CompanyDraft[]
  readonly draft: readonly CompanyDraft[]
}): readonly FieldDifference[] {
  return theirs.flatMap((company) => {
    const base = opened.find(({ companyId }) => companyId === company.companyId)?.cover ?? emptyCoverForm
    const mine = draft.find(({ companyId }) => companyId === company.companyId)?.cover ?? base
    return differencesOf({ base, theirs: company.cover, mine }, coverWords).map((difference) => ({
      ...difference,
      field: `${company.companyId}.${difference.field}`,
      label: `${company.companyName} · ${difference.label}`,
    }))
  })
}

/** The record as somebody else left it, with what was changed here on top. */
export function rebasedDraft({
  opened,
  theirs,
  draft,
}: {
  readonly opened: readonly CompanyDraft[]
  readonly theirs: readonly CompanyDraft[]
  readonly draft: readonly CompanyDraft[]
}): readonly CompanyDraft[] {
  const find = (list: readonly CompanyDraft[], companyId: string) =>
    list.find((company) => company.companyId === companyId)
  const kept = theirs.map((company) => {
    const [base, mine] = [find(opened, company.companyId), find(draft, company.companyId)]
    if (!mine) return company
    const family = company.family.map((dependant) => {
      const [former, edited] = [base, mine].map((side) => side?.family.find(({ key }) => key === dependant.key))
      if (!edited) return dependant
      return {
        ...dependant,
        isRemoved: edited.isRemoved,
        form: rebased({ base: former?.form ?? dependant.form, theirs: dependant.form, mine: edited.form }),
      }
    })
    const cover = rebased({ base: base?.cover ?? emptyCoverForm, theirs: company.cover, mine: mine.cover })
    return { ...company, cover, family: [...family, ...mine.family.filter(({ isNew }) => isNew)] }
  })
  return [...kept, ...draft.filter((company) => company.isNew && !find(theirs, company.companyId))]
}
