// Requirements: ADM-COM-005
import { emptyCoverForm } from '@member-care/domain/user/cover-form.ts'
import { describe, expect, test } from 'vitest'
import {
  changesOf,
  draftDifferences,
  draftEdits,
  draftErrors,
  emptyDependant,
  rebasedDraft,
  serverErrorsOf,
  type CompanyDraft,
} from './companies-draft.ts'

const cover = { ...emptyCoverForm, staffId: 'S1', planNo: 'A', effectiveStartDate: '2026-01-01' }
const child = {
  ...emptyDependant({ cover } as CompanyDraft),
  name: 'Moss Lim',
  nric: 'T1234567J',
  birthdate: '2015-01-01',
  relationship: 'Child',
}
const company: CompanyDraft = {
  companyId: 'c1',
  companyName: 'Pelican',
  isNew: false,
  memberType: 'E',
  employeeName: '',
  cover,
  family: [{ key: 'u2', isNew: false, version: 4, form: child, isRemoved: false }],
}
const opened = [company]
const [dependant] = company.family
const withFamily = (...family: CompanyDraft['family'][number][]): CompanyDraft[] => [{ ...company, family }]
const edited = (change: object) => dependant && { ...dependant, ...change }

describe('what is saved', () => {
  test('is nothing while nothing differs', () => {
    expect(changesOf(opened, opened)).toEqual([])
  })

  test('is only the companies that differ, and of a family only who does', () => {
    const mine = withFamily(
      ...[
        edited({ form: { ...child, planNo: 'B' } }),
        { key: 'n1', isNew: true, version: undefined, form: { ...child, name: 'Fir' }, isRemoved: false },
      ].filter((one) => one !== undefined),
    )
    const other: CompanyDraft = { ...company, companyId: 'c2', family: [] }
    expect(changesOf([...opened, other], [...mine, other])).toEqual([
      {
        companyId: 'c1',
        cover,
        added: [{ ...child, name: 'Fir' }],
        changed: [{ ...child, planNo: 'B', userId: 'u2', expectedVersion: 4 }],
        removed: [],
      },
    ])
  })

  test('leaves out a new dependant who was removed again, and removes one who was there', () => {
    const mine = withFamily(
      ...[
        edited({ isRemoved: true }),
        { key: 'n1', isNew: true, version: undefined, form: child, isRemoved: true },
      ].filter((one) => one !== undefined),
    )
    expect(changesOf(opened, mine)).toMatchObject([{ added: [], changed: [], removed: ['u2'] }])
    expect(draftEdits(opened, mine)).toMatchObject([{ from: 'Moss Lim', to: null }])
  })
})

test('a new company is named, with every field of its cover', () => {
  const added: CompanyDraft = {
    ...company,
    companyId: 'c3',
    companyName: 'Heron',
    isNew: true,
    family: [],
    cover: { ...emptyCoverForm, effectiveStartDate: '2026-05-01' },
  }
  expect(draftEdits(opened, [...opened, added])).toMatchObject([
    { to: 'Heron' },
    { label: 'Heron · Effective Start Date', from: null, to: '2026-05-01' },
  ])
})

test('what is wrong is told at its company and its dependant, by form and server alike', () => {
  const wrong = withFamily(...[edited({ form: { ...child, relationship: '' } })].filter((one) => one !== undefined))
  expect(
    draftErrors(
      wrong.map((one) => ({ ...one, cover: { ...cover, effectiveStartDate: '' } })),
      '2026-06-15',
    ),
  ).toEqual({
    'c1.effectiveStartDate': 'Effective start date is required.',
    'c1.u2': 'Relationship is required.',
  })
  const mine = withFamily(
    ...[dependant, { key: 'n1', isNew: true, version: undefined, form: child, isRemoved: false }].filter(
      (one) => one !== undefined,
    ),
  )
  const sent = changesOf(opened, mine)
  expect(
    serverErrorsOf(
      { 'companies.0.added.0.nric': 'taken', 'companies.0.effectiveEndDate': 'too early', root: {} },
      sent,
      mine,
    ),
  ).toEqual({ 'c1.n1': 'taken', 'c1.effectiveEndDate': 'too early' })
})

test('two people who edit at once lose nothing of each other', () => {
  const theirs: CompanyDraft[] = [{ ...company, cover: { ...cover, designation: 'Baker', planNo: 'C' } }]
  const mine: CompanyDraft[] = [
    {
      ...company,
      cover: { ...cover, planNo: 'B' },
      family: [...company.family, { key: 'n1', isNew: true, version: undefined, form: child, isRemoved: false }],
    },
  ]
  expect(draftDifferences({ opened, theirs, draft: mine })).toMatchObject([
    { field: 'c1.designation', theirs: 'Baker', isContested: false },
    { field: 'c1.planNo', base: 'A', theirs: 'C', mine: 'B', isContested: true },
  ])
  const [rebasedCompany] = rebasedDraft({ opened, theirs, draft: mine })
  expect(rebasedCompany?.cover).toMatchObject({ designation: 'Baker', planNo: 'B' })
  expect(rebasedCompany?.family.map(({ key }) => key)).toEqual(['u2', 'n1'])
})
