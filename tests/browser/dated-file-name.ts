/** What a file is called that is saved from a page, with a day in its name. */
import { expect } from 'vitest'
import { inEnglish } from './in-english.ts'

/** @param name as the browser suggests it @param nameOf the drawer's, of a day as YYYY-MM-DD @param english what it is in English */
export function expectDatedName(name: string, nameOf: (day: string) => string, english: RegExp): void {
  const day = /\d{4}-\d\d-\d\d/.exec(name)?.[0] ?? 'no day'
  expect(name).toBe(nameOf(day))
  expect(inEnglish(() => nameOf(day))).toMatch(english)
}
