// Requirements: STO-005
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { beginIntent, bindIntent, endIntent, keptIntentOf, keptIntents } from './purchase-intent.ts'

const storage = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => {
  storage.clear()
  vi.unstubAllGlobals()
})

const begin = (productId: string, quantity: number) => beginIntent({ productId, quantity, unitPriceCents: 1_000 })

test('until it has ended, there is one intent for a product, whatever is chosen meanwhile', () => {
  const first = begin('p-1', 2)
  expect(begin('p-1', 2)).toEqual(first)
  expect(begin('p-1', 3)).toEqual(first)
  expect(begin('p-2', 2).idempotencyKey).not.toBe(first.idempotencyKey)
  bindIntent(first, 'o-1')
  expect(begin('p-1', 2)).toEqual({ ...first, purchaseId: 'o-1' })
  endIntent(first)
  expect(keptIntentOf('p-1')).toBeUndefined()
  expect(keptIntentOf('p-2')).toBeDefined()
  expect(begin('p-1', 2).idempotencyKey).not.toBe(first.idempotencyKey)
})

test('what has ended is neither bound nor ended again', () => {
  const first = begin('p-1', 2)
  endIntent(first)
  bindIntent(first, 'o-1')
  expect(keptIntents()).toEqual([])
  const second = begin('p-1', 2)
  endIntent(first)
  expect(keptIntents()).toEqual([second])
  endIntent(second)
  expect(storage.size).toBe(0)
})

test.each([
  '{',
  '[]',
  '{"p-1":null}',
  '{"p-1":{"productId":"p-2","quantity":1,"idempotencyKey":"k"}}',
  '{"p-1":{"productId":"p-1","quantity":11,"idempotencyKey":"k"}}',
])('what is no intent is as good as nothing: %s', (text) => {
  storage.set(storedSessionKeys.purchases, text)
  expect(keptIntents()).toEqual([])
  expect(begin('p-1', 1)).toEqual(keptIntentOf('p-1'))
})
