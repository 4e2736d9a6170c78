import { expect, test } from 'vitest'
import { ofAllLooks } from './both-readings.ts'
import { readField, type ReceiptReading } from './receipt-reading.ts'

const place = { page: 1, box: { left: 0, top: 0, width: 1, height: 1 } }
const total = (cents: number, sureness: number): ReceiptReading => ({
  total: readField(cents, sureness, place),
  totalsAgree: sureness > 0.8,
})
const number = (value: string, sureness: number): ReceiptReading => ({
  number: readField(value, sureness, place),
  totalsAgree: undefined,
})
const nothing: ReceiptReading = { totalsAgree: undefined }

test('the surest of all looks holds', () => {
  expect(ofAllLooks(total(100, 0.4), total(900, 0.95), nothing)).toMatchObject({
    total: { value: 900, verdict: 'sure' },
    totalsAgree: true,
  })
  expect(ofAllLooks(total(100, 0.95), nothing, nothing)).toMatchObject({ total: { value: 100 }, totalsAgree: true })
  expect(ofAllLooks(total(100, 0.4), nothing, total(900, 0.95))).toMatchObject({ total: { value: 900 } })
  expect(ofAllLooks(nothing, nothing, nothing)).toEqual({ totalsAgree: undefined })
})

test('two that are sure of different values are not sure', () => {
  expect(ofAllLooks(total(100, 0.9), total(900, 0.95), nothing).total?.verdict).toBe('unsure')
})

test('of totals that nobody is sure of, one that was read again comes before one that was read hardly better', () => {
  expect(ofAllLooks(total(340, 0.5), total(332, 0.4), total(332, 0.4)).total).toMatchObject({
    value: 332,
    verdict: 'unsure',
  })
  expect(ofAllLooks(total(340, 0.7), total(332, 0.4), total(332, 0.4)).total?.value).toBe(340)
  // A guess is no more by being made again.
  expect(ofAllLooks(total(340, 0.4), total(332, 0.3), total(332, 0.3)).total?.value).toBe(340)
  // And what is sure is not outdone by that.
  expect(ofAllLooks(total(340, 0.82), total(332, 0.78), total(332, 0.78)).total?.value).toBe(340)
})

test('a total that little bears out is not sure where another look saw another one', () => {
  expect(ofAllLooks(total(100, 0.9), total(900, 0.7), nothing).total?.verdict).toBe('unsure')
  expect(ofAllLooks(total(100, 0.95), total(900, 0.7), nothing).total?.verdict).toBe('sure')
})

test('a number is sure where both looks read it clearly, and not where they differ', () => {
  expect(ofAllLooks(number('A12', 0.7), number('A12', 0.75), nothing).number?.verdict).toBe('sure')
  expect(ofAllLooks(number('A12', 0.7), number('A12', 0.5), nothing).number?.verdict).toBe('unsure')
  expect(ofAllLooks(number('A12', 0.9), number('A72', 0.7), nothing).number?.verdict).toBe('unsure')
  // However badly the other was read: a digit of it is in doubt.
  expect(ofAllLooks(number('27203744', 0.87), number('27203741', 0.47), nothing).number?.verdict).toBe('unsure')
  // A total is not: what was misread once may be misread twice.
  expect(ofAllLooks(total(100, 0.78), total(100, 0.78), nothing).total?.verdict).toBe('unsure')
})

test('a number that one look found clearly, and the other hardly could read, is to be looked at from nearby', () => {
  const clear = number('INV-4505', 0.88)
  expect(ofAllLooks(clear, number('INV-45', 0.41), nothing).number).toMatchObject({
    value: 'INV-4505',
    verdict: 'unsure',
    isUnclear: true,
  })
  // Both found clearly, and not alike: no look from nearby says which of them it is.
  const other = ofAllLooks(clear, number('RC-90117', 0.85), nothing).number
  expect(other?.verdict).toBe('unsure')
  expect(other?.isUnclear).toBeUndefined()
})

test('the day of a visit is sure where no look found another one', () => {
  const visited = (date: string): ReceiptReading => ({ visited: readField(date, 0.9, place), totalsAgree: undefined })
  expect(ofAllLooks(visited('2026-11-05'), nothing, nothing).visited).toMatchObject({ verdict: 'sure' })
  expect(ofAllLooks(visited('2026-11-05'), visited('2026-11-06'), nothing).visited?.verdict).toBe('unsure')
})
