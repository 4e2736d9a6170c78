// Requirements: CLM-089
import { expect, test } from 'vitest'
import { dateOfRow, orderedRows } from './row-order.ts'

type Row = Parameters<typeof orderedRows>[0][number] & { readonly name: string }

function row(name: string, part: Partial<Row>): Row {
  return { name, t: 3, s: 'Submitted', vd: '', ad: '', filed: '', ...part }
}

const rows = [
  row('submitted in May', { vd: '02/05/2025' }),
  row('processing in March', { s: 'PROCESSING', vd: '09/03/2025' }),
  row('admitted in June', { t: 2, vd: '', ad: '01/06/2025' }),
  row('processing in April', { s: 'PROCESSING', vd: '01/04/2025' }),
]

const names = (ordered: readonly Row[]) => ordered.map(({ name }) => name)

test('claims that are still processing come first, each part with the newest first', () => {
  expect(names(orderedRows(rows, 'newest'))).toEqual([
    'processing in April',
    'processing in March',
    'admitted in June',
    'submitted in May',
  ])
})

test('sorted the other way, they still come first', () => {
  expect(names(orderedRows(rows, 'oldest'))).toEqual([
    'processing in March',
    'processing in April',
    'submitted in May',
    'admitted in June',
  ])
})

test('dates are compared as dates, not as the text they come in', () => {
  const ordered = orderedRows(
    [row('31 January', { vd: '31/01/2025' }), row('1 December', { vd: '01/12/2025' })],
    'newest',
  )
  expect(names(ordered)).toEqual(['1 December', '31 January'])
})

test('an inpatient claim has the date of its admission', () => {
  expect(dateOfRow({ t: 2, vd: '09/09/2025', ad: '01/09/2025' })).toBe('2025-09-01')
  expect(dateOfRow({ t: 3, vd: '09/09/2025', ad: '01/09/2025' })).toBe('2025-09-09')
})
