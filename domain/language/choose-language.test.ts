import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de-DE, de;q=0.9', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['en-XA', 'en-XA'],
  ['de, en;q=0.4, en-xa;q=0.5', 'en-XA'],
  ['en-XA;q=0', 'en'],
  ['*', 'en'],
  [';;q=x,,', 'en'],
] as const)('of "%s" we write %s', (wanted, language) => {
  expect(chooseLanguage(wanted, ['en', 'en-XA'])).toBe(language)
})

test('what is not offered is not chosen', () => {
  expect(chooseLanguage('en-XA', ['en'])).toBe('en')
})
