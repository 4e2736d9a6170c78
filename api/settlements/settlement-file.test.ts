import { expect, test } from 'vitest'
import type { SettledItem } from './merchant-settlement.ts'
import { settlementFile } from './settlement-file.ts'

const product: SettledItem = {
  id: 'product m p',
  merchantId: 'm',
  merchantName: 'Harbour, Dental',
  kind: 'product',
  title: 'Kit "small"',
  redeemed: 3,
  pieces: 1_200,
  totalCents: 123_450,
}
const voucher: SettledItem = { ...product, kind: 'reward', title: 'Eye check', pieces: null, totalCents: null }

test('writes amounts that add up, vouchers without one, and cells as they are meant', () => {
  const [heading, ...lines] = settlementFile('2026-03', [product, voucher]).split('\r\n')
  expect(heading?.startsWith('\uFEFFMonth,Merchant,Kind,Product or reward,')).toBe(true)
  expect(lines).toEqual([
    '2026-03,"Harbour, Dental",Product,"Kit ""small""",3,1200,1234.50',
    '2026-03,"Harbour, Dental",Voucher,Eye check,3,,',
    '',
  ])
})

test('what a spreadsheet would compute stays text, and a merchant without a name is named', () => {
  const rows = [
    { ...product, merchantName: '=HYPERLINK("x")', title: '@cmd' },
    { ...product, merchantName: null },
    { ...product, merchantId: '', merchantName: null },
  ]
  const [, ...lines] = settlementFile('2026-03', rows).split('\r\n')
  expect(lines[0]).toBe(`2026-03,"'=HYPERLINK(""x"")",Product,"'@cmd",3,1200,1234.50`)
  expect(lines.slice(1, 3).map((line) => line.split(',')[1])).toEqual(['m', 'No merchant'])
})
