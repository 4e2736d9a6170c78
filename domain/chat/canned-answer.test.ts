import { expect, test } from 'vitest'
import { cannedAnswerSchema, writeCannedAnswer } from './canned-answer.ts'

test('the name of the member stands in place of its mark, and nothing where it is forgotten', () => {
  const text = 'Dear {name}, thank you. Bye {name}!'
  expect(writeCannedAnswer(text, { name: '$& Willow Tan' })).toBe('Dear $& Willow Tan, thank you. Bye $& Willow Tan!')
  expect(writeCannedAnswer(text, { name: null })).toBe('Dear, thank you. Bye!')
})

test('a mark that stands for nothing is refused, so that no member reads it', () => {
  const kept = (text: string) => cannedAnswerSchema.safeParse({ title: 'Hello', text, desk: 'all' }).success
  expect(kept('Dear {name}')).toBe(true)
  expect(kept('Dear {nmae}')).toBe(false)
})
