import { expect, test } from 'vitest'
import { ofBoth } from './both-readings.ts'
import { readField, type ReceiptReading } from './receipt-reading.ts'

const place = { page: 1, box: { left: 0, top: 0, width: 1, height: 1 } }
const total = (cents: number, sureness: number): ReceiptReading => ({
  total: readField(cents, sureness, place),
  totalsAgree: sureness > 0.8,
})

test('the surer of two readings holds', () => {
  expect(ofBoth(total(100, 0.4), total(900, 0.9))).toMatchObject({
    total: { value: 900, verdict: 'sure' },
    totalsAgree: true,
  })
  expect(ofBoth(total(100, 0.9), { totalsAgree: undefined })).toMatchObject({
    total: { value: 100 },
    totalsAgree: true,
  })
  expect(ofBoth({ totalsAgree: undefined }, { totalsAgree: undefined })).toEqual({ totalsAgree: undefined })
})

test('two that are sure of different values are not sure', () => {
  expect(ofBoth(total(100, 0.9), total(900, 0.95)).total?.verdict).toBe('unsure')
})
