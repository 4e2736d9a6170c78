import { expect, test } from 'vitest'
import { formatPosition } from './log-position.ts'

test.each([
  ['0000000000000002811', '2811'],
  ['0000000000000000000', '0'],
  ['', '–'],
])('the position %j reads %s', (position, text) => {
  expect(formatPosition(position)).toBe(text)
})
