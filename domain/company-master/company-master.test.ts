import { expect, test } from 'vitest'
import { sheetTexts } from '../texts/sheet-texts.ts'
import { companyImportTexts as texts } from '../texts/company-master-texts.ts'
import { compareCompanies } from './company-master-changes.ts'
import { companyColumns, readCompanyFile, type CompanyRow } from './company-master-file.ts'

const acme = ['c-1', 'Acme Ltd', 'ACME', 'YES', 'P2', 'POL-1']
const stored = {
  companyMasterId: 'c-1',
  companyName: 'Acme Ltd',
  companyCode: 'ACME',
  active: true,
  groupCode: 'P2',
  policyNo: 'POL-1',
  isClient: true,
}
const everyGroup = () => true

function rowsOf(...rows: readonly (readonly string[])[]): readonly CompanyRow[] {
  const read = readCompanyFile([companyColumns, ...rows])
  if ('error' in read) throw new Error(read.error)
  return read.rows
}
const outcomesOf = (...rows: readonly (readonly string[])[]) => compareCompanies(rowsOf(...rows), [stored], everyGroup)

test('a row is a company; the headings may stand in any order and case', () => {
  expect(
    readCompanyFile([
      ['policy_no', 'id', 'name', 'code', 'active', 'group_code'],
      ['POL-1', 'c-1', 'Acme Ltd', 'ACME', 'no', 'p2'],
    ]),
  ).toEqual({
    rows: [
      {
        row: 2,
        id: 'c-1',
        name: 'Acme Ltd',
        company: {
          companyMasterId: 'c-1',
          companyName: 'Acme Ltd',
          companyCode: 'ACME',
          active: false,
          groupCode: 'P2',
          policyNo: 'POL-1',
        },
      },
    ],
  })
})

test.each([
  [['', 'Acme', 'ACME', 'YES', 'P2', 'P'], texts.required('ID')],
  [['c-1', 'Acme', 'ACME', 'YES', 'P2', ''], texts.required('POLICY_NO')],
  [['c-1', 'A'.repeat(201), 'ACME', 'YES', 'P2', 'P'], texts.tooLong('NAME', 200)],
  [['c-1', 'Acme', 'ACME', 'perhaps', 'P2', 'P'], texts.active],
  [['c-1', 'Acme', 'ACME', 'YES', 'ALL', 'P'], 'GROUP_CODE does not know ALL.'],
])('%j is refused: %s', (row, error) => expect(rowsOf(row)).toMatchObject([{ row: 2, error }]))

test('an id or a code that stands twice is refused the second time', () => {
  const rows = rowsOf(acme, acme, ['c-2', 'Other', 'ACME', 'YES', 'P2', 'P'])
  expect(compareCompanies(rows, [], everyGroup)).toMatchObject([
    { company: { companyMasterId: 'c-1' } },
    { row: 3, error: texts.idTwice },
    { row: 4, error: texts.codeTwice },
  ])
})

test('what a refused row says does not stand in the way of a later one', () => {
  const rows = [
    ['c-3', 'Refused', 'NEW', 'perhaps', 'P2', 'P'],
    ['c-4', 'Thief', 'ACME', 'YES', 'P2', 'P'],
    ['c-3', 'New Ltd', 'NEW', 'YES', 'P2', 'P'],
    [...acme.slice(0, 1), 'Acme Group', ...acme.slice(2)],
  ]
  expect(outcomesOf(...rows).map(({ outcome, error }) => [outcome, error])).toEqual([
    ['refused', texts.active],
    ['refused', texts.codeTaken],
    ['new', null],
    ['changed', null],
  ])
})

test.each([
  [[], 'ID, NAME, CODE, ACTIVE, GROUP_CODE, POLICY_NO'],
  [[[...companyColumns]], sheetTexts.noRows],
])('a file that cannot be taken as a whole says why', (cells, error) => {
  expect(readCompanyFile(cells)).toEqual({ error: expect.stringContaining(error) })
})

test('tells what is new, changed and unchanged, with the values of before and after', () => {
  expect(
    outcomesOf(acme, ['c-2', 'New Ltd', 'NEW', 'YES', 'MG', 'POL-2']).map(({ outcome, changes }) => [outcome, changes]),
  ).toEqual([
    ['unchanged', []],
    ['new', []],
  ])
  expect(outcomesOf(['c-1', 'Acme Group', 'ACME', 'NO', 'P2', 'POL-1'])).toMatchObject([
    {
      outcome: 'changed',
      isClient: true,
      changes: [
        { field: 'companyName', before: 'Acme Ltd', after: 'Acme Group' },
        { field: 'active', before: true, after: false },
      ],
    },
  ])
})

test('a code of another company, and a group that nobody of theirs looks after, are refused', () => {
  expect(outcomesOf(['c-2', 'New', 'ACME', 'YES', 'P2', 'P'])).toMatchObject([
    { outcome: 'refused', error: texts.codeTaken, company: null },
  ])
  const ofMg = (groupCode: string) => groupCode === 'MG'
  expect(compareCompanies(rowsOf(['c-2', 'New', 'NEW', 'YES', 'P2', 'P']), [stored], ofMg)).toMatchObject([
    { error: texts.notReached },
  ])
  expect(compareCompanies(rowsOf(['c-1', 'Acme', 'ACME', 'YES', 'MG', 'P']), [stored], ofMg)).toMatchObject([
    { error: texts.idTaken },
  ])
})
