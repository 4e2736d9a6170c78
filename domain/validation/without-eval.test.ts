import './without-eval.ts'
import { expect, test } from 'vitest'
import { config } from 'zod'

test('zod takes it for its own setting, and does not try', () => {
  expect(config()).toEqual({ jitless: true })
})
