// Requirements: ADM-COM-005
import { emptyCoverForm } from '@member-care/domain/user/cover-form.ts'
import { describe, expect, test } from 'vitest'
import {
  changesOf,
  companiesComparison as comparison,
  draftErrors,
  emptyDependant,
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
    expect(comparison.edits({ companies: opened }, { companies: mine })).toMatchObject([{ from: 'Moss Lim', to: null }])
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
  expect(comparison.edits({ companies: opened }, { companies: [...opened, added] })).toMatchObject([
    { to: 'Heron' },
    { label: 'Heron · Effective Start Date', from: null, to: '2026-05-01' },
  ])
})

test('who is not touched is not judged, though a file left out what the form asks for', () => {
  const incomplete = { ...child, birthdate: '', relationship: '' }
  const [onRecord] = [{ ...company, family: company.family.map((one) => ({ ...one, form: incomplete })) }]
  const ended = { ...onRecord, cover: { ...cover, effectiveEndDate: '2026-12-31' } }
  expect(draftErrors([onRecord], [ended], '2026-06-15')).toEqual({})
  const neverBegun = { ...onRecord, cover: { ...cover, effectiveEndDate: '2025-12-31' } }
  expect(draftErrors([neverBegun, ended], [neverBegun, ended], '2026-06-15')).toEqual({})
  const touched = { ...ended, family: ended.family.map((one) => ({ ...one, form: { ...incomplete, planNo: 'B' } })) }
  expect(Object.keys(draftErrors([onRecord], [touched], '2026-06-15'))).toEqual(['companies.0.family.0'])
})

test('what is wrong is told at its company and its dependant, by form and server alike', () => {
  const wrong = withFamily(...[edited({ form: { ...child, relationship: '' } })].filter((one) => one !== undefined))
  expect(
    draftErrors(
      opened,
      wrong.map((one) => ({ ...one, cover: { ...cover, effectiveStartDate: '' } })),
      '2026-06-15',
    ),
  ).toEqual({
    'companies.0.cover.effectiveStartDate': 'Effective start date is required.',
    'companies.0.family.0': 'Relationship is required.',
  })
  // What is sent is only what differs, so that the server counts otherwise.
  const [newer] = withFamily(
    ...[dependant, { key: 'n1', isNew: true, version: undefined, form: child, isRemoved: false }].filter(
      (one) => one !== undefined,
    ),
  )
  const untouched: CompanyDraft = { ...company, companyId: 'c0', companyName: 'Heron' }
  const versions = {
    opened: { companies: [untouched, company] },
    values: { companies: [untouched, ...(newer ? [newer] : [])] },
  }
  expect(comparison.fieldOf('companies.0.added.0.nric', versions)).toBe('companies.1.family.1')
  expect(comparison.fieldOf('companies.0.effectiveEndDate', versions)).toBe('companies.1.cover.effectiveEndDate')
  expect(comparison.fieldOf('companies.0.companyId', versions)).toBeUndefined()
  expect(comparison.fieldOf('root', versions)).toBeUndefined()
})

test('two people who edit at once lose nothing of each other', () => {
  const changedByThem = edited({ version: 5, form: { ...child, planNo: 'D' } })
  const theirs: CompanyDraft[] = [
    {
      ...company,
      cover: { ...cover, designation: 'Baker', planNo: 'C' },
      family: [
        ...(changedByThem ? [changedByThem] : []),
        { key: 'u3', isNew: false, version: 1, form: { ...child, name: 'Fern Lim' }, isRemoved: false },
      ],
    },
  ]
  const mine: CompanyDraft[] = [
    {
      ...company,
      cover: { ...cover, planNo: 'B' },
      family: [
        ...(dependant ? [{ ...dependant, form: { ...child, relationship: 'Stepchild' } }] : []),
        { key: 'n1', isNew: true, version: undefined, form: child, isRemoved: false },
      ],
    },
  ]
  const versions = { base: { companies: opened }, theirs: { companies: theirs }, mine: { companies: mine } }
  expect(comparison.differences(versions)).toMatchObject([
    { field: 'c1.designation', theirs: 'Baker', isContested: false },
    { field: 'c1.planNo', base: 'A', theirs: 'C', mine: 'B', isContested: true },
    { field: 'c1.Moss Lim.planNo', base: 'A', theirs: 'D', mine: 'A', isContested: false },
    { field: 'c1.u3', base: null, theirs: 'Fern Lim', isContested: false },
  ])
  const [rebased] = comparison.rebased(versions).companies
  expect(rebased?.cover).toMatchObject({ designation: 'Baker', planNo: 'B' })
  expect(rebased?.family.map(({ key }) => key)).toEqual(['u2', 'u3', 'n1'])
  // Their version, so that what is saved next is no conflict again.
  expect(rebased?.family[0]).toMatchObject({ version: 5, form: { planNo: 'D', relationship: 'Stepchild' } })
})

describe('what is typed while a save is on its way', () => {
  const sentAsNew = { key: 'n1', isNew: true, version: undefined, form: child, isRemoved: false }
  const heron = (isNew: boolean, family: CompanyDraft['family']): CompanyDraft => {
    return { ...company, companyId: 'c3', companyName: 'Heron', isNew, family }
  }
  const base = { companies: [heron(true, [sentAsNew])] }
  const theirs = { companies: [heron(false, [{ ...sentAsNew, key: 'u7', isNew: false, version: 1 }])] }

  test('is nothing: what was sent is as the server answered, and no more new', () => {
    expect(comparison.rebased({ base, theirs, mine: base })).toEqual(theirs)
  })

  test('stays on top of what the server answered, field by field', () => {
    const typed = { ...sentAsNew, form: { ...child, planNo: 'B' } }
    const later = { ...sentAsNew, key: 'n2', form: { ...child, name: 'Fir Lim', nric: 'T7654321J' } }
    const [rebased] = comparison.rebased({ base, theirs, mine: { companies: [heron(true, [typed, later])] } }).companies
    expect(rebased).toMatchObject({
      isNew: false,
      family: [{ key: 'u7', isNew: false, version: 1, form: { planNo: 'B' } }, later],
    })
  })

  test('takes away who was sent and taken out since', () => {
    const [rebased] = comparison.rebased({ base, theirs, mine: { companies: [heron(true, [])] } }).companies
    expect(rebased?.family).toMatchObject([{ key: 'u7', isRemoved: true }])
  })
})

test('a company that somebody else took away is told of', () => {
  const other: CompanyDraft = { ...company, companyId: 'c2', companyName: 'Heron', family: [] }
  const versions = {
    base: { companies: [company, other] },
    theirs: { companies: opened },
    mine: { companies: [company, other] },
  }
  expect(comparison.differences(versions)).toMatchObject([{ field: 'c2', base: 'Heron', theirs: null }])
  expect(comparison.rebased(versions).companies.map(({ companyId }) => companyId)).toEqual(['c1'])
})
