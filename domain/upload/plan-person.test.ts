// Requirements: ADM-USR-026
import { describe, expect, test } from 'vitest'
import { uploadErrorTexts, uploadWarningTexts } from '../texts/upload-texts.ts'
import { decideInTurn } from '../user/decide-user.ts'
import { planPerson, rejectPlan, type PersonPlan, type PlanContext } from './plan-person.ts'
import { isOfOthersToo } from './stranger.ts'
import { evolveStoredPerson, nobodyStored, type StoredPerson } from './stored-person.ts'
import { cellsWith, planContext, readRows } from './testing/example-upload.ts'
import type { UploadCells } from './upload-columns.ts'
import { familiesOf } from './upload-family.ts'
import { addToSummary, emptySummary } from './upload-outcome.ts'
import { wantedPeople } from './wanted-person.ts'

/** Plans the employee of these rows, which are one family's. */
function plan(stored: StoredPerson, rows: readonly UploadCells[], context: Partial<PlanContext> = {}): PersonPlan {
  const [family] = familiesOf(readRows(...rows))
  if (!family) throw new Error('There is no family.')
  return planPerson(stored, wantedPeople(family).employee, planContext(context))
}

function planDependants(
  employee: StoredPerson,
  rows: readonly UploadCells[],
  stored = nobodyStored,
  context: Partial<PlanContext> = {},
): readonly PersonPlan[] {
  const [family] = familiesOf(readRows(...rows))
  if (!family) throw new Error('There is no family.')
  return wantedPeople(family).dependants.map((wanted) =>
    planPerson(
      stored,
      wanted,
      planContext({ userId: 'u-dep', employee: { rowNo: 2, user: employee.user }, ...context }),
    ),
  )
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
const stored = plan(nobodyStored, [full]).after
const child = { dep_name: 'Fern Tan', dep_nric: 'T0000001E', dep_relationship: 'Child' }

describe('somebody new', () => {
  test('is created, with their cover, under the number in capitals', () => {
    const planned = plan(nobodyStored, [full])
    expect(planned.entries).toMatchObject([{ outcome: 'created', nric: 'S1234567D', changes: [], errors: [] }])
    expect(planned.after.user).toMatchObject({
      details: { name: 'Willow Tan', nric: 'S1234567D', gender: 'f', birthdate: '1990-01-05' },
      email: 'willow@example.com',
      memberships: { 'c-orchid': { memberType: 'E', designation: 'Baker', effectiveStartDate: '2026-01-01' } },
    })
  })
  test('has a bank account wait for somebody else to verify it', () => {
    const planned = plan(nobodyStored, [cellsWith({ bankNo: '7339', accountNo: '5011234567' })])
    expect(planned.bankCommand).toMatchObject({
      type: 'ProposeUserBankAccount',
      data: { proposedBy: 'admin-1', source: 'upload', account: { branchNo: '501', accountNo: '1234567' } },
    })
    expect(planned.after.bank?.proposal?.status).toBe('WAITING_VERIFICATION')
    expect(plan(planned.after, [cellsWith({ bankNo: '7339', accountNo: '5011234567' })]).entries[0]?.outcome).toBe(
      'unchanged',
    )
  })
  test.each([
    [{ effectiveStartDate: '' }, 'effectiveStartDate', uploadErrorTexts.startDateMissing],
    [{ actionStatus: 'UPDATE' }, 'nric', uploadErrorTexts.mustExist],
    [{ actionStatus: 'EXISTING' }, 'nric', uploadErrorTexts.mustExist],
    [{ actionStatus: 'TERMINATE' }, 'nric', uploadErrorTexts.mustExist],
    [{ newNric: 'S7654321F' }, 'nric', uploadErrorTexts.newNumberOfNobody],
    [{ companyCode: 'NOBODY' }, 'companyCode', uploadErrorTexts.clientUnknown],
  ])('is rejected with %j', (cells, field, text) => {
    expect(plan(nobodyStored, [{ ...full, ...cells }])).toMatchObject({
      entries: [{ outcome: 'rejected', errors: [{ field, text }] }],
      commands: [],
      bankCommand: undefined,
    })
  })
  test('is rejected when the address is somebody else’s', () => {
    const holderOf = (kind: string) => (kind === 'email' ? 'u-2' : undefined)
    expect(plan(nobodyStored, [full], { holderOf }).entries).toMatchObject([
      { outcome: 'rejected', errors: [{ field: 'email', text: uploadErrorTexts.emailTaken }] },
    ])
  })
  test('may be taken in one company and rejected in another', () => {
    const planned = plan(nobodyStored, [
      { ...full, companyCode: 'NOBODY' },
      { ...full, companyCode: 'LANTERN' },
    ])
    expect(planned.entries.map(({ outcome }) => outcome)).toEqual(['rejected', 'created'])
    expect(Object.keys(planned.after.user?.memberships ?? {})).toEqual(['c-lantern'])
  })
})

test('a dependant without an end who comes after the employee’s cover is over is covered until then', () => {
  const gone = plan(stored, [{ ...full, effectiveEndDate: '31-Oct-2026' }]).after
  const endOf = (employee: StoredPerson, cells: UploadCells) =>
    planDependants(employee, [{ ...full, effectiveEndDate: '', ...child, ...cells }])[0]?.after.user?.memberships[
      'c-orchid'
    ]?.effectiveEndDate
  expect(endOf(gone, {})).toBe('2026-10-31')
  expect(endOf(gone, { dep_effectiveEndDate: '30-Sep-2026' })).toBe('2026-09-30')
  // An end to come may still be another one; then the dependant's ends with it by itself.
  expect(endOf(plan(stored, [{ ...full, effectiveEndDate: '31-Dec-2026' }]).after, {})).toBeUndefined()
})

describe('a row with the employee’s dates alone', () => {
  const planned = (employee: UploadCells, dependant: UploadCells, later: UploadCells) => {
    const hired = plan(nobodyStored, [{ ...full, ...employee }]).after
    const known = planDependants(hired, [{ ...full, ...employee, ...child, ...dependant }])[0]?.after
    const [again] = planDependants(hired, [{ ...full, ...employee, ...child, ...later }], known)
    const cover = again?.after.user?.memberships['c-orchid']
    return { outcome: again?.entries[0]?.outcome, days: [cover?.effectiveStartDate, cover?.effectiveEndDate] }
  }
  const since2020 = { effectiveStartDate: '01-Jan-2020' }
  const born = { dep_effectiveStartDate: '01-May-2026' }
  const divorced = { ...born, dep_effectiveEndDate: '31-Aug-2026' }
  test.each([since2020, { effectiveStartDate: '' }])(
    'does not move the start of a dependant who is known: %j',
    (later) => {
      expect(planned(since2020, born, later)).toEqual({ outcome: 'unchanged', days: ['2026-05-01', undefined] })
    },
  )
  test('moves no end of a dependant to a later day, and tells nothing as ended by it', () => {
    const leaving = { actionStatus: 'TERMINATE', effectiveEndDate: '31-Dec-2026' }
    const dayOfChange = { actionStatus: 'TERMINATE', effectiveEndDate: '', changeEffectiveDate: '31-Dec-2026' }
    for (const later of [leaving, dayOfChange, { effectiveEndDate: '31-Dec-2026' }])
      expect(planned(since2020, divorced, later)).toEqual({ outcome: 'unchanged', days: ['2026-05-01', '2026-08-31'] })
    expect(planned(since2020, born, leaving)).toEqual({ outcome: 'terminated', days: ['2026-05-01', '2026-12-31'] })
  })
  test('the dependant’s own dates count', () => {
    const own = { dep_effectiveStartDate: '01-Jun-2026', dep_effectiveEndDate: '30-Sep-2026' }
    expect(planned(since2020, divorced, own).days).toEqual(['2026-06-01', '2026-09-30'])
    expect(planned(since2020, divorced, { ...own, actionStatus: 'TERMINATE' }).outcome).toBe('updated')
  })
  test('of an employee who comes back, begins the cover of a dependant anew that has ended', () => {
    expect(planned(since2020, divorced, { effectiveStartDate: '01-Nov-2026' }).days).toEqual(['2026-11-01', undefined])
  })
})

test('a new number that is somebody else’s makes them nobody else: they are meant only where the former one was theirs', () => {
  const newNric = { newNric: 'S7654321F' }
  const renamed = plan(stored, [{ ...full, ...newNric }]).after
  expect(plan(renamed, [{ ...full, ...newNric, designation: 'Chief' }]).entries).toMatchObject([{ outcome: 'updated' }])
  // Found by the new number, of a row about a number that nobody has.
  const unknown = { ...full, nric: 'T0000002C', ...newNric, name: 'Somebody Else', designation: 'Chief' }
  expect(plan(renamed, [unknown])).toMatchObject({
    entries: [{ outcome: 'rejected', errors: [{ field: 'newNric', text: uploadErrorTexts.nricTaken }] }],
    commands: [],
  })
})

test('of somebody whom companies out of reach cover too, the cover alone is changed', () => {
  const cells = {
    name: 'Nova Teo',
    email: 'x@example.com',
    loginRequired: 'N',
    studentID: 'ST-1',
    newNric: 'S7654321F',
  }
  const account = { bankNo: '7339', accountNo: '5011234567' }
  const planned = plan(stored, [{ ...full, ...cells, ...account, designation: 'Chief' }], { isOfOthersToo: () => true })
  expect(planned.commands.map(({ type }) => type)).toEqual(['ChangeMembership'])
  expect(planned.bankCommand).toBeUndefined()
  expect(planned.entries[0]?.warnings).toContain(
    uploadWarningTexts.notChangedOfShared(['name', 'newNric', 'email', 'loginRequired', 'accountNo']),
  )
})

test('who is covered by companies out of reach today, or later, is others’ too', () => {
  const { user } = stored
  if (!user) throw new Error('Nobody is stored.')
  const own = new Set(['c-lantern'])
  expect(isOfOthersToo(user, own, '2026-11-22')).toBe(true)
  expect(isOfOthersToo(user, new Set(['c-orchid']), '2026-11-22')).toBe(false)
  const ended = {
    ...user,
    memberships: { 'c-orchid': { memberType: 'E', effectiveStartDate: '2026-01-01', effectiveEndDate: '2026-11-21' } },
  } as const
  expect(isOfOthersToo(ended, own, '2026-11-22')).toBe(false)
  expect(isOfOthersToo(ended, own, '2026-11-21')).toBe(true)
})

describe('somebody whom who sends the file does not reach', () => {
  const account = { bankNo: '7339', accountNo: '5011234567' }
  const unreached = { isReached: () => false }
  const elsewhere = (cells: UploadCells) => plan(stored, [{ ...full, companyCode: 'LANTERN', ...cells }], unreached)
  test('looks as new as anybody, gets the cover, and stays who they are', () => {
    const cells = { ...account, gender: 'm', email: 'x@example.com', loginRequired: 'N', studentID: 'ST-1' }
    const planned = elsewhere(cells)
    expect(planned.entries).toEqual(
      plan(nobodyStored, [{ ...full, companyCode: 'LANTERN', ...cells }], unreached).entries,
    )
    expect(planned.entries).toMatchObject([
      { outcome: 'created', changes: [], warnings: [uploadWarningTexts.bankOfNewWaits] },
    ])
    expect(planned.commands.map(({ type }) => type)).toEqual(['StartMembership'])
    expect(planned.bankCommand).toBeUndefined()
    expect(planned.after.user).toMatchObject({ email: 'willow@example.com', details: { gender: 'f' } })
  })
  test('is not told apart from who is known with other particulars, an administrator or somebody forgotten', () => {
    const other = { name: 'Nova Teo', birthdate: '01-Feb-1991' }
    const { user } = stored
    if (!user) throw new Error('Nobody is stored.')
    const errors = [{ field: 'nric', text: uploadErrorTexts.otherParticularsElsewhere }]
    for (const [person, cells] of [
      [stored, other],
      [{ ...stored, user: { ...user, userType: 'sys-admin' } }, {}],
      [{ ...stored, user: { ...user, forgotten: true } }, {}],
    ] as const) {
      const planned = plan(person, [{ ...full, companyCode: 'LANTERN', ...cells }], unreached)
      expect(planned).toMatchObject({ entries: [{ outcome: 'rejected', changes: [], errors }], commands: [] })
    }
  })
  test.each([
    [{ actionStatus: 'UPDATE' }, uploadErrorTexts.mustExist],
    [{ actionStatus: 'EXISTING' }, uploadErrorTexts.mustExist],
    [{ actionStatus: 'TERMINATE' }, uploadErrorTexts.mustExist],
    [{ newNric: 'S7654321F' }, uploadErrorTexts.newNumberOfNobody],
  ])('is nobody to %j, by whichever number they are found', (cells, text) => {
    for (const nric of ['S1234567D', 'G1234567X'])
      expect(elsewhere({ ...cells, nric }).entries).toMatchObject([
        { outcome: 'rejected', changes: [], errors: [{ field: 'nric', text }] },
      ])
  })
  test('is nobody’s employee here, as who is not known at all', () => {
    for (const employee of [nobodyStored, stored])
      expect(planDependants(employee, [{ ...full, ...child }], nobodyStored, unreached)[0]?.entries).toMatchObject([
        { outcome: 'rejected', errors: [{ field: 'nric', text: uploadErrorTexts.employeeRejected(2) }] },
      ])
  })
})

describe('somebody who is known', () => {
  const changes = (cells: UploadCells) => plan(stored, [{ ...full, ...cells }]).entries[0]
  test('is unchanged by the same row, and by one that says less', () => {
    expect(plan(stored, [full])).toMatchObject({ entries: [{ outcome: 'unchanged' }], commands: [] })
    expect(plan(stored, [{ companyCode: 'orchid', name: 'Willow Tan', nric: 's1234567d' }])).toMatchObject({
      entries: [{ outcome: 'unchanged' }],
      commands: [],
    })
  })
  test('is covered by another company too, unless what is there already was to be updated', () => {
    const elsewhere = (actionStatus: string) => changes({ companyCode: 'LANTERN', actionStatus })
    expect(elsewhere('EXISTING')).toMatchObject({ outcome: 'updated', errors: [] })
    expect(elsewhere('UPDATE')).toMatchObject({ outcome: 'rejected', errors: [{ text: uploadErrorTexts.notCovered }] })
  })
  test('has what differs changed, each field with what it was', () => {
    expect(
      changes({ name: 'Willow Lim', designation: 'Chief', email: 'w@example.com', loginRequired: 'N' }),
    ).toMatchObject({
      outcome: 'updated',
      changes: [
        { field: 'name', from: 'Willow Tan', to: 'Willow Lim' },
        { field: 'email', from: 'willow@example.com', to: 'w@example.com' },
        { field: 'loginRequired', from: 'Y', to: 'N' },
        { field: 'designation', from: 'Baker', to: 'Chief' },
      ],
    })
  })
  test('gets the new number, and a placeholder follows it', () => {
    const before = plan(nobodyStored, [cellsWith()]).after
    expect(plan(before, [cellsWith({ newNric: 'S7654321F' })]).after.user).toMatchObject({
      details: { nric: 'S7654321F' },
      email: 's7654321f@none.example',
    })
    expect(plan(before, [cellsWith({ newNric: 'S7654321F' })], { holderOf: () => 'u-2' }).entries).toMatchObject([
      { outcome: 'rejected', errors: [{ text: uploadErrorTexts.nricTaken }] },
    ])
  })
  test('is terminated by an end date that has come, or by the word', () => {
    expect(changes({ effectiveEndDate: '22-Nov-2026' })).toMatchObject({
      outcome: 'terminated',
      changes: [{ field: 'effectiveEndDate', from: '', to: '2026-11-22' }],
    })
    expect(changes({ actionStatus: 'TERMINATE' })).toMatchObject({
      outcome: 'terminated',
      changes: [{ to: '2026-11-22' }],
    })
    expect(changes({ actionStatus: 'TERMINATE', changeEffectiveDate: '01-Nov-2026' })).toMatchObject({
      outcome: 'terminated',
      changes: [{ to: '2026-11-01' }],
    })
    expect(changes({ effectiveEndDate: '23-Nov-2026' })).toMatchObject({ outcome: 'updated' })
  })
  test('who left keeps the last day when the file that terminates them comes again', () => {
    const terminated = cellsWith({ actionStatus: 'TERMINATE' })
    const endAfter = (effectiveEndDate: string) => {
      const left = plan(stored, [{ ...full, effectiveEndDate }]).after
      return plan(left, [terminated])
    }
    expect(endAfter('01-Nov-2026')).toMatchObject({ entries: [{ outcome: 'unchanged' }], commands: [] })
    expect(endAfter('31-Dec-2026')).toMatchObject({
      entries: [{ outcome: 'terminated', changes: [{ from: '2026-12-31', to: '2026-11-22' }] }],
    })
  })
  test('whose cover has begun has no end before its beginning', () => {
    const ending = { ...full, actionStatus: 'TERMINATE', changeEffectiveDate: '31-Dec-2025' }
    expect(plan(stored, [ending])).toMatchObject({
      entries: [{ outcome: 'rejected', errors: [{ text: uploadErrorTexts.datesReversed }] }],
      commands: [],
    })
    // Who has not come yet never does.
    const hired = plan(nobodyStored, [{ ...full, effectiveStartDate: '01-Dec-2026' }]).after
    const gone = plan(hired, [{ ...full, effectiveStartDate: '', actionStatus: 'TERMINATE' }])
    expect(gone.entries).toMatchObject([{ outcome: 'terminated' }])
    expect(gone.after.user?.memberships['c-orchid']).toMatchObject({ effectiveEndDate: '2026-11-22' })
  })
  test('comes back with a later start date', () => {
    const left = plan(stored, [{ ...full, effectiveEndDate: '01-Nov-2026' }]).after
    const back = plan(left, [{ ...full, effectiveStartDate: '01-Dec-2026' }])
    expect(back).toMatchObject({
      entries: [{ outcome: 'updated' }],
      commands: [{ type: 'StartMembership' }, ...back.commands.slice(1)],
    })
    expect(back.after.user?.memberships['c-orchid']).toMatchObject({ effectiveStartDate: '2026-12-01' })
    expect(back.after.user?.memberships['c-orchid']?.effectiveEndDate).toBeUndefined()
  })
  test('keeps the student information that the row does not name', () => {
    const student = plan(stored, [{ ...full, studentTel: '1', studentID: 'X' }]).after
    expect(plan(student, [{ ...full, studentTel: '2' }]).after.user?.studentInformation).toEqual({
      studentTel: '2',
      studentID: 'x',
    })
  })
  test('who is an administrator, or was forgotten, is left alone', () => {
    const enrolled = decideInTurn(
      [
        {
          type: 'EnrolUser',
          data: {
            userId: 'u-1',
            userType: 'sys-admin',
            name: 'A',
            nric: 'S1234567D',
            email: 'a@example.com',
            loginRequired: true,
          },
        },
      ],
      undefined,
    )
    const administrator = 'events' in enrolled ? enrolled.events.reduce(evolveStoredPerson, nobodyStored) : nobodyStored
    expect(plan(administrator, [full]).entries).toMatchObject([
      { outcome: 'rejected', errors: [{ text: uploadErrorTexts.administrator }] },
    ])
    const forgotten = evolveStoredPerson(stored, { type: 'PersonalDataErased', data: { userId: 'u-1', reason: '' } })
    expect(plan(forgotten, [full]).entries).toMatchObject([
      { outcome: 'rejected', errors: [{ text: uploadErrorTexts.forgotten }] },
    ])
  })
})

describe('dependants', () => {
  test('are covered as the employee is, through them', () => {
    const [planned] = planDependants(stored, [{ ...full, ...child }])
    expect(planned?.entries).toMatchObject([{ outcome: 'created', memberType: 'D', nric: 'T0000001E' }])
    expect(planned?.after.user?.memberships['c-orchid']).toMatchObject({
      memberType: 'D',
      employeeId: 'u-1',
      relationship: 'Child',
      effectiveStartDate: '2026-01-01',
    })
  })
  test('may be new in a row that updates the employee, and must be known in one that terminates', () => {
    const ofAction = (actionStatus: string) => planDependants(stored, [{ ...full, ...child, actionStatus }])[0]?.entries
    expect(ofAction('UPDATE')).toMatchObject([{ outcome: 'created', errors: [] }])
    expect(ofAction('TERMINATE')).toMatchObject([
      { outcome: 'rejected', errors: [{ field: 'dep_nric', text: uploadErrorTexts.mustExist }] },
    ])
  })
  test('need a login unless it is said of themselves that they do not (3§3)', () => {
    const [enrolled] = planDependants(stored, [{ ...full, ...child, loginRequired: 'N' }])
    expect(enrolled?.after.user?.loginRequired).toBe(true)
    expect(planDependants(stored, [{ ...full, ...child, dep_loginRequired: 'N' }])[0]?.after.user?.loginRequired).toBe(
      false,
    )
    const [changed] = planDependants(stored, [{ ...full, ...child, dep_loginRequired: 'n' }], enrolled?.after)
    expect(changed?.entries).toMatchObject([
      { outcome: 'updated', changes: [{ field: 'dep_loginRequired', from: 'Y', to: 'N' }] },
    ])
  })
  test('of somebody who is rejected, or not covered there, are rejected', () => {
    expect(planDependants(nobodyStored, [{ ...full, ...child }])[0]?.entries).toMatchObject([
      { errors: [{ text: uploadErrorTexts.employeeRejected(2) }] },
    ])
    expect(planDependants(stored, [{ ...full, ...child, companyCode: 'LANTERN' }])[0]?.entries).toMatchObject([
      { errors: [{ text: uploadErrorTexts.employeeNotCovered }] },
    ])
    expect(planDependants(stored, [{ ...full, ...child, gender: 'x' }])[0]?.entries).toMatchObject([
      { errors: [{ text: uploadErrorTexts.employeeRejected(2) }] },
    ])
  })
  test('of another family are left to it', () => {
    const [mine] = planDependants(stored, [{ ...full, ...child }])
    const other = plan(nobodyStored, [{ ...full, nric: 'S7654321F', email: '' }], { userId: 'u-9' }).after
    const [planned] = planDependants(other, [{ ...full, ...child, nric: 'S7654321F', email: '' }], mine?.after)
    expect(planned?.entries).toMatchObject([{ outcome: 'rejected', errors: [{ text: uploadErrorTexts.otherFamily }] }])
  })
})

test('people count once, by what says most of them', () => {
  const twice = plan(nobodyStored, [
    { ...full, companyCode: 'NOBODY' },
    { ...full, companyCode: 'LANTERN' },
  ])
  const [dependant] = planDependants(stored, [{ ...full, ...child }])
  const summary = addToSummary(emptySummary, 3, [twice.entries, dependant?.entries ?? []])
  expect(summary).toMatchObject({ rows: 3, users: { created: 1, rejected: 0 }, dependants: { created: 1 } })
})

test('what cannot be carried out is rejected, and nothing of it done', () => {
  expect(rejectPlan(plan(nobodyStored, [full]), 'email', 'taken')).toMatchObject({
    entries: [{ outcome: 'rejected', errors: [{ field: 'email', text: 'taken' }] }],
    commands: [],
    after: nobodyStored,
  })
})
