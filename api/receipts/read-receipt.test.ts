import { printedPdf, turnedPdf } from '@member-care/tests/receipts/printed-pdf.ts'
import { pdfOfPictureAndText } from '@member-care/tests/receipts/scanned-pdf.ts'
import sharp from 'sharp'
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

const readText = (content: Uint8Array) => readReceipt({ content, as: 'text', isPdf: true, known })
const white = () =>
  sharp({ create: { width: 700, height: 900, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()

test('text that is not seen is none: the picture says what the receipt is', async () => {
  const picture = await white()
  const pdf = (share: number, isSeen: boolean) => pdfOfPictureAndText(picture, { lines: bill, share, isSeen })
  expect(await readText(await pdf(1, false))).toBeUndefined()
  // Of a narrow receipt on a large page.
  expect(await readText(await pdf(0.4, false))).toBeUndefined()
  // Upon the whole picture: who knows what that says.
  expect(await readText(await pdf(1, true))).toBeUndefined()
  expect((await readText(await pdf(0.4, true)))?.total).toMatchObject({ value: 10_900, verdict: 'sure' })
})

test('what stands beside the page is not seen', async () => {
  const read = await readText(printedPdf([...bill, `Thank you${' '.repeat(90)}Amount due 500.00`]))
  expect(read?.total).toMatchObject({ value: 10_900, verdict: 'sure' })
})

test('a page that is turned is read as it is seen', async () => {
  expect(await readText(turnedPdf(bill))).toMatchObject({
    provider: { value: 'Sample Family Clinic', verdict: 'sure' },
    number: { value: 'R7654321', verdict: 'sure' },
    date: { value: '2026-11-05', verdict: 'sure' },
    total: { value: 10_900, verdict: 'sure' },
  })
})
