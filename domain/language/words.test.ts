import { afterAll, afterEach, expect, test } from 'vitest'
import { readLanguageFrom } from './current-language.ts'
import type { Language } from './language.ts'
import { learnLanguage, wordsOf } from './words.ts'

let language: Language = 'en'
readLanguageFrom(() => language)
afterEach(() => {
  language = 'en'
})
afterAll(() => readLanguageFrom(() => 'en'))

const english = {
  claim: {
    title: 'Claim',
    steps: ['File', 'Wait'],
    age: { old: 'Old' },
    count: (claims: number) => `${claims} claims`,
  },
  greeting: (name: string) => `Hello ${name}`,
}
learnLanguage('en-XA', () => ({
  claim: {
    title: 'Tuntutan',
    steps: ['Hantar', 'Tunggu'],
    age: { old: 'Lama' },
    count: (claims: number) => `${claims} tuntutan`,
  },
  greeting: (name: string) => `Hai ${name}`,
}))
const { claim, greeting } = wordsOf('example', english)
// Taken when the module runs, as constants are.
const { steps, age } = claim

test('words are those of the language at the moment of reading, also through what was taken from them before', () => {
  expect([claim.title, steps.join(), age.old, claim.count(3), greeting('Ash')]).toEqual([
    'Claim',
    'File,Wait',
    'Old',
    '3 claims',
    'Hello Ash',
  ])
  language = 'en-XA'
  expect([claim.title, steps.join(), age.old, claim.count(3), greeting('Ash')]).toEqual([
    'Tuntutan',
    'Hantar,Tunggu',
    'Lama',
    '3 tuntutan',
    'Hai Ash',
  ])
})

test('words are copied, listed and compared like plain ones', () => {
  language = 'en-XA'
  expect({ ...age, new: 'Baru' }).toEqual({ old: 'Lama', new: 'Baru' })
  expect(Object.entries(age)).toEqual([['old', 'Lama']])
  expect(steps.map((step, index) => `${index} ${step}`)).toEqual(['0 Hantar', '1 Tunggu'])
  expect([...steps]).toEqual(['Hantar', 'Tunggu'])
  expect(JSON.stringify(claim)).toBe('{"title":"Tuntutan","steps":["Hantar","Tunggu"],"age":{"old":"Lama"}}')
  expect(Object.hasOwn(claim, 'nothing')).toBe(false)
})
