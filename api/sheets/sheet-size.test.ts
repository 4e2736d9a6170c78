import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import writeXlsxFile from 'write-excel-file/node'
import { expect, test } from 'vitest'
import { isSheetBounded } from './sheet-size.ts'

const archive = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

test('a sheet that somebody typed is bounded', async () => {
  expect(
    isSheetBounded(
      await writeXlsxFile([
        [{ value: 'name' }, { value: 'email' }],
        [{ value: 'Ann' }, { value: 'ann@example.com' }],
      ]).toBuffer(),
    ),
  ).toBe(true)
})

test.each([
  ['a far cell', readFileSync(new URL('../../tests/fixtures/far-cell.xlsx', import.meta.url))],
  ['a far column', archive({ 'xl/worksheets/sheet1.xml': `<row r="1"><c r='XFD1'/></row>` })],
  ['a far row without a cell', archive({ 'xl/worksheets/sheet1.xml': '<x:row r = "1048576"/>' })],
  [
    'a far cell of a later sheet',
    archive({ 'xl/worksheets/sheet1.xml': '<c r="A1"/>', 'xl/worksheets/sheet2.xml': '<c r="A1048576"/>' }),
  ],
  ['more than may be unpacked', archive({ 'xl/sharedStrings.xml': 'x'.repeat(17 * 1_024 * 1_024) })],
])('not so a file with %s', (_what, content) => {
  expect(isSheetBounded(content)).toBe(false)
})

test('what is no archive is told', () => {
  expect(() => isSheetBounded(Buffer.alloc(200, 7))).toThrow()
})
