// 21 part 1: what a claim's receipts say of it without a person looking at them.
import { expect, test } from 'vitest'
import type { ClaimedValues } from './compare-claim.ts'
import { judgeReceipts } from './judge-receipts.ts'
import { readWords } from './read-receipt.ts'
import { readField, type ReceiptReading } from './receipt-reading.ts'
import { printedWords } from './testing/printed-words.ts'

const claimed: ClaimedValues = {
  provider: 'Rain Tree Family Clinic',
  currency: 'SGD',
  total: 136_30,
  number: 'R-1',
  date: '2026-03-02',
  gst: 0,
  patient: undefined,
}
const place = { page: 1, box: { left: 0, top: 0, width: 1, height: 1 } }
const reading = (cents: number, sureness = 0.95, more: Partial<ReceiptReading> = {}): ReceiptReading => ({
  total: readField(cents, sureness, place),
  totalsAgree: undefined,
  ...more,
})
const dated = (date: string, sureness = 0.95) => ({ date: readField(date, sureness, place) })
const inCurrency = (code: string, sureness: number) => ({ currency: readField(code, sureness, place) })
const another = { date: readField('2026-03-09', 0.95, place), number: readField('R-2', 0.95, place) }

test.each<[string, readonly (ReceiptReading | undefined)[], string, object[]]>([
  ['one receipt that says the amount', [reading(136_30)], 'agree', []],
  ['one that says it, and nothing else surely', [reading(136_30, 0.95, { totalsAgree: false })], 'agree', []],
  ['another amount', [reading(163_30)], 'differ', [{ field: 'total', cents: { read: 163_30, claimed: 136_30 } }]],
  [
    'another amount, date and number: of those nothing that was read is told',
    [reading(163_30, 0.95, another)],
    'differ',
    [{ field: 'total', cents: { read: 163_30, claimed: 136_30 } }, { field: 'number' }, { field: 'date' }],
  ],
  ['an amount that is not sure, though it be another', [reading(163_30, 0.5)], 'unread', []],
  ['an amount that is not sure, though it be the same', [reading(136_30, 0.5)], 'unread', []],
  ['no amount', [{ totalsAgree: undefined }], 'unread', []],
  ['a receipt that could not be read', [undefined], 'unread', []],
  ['no receipt at all', [], 'unread', []],
  ['two that come to the amount', [reading(100_00), reading(36_30)], 'agree', []],
  ['invoice and receipt of one bill', [reading(136_30), reading(136_30)], 'agree', []],
  [
    'two that come to another amount',
    [reading(100_00), reading(63_30)],
    'differ',
    [{ field: 'total', cents: { read: 163_30, claimed: 136_30 } }],
  ],
  // Photographed twice, it would be paid twice.
  ['two of half the amount, which may be one receipt', [reading(68_15), reading(68_15)], 'unread', []],
  [
    'two of half the amount, one with a number',
    [reading(68_15, 0.95, { number: readField('R-1', 0.95, place) }), reading(68_15)],
    'unread',
    [],
  ],
  [
    'the bill and the receipt of its payment, each with its own number, claimed twice',
    [
      reading(68_15, 0.95, { number: readField('R-1', 0.95, place) }),
      reading(68_15, 0.95, { number: readField('RCT-2002', 0.95, place) }),
    ],
    'unread',
    [],
  ],
  [
    'two of half the amount, of days that are not sure to be two',
    [reading(68_15, 0.95, dated('2026-03-02')), reading(68_15, 0.95, dated('2026-03-07', 0.5))],
    'unread',
    [],
  ],
  [
    'two visits of half the amount',
    [reading(68_15, 0.95, dated('2026-03-02')), reading(68_15, 0.95, dated('2026-03-07'))],
    'agree',
    [],
  ],
  // 100 ringgit are no 100 dollars.
  ['the amount in what may be another currency', [reading(136_30, 0.95, inCurrency('MYR', 0.5))], 'unread', []],
  ['another amount in what may be another currency', [reading(163_30, 0.95, inCurrency('MYR', 0.5))], 'unread', []],
  ['the amount in what is likely its currency', [reading(136_30, 0.95, inCurrency('SGD', 0.6))], 'agree', []],
  ['the amount between signs of two currencies', [reading(136_30, 0.95, inCurrency('SGD', 0.5))], 'unread', []],
  [
    'invoice and receipt of one bill in what may be another currency',
    [reading(136_30), reading(136_30, 0.95, inCurrency('MYR', 0.5))],
    'unread',
    [],
  ],
  ['two of which one could not be read', [reading(136_30), undefined], 'unread', []],
])('%s', (_, readings, verdict, differences) => {
  expect(judgeReceipts(claimed, readings)).toEqual({ verdict, differences })
})

test('an amount without a currency is that of home, and of no other', () => {
  const inPounds = { ...claimed, currency: 'GBP' }
  expect(judgeReceipts(inPounds, [reading(136_30)]).verdict).toBe('unread')
  expect(judgeReceipts(inPounds, [reading(100_00), reading(36_30)]).verdict).toBe('unread')
  expect(judgeReceipts(inPounds, [reading(136_30, 0.95, inCurrency('GBP', 0.9))]).verdict).toBe('agree')
})

test.each([
  ['LKR 500.00', 'unread'],
  ['AED500.00', 'unread'],
  ['500.00 CHF', 'unread'],
  ['(SAR) 500.00', 'unread'],
  ['$500.00\nToronto, Canada', 'unread'],
  ['$500.00', 'agree'],
  ['500.00', 'agree'],
])('a receipt of %s, which somebody claims in dollars: %s', (total, verdict) => {
  const lines = `Consultation 300.00\nMedicine 200.00\nTotal ${total}`
  const read = readWords(printedWords(lines), { providers: [], people: [], today: '2026-11-27' })
  expect(judgeReceipts({ ...claimed, total: 500_00 }, [read]).verdict).toBe(verdict)
})
