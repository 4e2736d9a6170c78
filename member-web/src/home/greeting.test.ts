// Requirements: SHELL-028
import { expect, test } from 'vitest'
import { greetingFor } from './greeting.ts'

test('greets by the hour in Singapore, wherever the browser is', () => {
  expect(greetingFor(new Date('2025-11-20T22:00:00Z'))).toBe('Good morning')
  expect(greetingFor(new Date('2025-11-21T04:00:00Z'))).toBe('Good afternoon')
  expect(greetingFor(new Date('2025-11-21T10:00:00Z'))).toBe('Good evening')
})
