import type { MerchantSettlement } from '@member-care/projections/orders/merchant-settlements.ts'
import { expect, test } from 'vitest'
import { settlementFile } from './settlement-file.ts'

const row: MerchantSettlement = {
  id: 'm p',
  merchantId: 'm',
  merchantName: 'Harbour, Dental',
  productId: 'p',
  title: 'Kit "small"',
  orders: 3,
  pieces: 1_200,
  totalCents: 123_450,
}

test('writes amounts that add up, and cells as they are meant', () => {
  const [heading, ...lines] = settlementFile('2026-03', [row]).split('\r\n')
  expect(heading?.startsWith('\uFEFFMonth,Merchant,Product,')).toBe(true)
  expect(lines).toEqual(['2026-03,"Harbour, Dental","Kit ""small""",3,1200,1234.50', ''])
})

test('what a spreadsheet would compute stays text, and a merchant without a name is named', () => {
  const rows = [
    { ...row, merchantName: '=HYPERLINK("x")', title: '@cmd' },
    { ...row, merchantName: null },
    { ...row, merchantId: '', merchantName: null },
  ]
  const [, ...lines] = settlementFile('2026-03', rows).split('\r\n')
  expect(lines[0]).toBe(`2026-03,"'=HYPERLINK(""x"")","'@cmd",3,1200,1234.50`)
  expect(lines.slice(1, 3).map((line) => line.split(',')[1])).toEqual(['m', 'No merchant'])
})
