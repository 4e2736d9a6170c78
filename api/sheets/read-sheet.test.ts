import writeXlsxFile from 'write-excel-file/node'
import { expect, test } from 'vitest'
import { readSheets } from './read-sheet.ts'

test('every sheet of an Excel file, with numbers as they stand and a day as a date', async () => {
  const content = await writeXlsxFile([
    {
      sheet: 'Plan',
      data: [[{ value: 'Holds from' }, { value: new Date(Date.UTC(2027, 0, 1)), type: Date, format: 'dd/mm/yyyy' }]],
    },
    { sheet: 'Benefits', data: [[{ value: 'Most' }, { value: 1500.5, type: Number }]] },
  ]).toBuffer()
  expect(await readSheets(content)).toEqual([
    { name: 'Plan', rows: [['Holds from', '2027-01-01']] },
    { name: 'Benefits', rows: [['Most', '1500.5']] },
  ])
})

test('a CSV file is one sheet, in which an empty line counts as a row', async () => {
  expect(await readSheets(Buffer.from('\uFEFFa,b\n\n"1,5",2\n'))).toEqual([
    { name: 'CSV', rows: [['a', 'b'], [''], ['1,5', '2'], ['']] },
  ])
})
