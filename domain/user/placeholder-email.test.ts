// Requirements: ADM-USR-020
import { expect, test } from 'vitest'
import { emailToKeep } from './placeholder-email.ts'

test.each([
  ['what is typed stays', ' Willow@Example.com ', 'Willow@Example.com'],
  ['nothing typed becomes the placeholder', '', 's1234567d@none.example'],
  ['nothing known becomes the placeholder', undefined, 's1234567d@none.example'],
  ['a placeholder follows the national ID', 's0000001i@none.example', 's1234567d@none.example'],
])('%s', (_what, typed, kept) => {
  expect(emailToKeep(typed, 'S1234567D', 'none.example')).toBe(kept)
})
