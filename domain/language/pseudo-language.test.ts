import { expect, test } from 'vitest'
import { findPseudoWords, pseudoText } from './pseudo-language.ts'

test('every letter has an accent, and the text is about 40 % longer, in brackets', () => {
  const text = pseudoText('Where your claims stand')
  expect(text).toMatch(/^\[[^A-Za-z]+\]$/)
  expect(text.length / 'Where your claims stand'.length).toBeGreaterThanOrEqual(1.35)
})

test('placeholders, code, codes and addresses stay as they are', () => {
  const text = pseudoText('Claim {claimNumber} of `npm run replay` with NRIC, write to help@example.com')
  for (const kept of ['{claimNumber}', '`npm run replay`', 'NRIC', 'help@example.com']) expect(text).toContain(kept)
})

test('what is no word stays as it is', () => {
  expect(pseudoText('12 / 5')).toBe('12 / 5')
  expect(pseudoText('')).toBe('')
})

test('what functions say is written the same way, but for what they are given', () => {
  const words = findPseudoWords('example', {
    greet: ({ name }: { name: string }, claims: number) => `Hello ${name}, ${claims} claims`,
    bare: (name: string) => name,
    steps: ['One', 'Two'],
    deep: { many: (count: number) => ({ title: `${count} rows`, none: undefined }) },
  }) as {
    greet: (about: { name: string }, claims: number) => string
    bare: (name: string) => string
    steps: string[]
    deep: { many: (count: number) => { title: string } }
  }
  expect(words.greet({ name: 'Ash Tan' }, 3)).toMatch(/^\[[^A-Za-z]+ Ash Tan, 3 [^A-Za-z]+\]$/)
  expect(words.bare('Ash')).toBe('Ash')
  expect(words.steps).toHaveLength(2)
  expect(words.steps.join('')).not.toMatch(/[A-Za-z]/)
  expect(words.deep.many(2).title).toMatch(/^\[2 [^A-Za-z]+\]$/)
})
