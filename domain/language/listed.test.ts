import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test.each([
  ['en', ['employees'], 'employees'],
  ['en', ['employees', 'spouses', 'children'], 'employees, spouses and children'],
  ['zh', ['员工', '配偶', '子女'], '员工、配偶和子女'],
  ['ms', ['pekerja', 'anak'], 'pekerja dan anak'],
  ['ta', ['ஊழியர்கள்', 'பெற்றோர்'], 'ஊழியர்கள் மற்றும் பெற்றோர்'],
] as const)('in %s, %j is %s', (language, things, text) => {
  expect(listed(language, things)).toBe(text)
})
