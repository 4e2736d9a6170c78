/** What the browser keeps, and what becomes of it when the browser refuses. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptText, keptValue } from './kept-value.ts'

let stored: Map<string, string>
let refuses: 'nothing' | 'more' | 'everything'

beforeEach(() => {
  stored = new Map()
  refuses = 'nothing'
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (refuses === 'more') throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, text)
    },
    removeItem: (key: string) => void stored.delete(key),
  }
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        if (refuses === 'everything') throw new DOMException('refused', 'SecurityError')
        return storage
      },
    })
})
afterEach(() => {
  for (const name of ['sessionStorage', 'localStorage']) Reflect.deleteProperty(globalThis, name)
})

test('a text is kept as it is, a value as JSON', () => {
  keptText('device', 'language').keep('en')
  keptValue('tab', 'form').keep({ step: 2 })
  expect([...stored]).toEqual([
    ['language', 'en'],
    ['form', '{"step":2}'],
  ])
  expect(keptText('device', 'language').read()).toBe('en')
  expect(keptValue('tab', 'form').read()).toEqual({ step: 2 })
})

test.each(['', '{', 'null', '2', '"text"', '[]'])('%s is no value', (text) => {
  stored.set('form', text)
  expect(keptValue('tab', 'form').read()).toBeNull()
})

test('a value of an earlier version is none', () => {
  const isStep = (read: object): read is { step: number } => 'step' in read
  stored.set('form', '{"page":2}')
  expect(keptValue('tab', 'form', isStep).read()).toBeNull()
})

test.each(['more', 'everything'] as const)('while the browser refuses %s, the page remembers by itself', (what) => {
  const form = keptValue<{ step: number }>('tab', 'form')
  form.keep({ step: 1 })
  refuses = what
  form.keep({ step: 2 })
  expect(form.read()).toEqual({ step: 2 })
  expect(keptValue('device', 'form').read()).not.toEqual({ step: 2 })
  form.forget()
  expect(form.read()).toBeNull()
})

test('what is kept at last is what is read', () => {
  const form = keptValue<{ step: number }>('tab', 'form')
  refuses = 'more'
  form.keep({ step: 2 })
  refuses = 'nothing'
  form.keep({ step: 3 })
  expect([form.read(), stored.get('form')]).toEqual([{ step: 3 }, '{"step":3}'])
})
