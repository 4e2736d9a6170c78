import { printedPdf } from '@member-care/tests/receipts/printed-pdf.ts'
import { expect, test } from 'vitest'
import { readReceipt } from './read-receipt.ts'

const bill = [
  'Sample Family Clinic',
  'Receipt No: R7654321',
  'Date: 05 Nov 2026',
  'Subtotal  100.00',
  'GST 9%  9.00',
  'TOTAL  109.00',
]
const known = { providers: ['Sample Family Clinic'], people: [], today: '2026-11-27' }

const totalOf = async (pages: number) => {
  const further = Array.from({ length: pages - 1 }, (_, index) => [
    'Please keep this bill for as long as your insurer asks for it',
    'Our counters are open from Monday to Saturday',
    `Page ${index + 2} of ${pages}`,
  ])
  const content = printedPdf(bill, ...further)
  return (await readReceipt({ content, as: 'text', isPdf: true, known }))?.total
}

test('of a receipt with more pages than are read, nobody knows what it says', async () => {
  expect(await totalOf(24)).toMatchObject({ value: 10_900, verdict: 'sure' })
  expect(await totalOf(25)).toBeUndefined()
})
