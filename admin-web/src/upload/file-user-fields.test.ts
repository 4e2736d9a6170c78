// Requirements: ADM-UPL-006, ADM-UPL-007, ADM-UPL-009, ADM-UPL-010, ADM-UPL-011, ADM-UPL-016, ADM-UPL-018
import { singaporeBanks } from '@member-care/domain/bank/singapore-banks.ts'
import { companiesOf, type UploadFamily } from '@member-care/domain/upload/upload-family.ts'
import { expect, test } from 'vitest'
import {
  companyFields,
  dependantFields,
  findingsOf,
  personFields,
  studentDataFields,
  type PreviewField,
} from './file-user-fields.ts'
import { readUploadText } from './read-upload-text.ts'

const rules = {
  today: '2026-11-21',
  banks: singaporeBanks,
  studentCompanyCodes: ['KITE'],
  placeholderEmailDomain: 'no-email.example.com',
}
const header =
  'companyCode,companyName,name,nric,birthdate,gender,designation,planNo,effectiveStartDate,effectiveEndDate,staffId,dep_name,dep_nric,dep_relationship,dep_birthdate,newNric,studentID'

function familyOf(...lines: string[]): UploadFamily {
  const result = readUploadText([header, ...lines].join('\n'), rules, () => {})
  const [family] = 'families' in result ? result.families : []
  if (!family) throw new Error('The file has no user.')
  return family
}

const byLabel = (fields: readonly PreviewField[]) =>
  Object.fromEntries(fields.map(({ label, value }) => [label, value]))
const field = (fields: readonly PreviewField[], label: string) => fields.find((one) => one.label === label)

const tan =
  'MERL,Merlion Shipping,Tan Wei Ming,s0000001i,05-Jan-1980,m,Baker,P1,01-Jan-2026,21-Nov-2026,ST-1,Tan Jia Hui,s0000002g,Child,31-Feb-2012,S0000003E,'

test('a user is shown with every field, numbers in capitals and dates for people', () => {
  const fields = personFields(familyOf(tan))
  expect(fields.map(({ label }) => label)).toEqual([
    'Name',
    'NRIC',
    'Gender',
    'Birthdate',
    'Email',
    'Login Required',
    'Bank Code',
    'Branch Code',
    'Account No',
    'New NRIC',
  ])
  expect(byLabel(fields)).toMatchObject({
    Name: 'Tan Wei Ming',
    NRIC: 'S0000001I',
    Birthdate: '05 Jan 1980',
    Email: 's0000001i@no-email.example.com',
    'Login Required': '',
  })
  expect(field(fields, 'New NRIC')?.warnings).toHaveLength(1)
  expect(field(fields, 'Email')?.note).toBeDefined()
})

test('a company is shown with its name and code, and the cover there (ADM-UPL-008)', () => {
  const costs = `${header},costCenter,costCenterName`
  const result = readUploadText([costs, `${tan},CC-7,Bakery`].join('\n'), rules, () => {})
  const [family] = 'families' in result ? result.families : []
  const [company] = family ? companiesOf(family) : []
  if (!company) throw new Error('The user has no company.')
  expect(companyFields(company).map(({ label, value }) => [label, value])).toEqual([
    ['Company Name', 'Merlion Shipping'],
    ['Company Code', 'MERL'],
    ['Designation', 'Baker'],
    ['Plan No', 'P1'],
    ['Cost Center', 'CC-7'],
    ['Cost Center Name', 'Bakery'],
    ['Effective Start Date', '01 Jan 2026'],
    ['Effective End Date', '21 Nov 2026'],
    ['Staff ID', 'ST-1'],
  ])
})

test('an end date that is today is a warning where it stands, also for a dependant who has the same', () => {
  const family = familyOf(tan)
  const [company] = companiesOf(family)
  if (!company) throw new Error('The user has no company.')
  expect(byLabel(companyFields(company))).toMatchObject({
    'Company Code': 'MERL',
    Designation: 'Baker',
    'Effective End Date': '21 Nov 2026',
    'Staff ID': 'ST-1',
  })
  expect(field(companyFields(company), 'Effective End Date')?.warnings).toEqual([
    'The effective end date is today or earlier.',
  ])
  const [dependant] = company.dependants
  if (!dependant) throw new Error('The user has no dependant.')
  const fields = dependantFields(dependant.row, dependant.dependant)
  expect(field(fields, 'Effective End Date')?.warnings).toEqual(['The effective end date is today or earlier.'])
  expect(field(fields, 'Birthdate')).toMatchObject({ value: 'Invalid Date', errors: ['Invalid Date'] })
})

test('a dependant is shown with every field, with the cover of the employee and a placeholder for an address that is not given', () => {
  const [company] = companiesOf(familyOf(tan.replace('31-Feb-2012', '29-Feb-2012')))
  const [dependant] = company?.dependants ?? []
  if (!dependant) throw new Error('The user has no dependant.')
  const fields = dependantFields(dependant.row, dependant.dependant)
  expect(field(fields, 'Email')?.note).toBe('No e-mail address in the file; this one takes its place.')
  expect(fields.map(({ label, value }) => [label, value])).toEqual([
    ['Name', 'Tan Jia Hui'],
    ['NRIC', 'S0000002G'],
    ['Birthdate', '29 Feb 2012'],
    ['Relationship', 'Child'],
    ['Email', 's0000002g@no-email.example.com'],
    ['Plan No', 'P1'],
    ['Effective Start Date', '01 Jan 2026'],
    ['Effective End Date', '21 Nov 2026'],
    ['New NRIC', ''],
  ])
})

test('what is wrong is listed with its row, and whom it is about', () => {
  expect(findingsOf(familyOf(tan), 'errors')).toEqual([
    { rowNo: 2, label: 'Dependant Birthdate', text: 'Invalid Date' },
  ])
})

test('student data stand only under the companies of students', () => {
  const student = 'KITE,Kite School,Siti Aminah,S0000004C,05-Jan-2001,f,,P1,01-Jan-2026,,,,,,,,SID-9'
  expect(byLabel(studentDataFields(familyOf(student), ['kite']))).toMatchObject({ 'Student ID': 'sid-9' })
  expect(studentDataFields(familyOf(student.replace('KITE', 'MERL')), ['kite'])).toEqual([])
})
