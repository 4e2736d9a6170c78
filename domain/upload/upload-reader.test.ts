// Requirements: ADM-UPL-010, ADM-UPL-012, ADM-UPL-013, ADM-UPL-014, ADM-UPL-015, ADM-UPL-016, ADM-UPL-017, ADM-UPL-018, ERR-048, LIM-016, LIM-035
import { describe, expect, test } from 'vitest'
import { otherBranchText } from '../texts/bank-texts.ts'
import { uploadErrorTexts, uploadFileTexts } from '../texts/upload-texts.ts'
import { cellsWith, errorsOf, readRows } from './testing/example-upload.ts'
import { studentFields } from '../user/student-information.ts'
import { delimiterOf, furtherColumns, readUploadHeader, templateColumns, type UploadCells } from './upload-columns.ts'

const one = (cells: Parameters<typeof cellsWith>[0]) => readRows(cellsWith(cells))[0]

describe('the first row', () => {
  test('names the columns in any order and case, and others are passed over', () => {
    expect(readUploadHeader([' NRIC', 'error', 'companycode', 'Name '])).toEqual({
      header: ['nric', undefined, 'companyCode', 'name'],
    })
  })
  test('must name those without which nobody is known, and each once', () => {
    expect(readUploadHeader(['name', 'gender'])).toEqual({
      error: uploadFileTexts.columnsMissing(['companyCode', 'nric']),
    })
    expect(readUploadHeader(['companyCode', 'name', 'nric', 'NRIC'])).toEqual({
      error: uploadFileTexts.columnRepeated('nric'),
    })
  })
  test('tells what stands between cells', () => {
    expect(
      [
        'companyCode,name,nric',
        'companyCode;name;nric',
        'companyCode\tname\tnric',
        '"companyCode";"name, in full";"nric"',
      ].map(delimiterOf),
    ).toEqual([',', ';', '\t', ';'])
  })
  test('of the template has the columns in the order of the specification', () => {
    expect(templateColumns).toEqual([
      ...[
        'companyCode',
        'companyName',
        'name',
        'nric',
        'birthdate',
        'gender',
        'staffId',
        'costCenter',
        'effectiveStartDate',
        'effectiveEndDate',
        'designation',
      ],
      ...[
        'dep_name',
        'dep_relationship',
        'dep_nric',
        'dep_birthdate',
        'planNo',
        'bankNo',
        'branchNo',
        'accountNo',
        'newNric',
        'dep_newNric',
        'changeEffectiveDate',
      ],
      ...['costCenterName', 'loginRequired', ...studentFields, 'actionStatus'],
    ])
    expect(furtherColumns).toEqual([
      'email',
      'dep_email',
      'dep_effectiveStartDate',
      'dep_effectiveEndDate',
      'dep_loginRequired',
    ])
  })
})

describe('a row', () => {
  test('is trimmed, lower-cased where the specification says so, and gets a placeholder address', () => {
    const row = readRows({
      ...cellsWith(),
      companyCode: 'UNI',
      name: '  Willow Tan ',
      nric: ' S1234567D ',
      dep_name: 'Fern',
      dep_nric: 'T0000001E',
      studentID: 'AB12',
      studentEmail: 'A@UNI.SG',
    })[0]
    expect(row?.employee).toMatchObject({
      name: 'Willow Tan',
      nric: 's1234567d',
      email: 's1234567d@none.example',
      hasPlaceholderEmail: true,
      student: { studentID: 'ab12', studentEmail: 'a@uni.sg' },
    })
    expect(row?.dependant).toMatchObject({ nric: 't0000001e', email: 't0000001e@none.example' })
  })
  test('that is empty is passed over, and the numbers of the others stay', () => {
    expect(readRows(cellsWith(), {}, cellsWith({ nric: 'S7654321F', name: 'Reed' })).map(({ rowNo }) => rowNo)).toEqual(
      [2, 4],
    )
  })
  test('keeps a student’s e-mail address under a company of students only', () => {
    expect(one({ studentEmail: 'a@uni.sg', studentTel: '91234567' })?.employee.student).toEqual({
      studentTel: '91234567',
    })
  })
  test.each(['01-Jan-2020', '29-Feb-2024', '05-jan-1990'])('takes the date %s', (date) => {
    expect(errorsOf(one({ birthdate: date }))).toEqual({})
  })
  test.each([
    '1-Jan-2020',
    '01-01-2020',
    '2020-01-01',
    '30-Feb-2024',
    '29-Feb-2023',
    '01-Jan-20',
    '01 Jan 2020',
    '01-Jänner-2020',
    '01-Jan-2020x',
  ])('takes %s for no date', (date) => {
    const row = one({ birthdate: date })
    expect(row?.employee.birthdate).toBe('Invalid Date')
    expect(errorsOf(row)).toEqual({ birthdate: 'Invalid Date' })
  })
  test('whose end date is today or earlier is warned of, not refused', () => {
    const ends = (date: string) => one({ effectiveEndDate: date })
    expect(ends('22-Nov-2026')).toMatchObject({ errors: [], warnings: [{ field: 'effectiveEndDate' }] })
    expect(ends('23-Nov-2026')?.warnings).toEqual([])
  })
  test('has every error it has', () => {
    const row = one({
      nric: 'S1234567A',
      gender: 'x',
      loginRequired: 'maybe',
      email: 'nobody',
      effectiveEndDate: '01-Dec-2025',
      actionStatus: 'ERASE',
      dep_name: 'Fern',
      dep_loginRequired: 'no way',
      companyCode: '',
    })
    expect(errorsOf(row)).toEqual({
      nric: uploadErrorTexts.nric,
      gender: uploadErrorTexts.gender,
      loginRequired: uploadErrorTexts.yesOrNo,
      email: uploadErrorTexts.email,
      effectiveEndDate: uploadErrorTexts.datesReversed,
      actionStatus: uploadErrorTexts.actionStatus,
      dep_nric: uploadErrorTexts.dependantWithoutNumber,
      dep_loginRequired: uploadErrorTexts.yesOrNo,
      companyCode: uploadErrorTexts.required,
    })
  })
  test('may name a passport, with a warning', () => {
    expect(one({ nric: 'E1234567X' })).toMatchObject({ errors: [], warnings: [{ field: 'nric' }] })
  })
  test('names a bank account as the bank writes it, or as it is kept', () => {
    const account = (cells: Parameters<typeof cellsWith>[0]) => one(cells)?.employee.bankAccount
    const kept = { bankNo: '7339', branchNo: '501', accountNo: '1234567' }
    expect(account({ bankNo: '7339', branchNo: '', accountNo: '501-1234567' })).toMatchObject(kept)
    expect(account(kept)).toMatchObject(kept)
    expect(account({ bankNo: '7171', accountNo: '123456789' })?.bankName).toBe('POSB')
    expect(account({ bankNo: '7171', accountNo: '0010123456' })?.bankName).toBe('DBS Bank Ltd')
    expect(errorsOf(one({ bankNo: '1111', accountNo: '123456789' }))).toEqual({ bankNo: 'Invalid Bank Code' })
    expect(errorsOf(one({ bankNo: '7339', branchNo: '999', accountNo: '5011234567' }))).toEqual({
      branchNo: 'Invalid Branch Code',
    })
    expect(errorsOf(one({ bankNo: '7171', branchNo: '2', accountNo: '0011234567' }))).toEqual({
      branchNo: otherBranchText('001'),
    })
    expect(errorsOf(one({ bankNo: '7083', branchNo: '12', accountNo: '91234567890' }))).toEqual({
      branchNo: otherBranchText('011'),
    })
    expect(Object.keys(errorsOf(one({ bankNo: '7339' })))).toEqual(['accountNo'])
  })
})

describe('rows about the same people', () => {
  const child = { dep_name: 'Fern', dep_nric: 'T0000001E' }
  const other = { nric: 'S7654321F', name: 'Reed' }
  test('may bring a dependant each, and leave empty what was said before', () => {
    const rows = readRows(
      cellsWith({ ...child, email: 'willow@example.com', designation: 'Baker' }),
      cellsWith({ dep_name: 'Moss', dep_nric: 'T0000002C', effectiveStartDate: '' }),
    )
    expect(rows.map(errorsOf)).toEqual([{}, {}])
  })
  test('may be of several companies', () => {
    expect(
      readRows(cellsWith(child), cellsWith({ ...child, companyCode: 'LANTERN', designation: 'Welder' })).map(errorsOf),
    ).toEqual([{}, {}])
  })
  const sibling = { dep_name: 'Moss', dep_nric: 'T0000002C' }
  test('that contradict or repeat an earlier one are wrong', () => {
    expect(errorsOf(readRows(cellsWith(), cellsWith({ ...child, name: 'Willow Lim' }))[1])).toEqual({
      name: uploadErrorTexts.saysOtherwise(2),
    })
    expect(errorsOf(readRows(cellsWith(), cellsWith({ ...child, designation: 'Baker' }))[1])).toEqual({
      designation: uploadErrorTexts.saysOtherwise(2),
    })
    expect(errorsOf(readRows(cellsWith(), cellsWith())[1])).toEqual({ nric: uploadErrorTexts.repeatsRow(2) })
    expect(errorsOf(readRows(cellsWith(child), cellsWith(child))[1])).toEqual({
      dep_nric: uploadErrorTexts.repeatsRow(2),
    })
  })
  test('cannot end a cover in one row only, nor on two days', () => {
    const ends = { actionStatus: 'TERMINATE', changeEffectiveDate: '30-Nov-2026' }
    const later = (first: UploadCells, second: UploadCells) =>
      errorsOf(readRows(cellsWith({ ...child, ...first }), cellsWith({ ...sibling, ...second }))[1])
    const otherwise = uploadErrorTexts.saysOtherwise(2)
    expect(later({}, ends)).toEqual({ actionStatus: otherwise })
    expect(later({ actionStatus: 'UPDATE' }, ends)).toEqual({ actionStatus: otherwise })
    expect(later(ends, {})).toEqual({ actionStatus: otherwise })
    expect(later(ends, { ...ends, changeEffectiveDate: '' })).toEqual({ changeEffectiveDate: otherwise })
    expect(later(ends, ends)).toEqual({})
    // What asks for nothing to end may differ: a new dependant comes with an employee who is known.
    expect(later({ actionStatus: 'UPDATE' }, { actionStatus: 'ADD' })).toEqual({})
    expect(later({ ...ends, companyCode: 'LANTERN' }, {})).toEqual({})
  })
  test('cannot have one person in two families, nor one address or number for two', () => {
    expect(errorsOf(readRows(cellsWith(child), cellsWith({ ...other, ...child }))[1])).toEqual({
      dep_nric: uploadErrorTexts.dependantElsewhere(2),
    })
    expect(errorsOf(readRows(cellsWith({ dep_name: 'Reed', dep_nric: other.nric }), cellsWith(other))[1])).toEqual({
      nric: uploadErrorTexts.dependantElsewhere(2),
    })
    expect(
      errorsOf(readRows(cellsWith({ email: 'a@example.com' }), cellsWith({ ...other, email: 'A@example.com' }))[1]),
    ).toEqual({ email: uploadErrorTexts.emailElsewhere(2) })
    expect(
      errorsOf(readRows(cellsWith({ newNric: 'T0000001E' }), cellsWith({ ...other, newNric: 'T0000001E' }))[1]),
    ).toEqual({ newNric: uploadErrorTexts.numberElsewhere(2) })
    expect(errorsOf(readRows(cellsWith({ newNric: other.nric }), cellsWith(other))[1])).toEqual({
      nric: uploadErrorTexts.numberElsewhere(2),
    })
  })
})
