// Requirements: ADM-USR-017
import { expect, test } from 'vitest'
import { readCatalogueDate } from './catalogue-dates.ts'

test.each<[string | number, string]>([
  [Date.parse('1990-01-30T16:00:00Z'), '1990-01-31'],
  ['633715200000', '1990-01-31'],
  ['1990-01-30T16:00:00.000Z', '1990-01-31'],
  ['31/01/1990', '1990-01-31'],
  ['1990-01-31', '1990-01-31'],
  [' ', ''],
  ['31/02/1990', '31/02/1990'],
  ['soon', 'soon'],
])('%s is %s in Singapore', (sent, read) => {
  expect(readCatalogueDate(sent)).toBe(read)
})
