// Requirements: ADM-USR-014, ADM-USR-026, ADM-STU-001
import { describe, expect, test } from 'vitest'
import { dependantFormErrors, type DependantForm } from './cover-form.ts'
import { newUserFormErrors, studentFormErrors, userFormErrors, type NewUserForm } from './user-form.ts'
import { studentFields, type StudentField } from './student-information.ts'

const today = '2026-06-15'
const right: NewUserForm = {
  companyId: 'c1',
  name: 'Fern Lim',
  nric: 's1234567d',
  birthdate: '1990-01-31',
  gender: 'f',
  contactNoCountryCode: '',
  contactNo: '',
  email: '',
  effectiveStartDate: '2026-01-01',
  effectiveEndDate: '',
}

describe('a new user', () => {
  test('may lack number, address and end', () => {
    expect(newUserFormErrors(right, today)).toEqual({})
  })

  test.each<[Partial<NewUserForm>, Partial<Record<keyof NewUserForm, string>>]>([
    [{ companyId: '' }, { companyId: 'Please select a company.' }],
    [{ name: '  ' }, { name: 'Name is required.' }],
    [{ nric: '' }, { nric: 'NRIC is required.' }],
    [{ nric: 'S1234567A' }, { nric: 'This is not an NRIC, FIN or passport number. Please check it.' }],
    [{ nric: 'K1234567' }, {}],
    [{ birthdate: '2026-06-16' }, { birthdate: 'The birthdate is in the future.' }],
    [{ birthdate: '' }, { birthdate: 'Birthdate is required.' }],
    [{ gender: '' }, { gender: 'Gender is required.' }],
    [{ contactNo: '1234567', contactNoCountryCode: '65' }, { contactNo: 'Mobile number must have at least 8 digits.' }],
    [{ contactNo: ' 12345678 ', contactNoCountryCode: '65' }, {}],
    [{ contactNo: '12345678' }, { contactNoCountryCode: 'Country code is required.' }],
    [{ email: 'fern@' }, { email: 'Email address is not valid.' }],
    [{ effectiveStartDate: '' }, { effectiveStartDate: 'Effective start date is required.' }],
    [{ effectiveStartDate: '31 Feb 2026' }, { effectiveStartDate: 'This is not a date. Type it as 05 Nov 2026.' }],
    [{ effectiveEndDate: '2025-12-31' }, { effectiveEndDate: 'The end date is before the start date.' }],
  ])('%j', (change, errors) => {
    expect(newUserFormErrors({ ...right, ...change }, today)).toEqual(errors)
  })
})

test('what was never known may stay unknown, and what is known cannot be emptied', () => {
  const form = { ...right, birthdate: '', gender: '' } as const
  const nothing = { birthdate: false, gender: false, contactNo: false }
  expect(userFormErrors(form, { today, known: nothing })).toEqual({})
  expect(
    Object.keys(userFormErrors(form, { today, known: { birthdate: true, gender: true, contactNo: true } })),
  ).toEqual(['birthdate', 'gender', 'contactNoCountryCode', 'contactNo'])
})

test('a dependant needs a relationship and a start, and the rules of a person hold', () => {
  const { name, birthdate } = right
  const form: DependantForm = {
    name,
    nric: 'S1234567A',
    birthdate,
    gender: '',
    relationship: '',
    planNo: '',
    effectiveStartDate: '',
    effectiveEndDate: '',
    loginRequired: true,
    email: '',
  }
  expect(Object.keys(dependantFormErrors(form, today))).toEqual(['nric', 'relationship', 'effectiveStartDate'])
})

test("a student's address must be one", () => {
  const empty = Object.fromEntries(studentFields.map((field) => [field, ''])) as Record<StudentField, string>
  expect(studentFormErrors(empty)).toEqual({})
  expect(Object.keys(studentFormErrors({ ...empty, studentEmail: 'a@b', studentTel: '1'.repeat(201) }))).toEqual([
    'studentEmail',
    'studentTel',
  ])
})
