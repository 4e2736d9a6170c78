import { describe, expect, test } from 'vitest'
import { uploadErrorTexts, uploadWarningTexts } from '../texts/upload-texts.ts'
import { planPerson, type PersonPlan, type PlanContext } from './plan-person.ts'
import { nobodyStored, type StoredPerson } from './stored-person.ts'
import { isOfCompanies } from './stranger.ts'
import { cellsWith, companyRules, planContext, readRows, readRowsBy } from './testing/example-upload.ts'
import type { UploadCells } from './upload-columns.ts'
import { familiesOf } from './upload-family.ts'
import { wantedPeople } from './wanted-person.ts'

const company = { companyId: 'c-orchid', name: 'Orchid Biscuits', companyCode: 'ORCHID' }
const ofCompany: Partial<PlanContext> = {
  company,
  clientOf: (code) => (code.toLowerCase() === 'orchid' ? company : undefined),
  isReached: (user) => isOfCompanies(user, new Set([company.companyId])),
}

function peopleOf(rows: readonly UploadCells[], read = readRowsBy(companyRules)) {
  const [family] = familiesOf(read(...rows))
  if (!family) throw new Error('There is no family.')
  return wantedPeople(family)
}

/** What becomes of the employee of these rows in a file of Orchid’s HR. */
function plan(stored: StoredPerson, cells: UploadCells, context: Partial<PlanContext> = {}): PersonPlan {
  return planPerson(stored, peopleOf([{ ...full, ...cells }]).employee, planContext({ ...ofCompany, ...context }))
}

function planDependant(employee: StoredPerson, cells: UploadCells, stored = nobodyStored): PersonPlan {
  const [dependant] = peopleOf([{ ...full, ...child, ...cells }]).dependants
  if (!dependant) throw new Error('There is no dependant.')
  const context = planContext({ ...ofCompany, userId: 'u-dep', employee: { rowNo: 2, user: employee.user } })
  return planPerson(stored, dependant, context)
}

/** As an administrator’s file of any company makes them. */
function taken(cells: UploadCells, userId = 'u-1'): StoredPerson {
  return planPerson(nobodyStored, peopleOf([{ ...full, ...cells }], readRows).employee, planContext({ userId })).after
}

const full = cellsWith({
  designation: 'Baker',
  staffId: 'OB-1',
  planNo: 'A',
  gender: 'f',
  birthdate: '05-Jan-1990',
  email: 'willow@example.com',
  loginRequired: 'Y',
})
const child = { dep_name: 'Fern Tan', dep_nric: 'T0000001E', dep_relationship: 'Child', dep_birthdate: '05-Jan-2015' }
const account = { bankNo: '7339', accountNo: '5011234567' }
const employee = taken({})
const stranger = taken({ companyCode: 'LANTERN', staffId: 'LS-9' })
const outcomeOf = ({ entries }: PersonPlan) => entries[0]?.outcome
const errorsOf = ({ entries }: PersonPlan) => entries[0]?.errors

describe('a row of another company', () => {
  const read = readRowsBy(companyRules)
  test('is refused, whether there is such a company or not', () => {
    for (const companyCode of ['LANTERN', 'NOBODY'])
      expect(read(cellsWith({ companyCode }))[0]?.errors).toEqual([
        { part: 'employee', field: 'companyCode', text: uploadErrorTexts.otherCompany('Orchid Biscuits', 'ORCHID') },
      ])
    expect(read(cellsWith({ companyCode: 'orchid' }))[0]?.errors).toEqual([])
  })
  test('says what to do where the company has no code yet', () => {
    const rows = readRowsBy({ ...companyRules, company: { ...company, companyCode: '' } })(cellsWith())
    expect(rows[0]?.errors).toMatchObject([
      { field: 'companyCode', text: uploadErrorTexts.companyWithoutCode('Orchid Biscuits') },
    ])
  })
})

describe('somebody who is new', () => {
  test('comes with all that the file says, the bank account as a proposal', () => {
    const planned = plan(nobodyStored, account)
    expect(planned.entries).toMatchObject([
      { outcome: 'created', errors: [], warnings: [uploadWarningTexts.accountOfNewOnly] },
    ])
    expect(planned.after.user).toMatchObject({
      email: 'willow@example.com',
      details: { name: 'Willow Tan', birthdate: '1990-01-05', gender: 'f' },
      memberships: { 'c-orchid': { planNo: 'A', designation: 'Baker' } },
    })
    expect(planned.bankCommand?.type).toBe('ProposeUserBankAccount')
  })
  test.each(['UPDATE', 'EXISTING', 'TERMINATE'])('cannot be known already: %s', (actionStatus) => {
    const errors = [{ field: 'nric', text: uploadErrorTexts.notOfCompany }]
    expect(errorsOf(plan(nobodyStored, { actionStatus }))).toEqual(errors)
    expect(errorsOf(plan(stranger, { actionStatus }))).toEqual(errors)
  })
})

describe('somebody whom another company covers and this one does not', () => {
  test('looks as new as anybody, gets this company’s cover, and stays who they are', () => {
    const asNew = plan(nobodyStored, account)
    const planned = plan(stranger, { ...account, email: 'other@example.com', gender: 'm', loginRequired: 'N' })
    expect(planned.entries).toEqual(asNew.entries)
    expect(planned.commands.map(({ type }) => type)).toEqual(['StartMembership'])
    expect(planned.bankCommand).toBeUndefined()
    expect(planned.after.user).toMatchObject({ email: 'willow@example.com', loginRequired: true })
    expect(planned.after.user?.memberships['c-lantern']).toEqual(stranger.user?.memberships['c-lantern'])
  })
  test('is not told apart from who is known with other particulars, an administrator or somebody forgotten', () => {
    const other = { name: 'Nova Teo', birthdate: '01-Feb-1991' }
    const errors = [{ field: 'nric', text: uploadErrorTexts.otherParticulars }]
    expect(errorsOf(plan(stranger, other))).toEqual(errors)
    const { user } = stranger
    if (!user) throw new Error('Nobody is stored.')
    expect(errorsOf(plan({ ...stranger, user: { ...user, userType: 'sys-admin' } }, {}))).toEqual(errors)
    expect(errorsOf(plan({ ...stranger, user: { ...user, forgotten: true } }, {}))).toEqual(errors)
  })
  test('is nobody’s employee here, as who is not known at all', () => {
    for (const known of [nobodyStored, stranger])
      expect(errorsOf(planDependant(known, {}))).toEqual([
        { field: 'nric', text: uploadErrorTexts.employeeRejected(2) },
      ])
  })
  test('does not get a new number, nor is asked for by one', () => {
    for (const known of [nobodyStored, stranger])
      expect(errorsOf(plan(known, { newNric: 'S7654321F' }))).toEqual([
        { field: 'newNric', text: uploadErrorTexts.newNumberByInsurer },
      ])
  })
})

describe('somebody whom the company covers', () => {
  test('has changed what HR changes of a cover, and nothing else', () => {
    const planned = plan(employee, {
      ...{ designation: 'Chief', staffId: 'OB-2', costCenter: 'CC2', effectiveStartDate: '01-Feb-2026' },
      ...{ name: 'Willow Lim', birthdate: '06-Jan-1990', gender: 'm', email: 'lim@example.com', planNo: 'B' },
      ...{ loginRequired: 'N', newNric: 'S7654321F', ...account },
    })
    expect(planned.entries).toMatchObject([
      {
        outcome: 'updated',
        changes: [
          { field: 'staffId', from: 'OB-1', to: 'OB-2' },
          { field: 'designation', from: 'Baker', to: 'Chief' },
          { field: 'costCenter', from: '', to: 'CC2' },
          { field: 'effectiveStartDate', from: '2026-01-01', to: '2026-02-01' },
        ],
        warnings: [
          uploadWarningTexts.newNricStays,
          uploadWarningTexts.notChangedByHr(['name', 'birthdate', 'planNo', 'gender', 'email', 'accountNo']),
        ],
      },
    ])
    expect(planned.commands.map(({ type }) => type)).toEqual(['ChangeMembership'])
    expect(planned.bankCommand).toBeUndefined()
    expect(planned.after.user).toMatchObject({ email: 'willow@example.com', details: { name: 'Willow Tan' } })
  })
  test('is unchanged by what the file repeats, without a word', () => {
    expect(plan(employee, {}).entries).toMatchObject([{ outcome: 'unchanged', warnings: [] }])
  })
  test('leaves on the day that the row says, also one that comes, and may come back on another plan', () => {
    const leaving = plan(employee, { actionStatus: 'TERMINATE', changeEffectiveDate: '31-Dec-2026' })
    expect(outcomeOf(leaving)).toBe('terminated')
    expect(leaving.after.user?.memberships['c-orchid']?.effectiveEndDate).toBe('2026-12-31')
    const left = plan(employee, { effectiveEndDate: '31-Oct-2026' }).after
    const back = plan(left, { effectiveStartDate: '01-Nov-2026', planNo: 'B' })
    expect(back.entries).toMatchObject([{ outcome: 'updated', warnings: [] }])
    expect(back.after.user?.memberships['c-orchid']).toMatchObject({ planNo: 'B', effectiveStartDate: '2026-11-01' })
  })
  test('stays who they are also while nobody else covers them, and keeps the other company’s cover', () => {
    const ofTwo = plan(stranger, {}).after
    const planned = plan(ofTwo, { name: 'Willow Lim', designation: 'Chief' })
    expect(planned.entries[0]?.changes.map(({ field }) => field)).toEqual(['designation'])
    expect(planned.after.user?.memberships['c-lantern']).toEqual(stranger.user?.memberships['c-lantern'])
  })
})

describe('a dependant', () => {
  test('of the company’s employee joins and leaves', () => {
    const joined = planDependant(employee, {})
    expect(outcomeOf(joined)).toBe('created')
    expect(planDependant(employee, { dep_relationship: 'Spouse' }, joined.after).entries).toMatchObject([
      { outcome: 'unchanged', warnings: [uploadWarningTexts.notChangedByHr(['dep_relationship'])] },
    ])
    expect(outcomeOf(planDependant(employee, { dep_effectiveEndDate: '31-Oct-2026' }, joined.after))).toBe('terminated')
  })
  test('whom another company covers joins only where the particulars are theirs', () => {
    const child = { companyCode: 'LANTERN', nric: 'T0000001E', name: 'Fern Tan', birthdate: '05-Jan-2015' }
    const elsewhere = taken(child, 'u-dep')
    expect(planDependant(employee, {}, elsewhere).entries).toEqual(planDependant(employee, {}).entries)
    expect(errorsOf(planDependant(employee, { dep_name: 'F', dep_birthdate: '' }, elsewhere))).toEqual([
      { field: 'dep_nric', text: uploadErrorTexts.otherParticulars },
    ])
  })
})

test('nothing of its sender changes, nor of who is covered through them', () => {
  const own = { uploadedBy: 'u-1' }
  expect(errorsOf(plan(employee, { actionStatus: 'TERMINATE' }, own))).toEqual([
    { field: 'nric', text: uploadErrorTexts.ofSender },
  ])
  expect(plan(employee, { actionStatus: 'TERMINATE' }, own).commands).toEqual([])
  expect(outcomeOf(plan(employee, {}, own))).toBe('unchanged')
  const [dependant] = peopleOf([{ ...full, ...child }]).dependants
  if (!dependant) throw new Error('There is no dependant.')
  const context = { ...ofCompany, ...own, userId: 'u-dep', employee: { rowNo: 2, user: employee.user } }
  expect(errorsOf(planPerson(nobodyStored, dependant, planContext(context)))).toEqual([
    { field: 'dep_nric', text: uploadErrorTexts.ofSender },
  ])
})

test('of somebody whom another company covers, or covered, it is not told whether the file says what is recorded', () => {
  const ofTwo = plan(stranger, {}).after
  const warnings = (cells: UploadCells) => plan(ofTwo, { loginRequired: '', ...cells }).entries[0]?.warnings
  const named = [uploadWarningTexts.notChangedByHr(['birthdate', 'gender', 'email'])]
  expect(warnings({})).toEqual(named)
  expect(warnings({ birthdate: '06-Jan-1990', gender: 'm', email: 'other@example.com' })).toEqual(named)
  expect(plan(employee, {}).entries[0]?.warnings).toEqual([])
})
