// Requirements: AUTH-035, LIM-018
import { expect, test } from 'vitest'
import { SIGN_ON_REDIRECT_MS } from './single-sign-on.ts'

test('the landing page of single sign-on moves on after three seconds', () => {
  expect(SIGN_ON_REDIRECT_MS).toBe(3_000)
})
