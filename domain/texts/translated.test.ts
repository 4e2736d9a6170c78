import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import type { Words } from '../language/words.ts'
import { findWordsIn, type Translated } from './translated.ts'

const english = {
  steps: ['File', 'Wait'],
  title: 'Claims',
  count: (claims: number) => `${claims} claims`,
  ages: { old: 'Old', new: 'New' },
} as const

test('a translation says all of it, and the same kinds of things', () => {
  const whole = {
    steps: ['Hantar', 'Tunggu'],
    title: 'Tuntutan',
    count: (claims: number) => `${claims} tuntutan`,
    ages: { old: 'Lama', new: 'Baru' },
  } satisfies Words<typeof english>
  expect(whole.title).toBe('Tuntutan')

  // @ts-expect-error A word is missing, inside.
  void ({ ...whole, ages: { old: 'Lama' } } satisfies Words<typeof english>)
  // @ts-expect-error A word is too much.
  void ({ ...whole, age: 'Umur' } satisfies Words<typeof english>)
  // @ts-expect-error A text where English has a function.
  void ({ ...whole, count: 'tuntutan' } satisfies Words<typeof english>)
  // @ts-expect-error A function of something else.
  void ({ ...whole, count: (name: string) => name } satisfies Words<typeof english>)
})

test('every drawer is asked of a translation', async () => {
  expectTypeOf<Translated['language']['languageTexts']['title']>().toEqualTypeOf<string>()
  const drawers = (await readdir(join(import.meta.dirname, 'en'))).map((file) => file.replace(/\.ts$/, ''))
  const listed = await readFile(join(import.meta.dirname, 'translated.ts'), 'utf8')
  const asked = [...listed.matchAll(/readonly '?([\w-]+)'?: typeof import\('\.\/en\/([\w-]+)\.ts'\)/g)]
  expect(asked.map(([, , file]) => file).sort()).toEqual(drawers.sort())
  expect(asked.filter(([, name, file]) => name !== file)).toEqual([])
})

test('a drawer has the name of its file, by which other languages have it', async () => {
  const modules = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('-texts.ts'))
  for (const module of modules) {
    const text = await readFile(join(import.meta.dirname, module), 'utf8')
    const name = /wordsOf\(\s*'([\w-]+)'/.exec(text)?.[1]
    expect(text, module).toContain(`from './en/${name ?? ''}.ts'`)
  }
})

test('words that a language does not have stay English', () => {
  const find = findWordsIn({ 'e-card': { eCardTexts: { title: 'Kad' } } } as unknown as Translated)
  expect(find('e-card', english)).toEqual({ eCardTexts: { title: 'Kad' } })
  expect(find('react-admin', english)).toBe(english)
})
