// Requirements: ADM-UPL-002, ADM-UPL-014
import { singaporeBanks } from '@member-care/domain/bank/singapore-banks.ts'
import { expect, test } from 'vitest'
import { findFamily, readUploadText, type ReadFile } from './read-upload-text.ts'

const rules = {
  today: '2026-11-21',
  banks: singaporeBanks,
  studentCompanyCodes: [],
  placeholderEmailDomain: 'no-email.example.com',
}

function read(...lines: string[]): ReadFile {
  const result = readUploadText(lines.join('\r\n'), rules, () => {})
  if ('error' in result) throw new Error(result.error)
  return result
}

const errorOf = (text: string) => {
  const result = readUploadText(text, rules, () => {})
  return 'error' in result ? result.error : undefined
}

const header = 'companyCode,companyName,name,nric,birthdate,effectiveStartDate,effectiveEndDate,dep_name,dep_nric'

test('a user is shown once with all rows, and is found with what is wrong', () => {
  const { overview, families } = read(
    header,
    'MERL,Merlion Shipping,Tan Wei Ming,S0000001I,05-Jan-1980,01-Jan-2026,,Tan Jia Hui,S0000002G',
    '',
    'MERL,Merlion Shipping,Tan Wei Ming,S0000001I,05-Jan-1980,01-Jan-2026,,"Tan, Kai Wen",S0000003E',
    'MERL,Merlion Shipping,Siti Aminah,S0000004C,31-Feb-1980,01-Jan-2026,21-Nov-2026,,',
  )
  expect(overview).toEqual({ rows: 3, users: 2, dependants: 2, withErrors: [1], withWarnings: [1] })
  // As spreadsheets count, the empty row too.
  expect(families.map(({ rows }) => rows.map(({ rowNo }) => rowNo))).toEqual([[2, 4], [5]])
  expect(families[0]?.rows[1]?.dependant?.name).toBe('Tan, Kai Wen')
})

test('somebody is found by a part of a name or number, from the next one round to the first', () => {
  const { families } = read(
    header,
    'M,,Tan Wei Ming,S0000001I,,01-Jan-2026,,Lim Kai,S0000002G',
    'M,,Siti Aminah,S0000004C,,01-Jan-2026,,,',
    'M,,Lim Mei,S0000003E,,01-Jan-2026,,,',
  )
  expect(findFamily(families, ' LIM ', 0)).toBe(2)
  expect(findFamily(families, 'lim', 2)).toBe(0)
  expect(findFamily(families, 's0000004', 1)).toBe(1)
  expect(findFamily(families, 'nobody', 0)).toBeUndefined()
  expect(findFamily(families, ' ', 0)).toBeUndefined()
})

test.each([
  ['no text', '', 'The file is empty.'],
  [
    'only the names of the columns',
    header,
    'The file has a first row with the names of the columns, and nothing else.',
  ],
  ['no names of columns', 'a,b,c\r\n1,2,3', 'The first row must name the columns. Missing: companyCode, name, nric.'],
  ['bytes of something else', `${header}\r\n\0\0`, 'This is not a CSV file.'],
])('a file with %s is refused with the reason', (_, text, error) => {
  expect(errorOf(text)).toBe(error)
})

test('it is told how far the reading of a long file is', () => {
  const lines = Array.from(
    { length: 40_000 },
    (_, row) => `M,Merlion,Person ${row},E${String(row).padStart(7, '0')}X,05-Jan-1980,01-Jan-2026,,,`,
  )
  const told: { share: number; rows: number }[] = []
  readUploadText([header, ...lines].join('\n'), rules, (share, rows) => told.push({ share, rows }))
  expect(told.length).toBeGreaterThan(2)
  expect(told).toEqual(told.toSorted((a, b) => a.share - b.share))
  expect(told.at(-1)).toEqual({ share: 1, rows: 40_000 })
})
