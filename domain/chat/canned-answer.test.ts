import { expect, test } from 'vitest'
import { cannedAnswerSchema, languagesOfAnswer, writeCannedAnswer } from './canned-answer.ts'

test('the name of the member stands in place of its mark, and nothing where it is forgotten', () => {
  const text = 'Dear {name}, thank you. Bye {name}!'
  const written = (name: string | null) => writeCannedAnswer({ text }, { name, language: 'en' }).text
  expect(written('$& Willow Tan')).toBe('Dear $& Willow Tan, thank you. Bye $& Willow Tan!')
  expect(written(null)).toBe('Dear, thank you. Bye!')
})

test('it is written in the language that the member reads, and in English where it is not translated', () => {
  const answer = { text: 'Dear {name}', translations: { zh: '{name}，您好', ms: '' } }
  expect(languagesOfAnswer(answer)).toEqual(['en', 'zh'])
  expect(writeCannedAnswer(answer, { name: 'Willow', language: 'zh' })).toEqual({
    text: 'Willow，您好',
    language: 'zh',
  })
  expect(writeCannedAnswer(answer, { name: 'Willow', language: 'ms' })).toEqual({ text: 'Dear Willow', language: 'en' })
})

test('a mark that stands for nothing is refused, so that no member reads it', () => {
  const kept = (text: string) => cannedAnswerSchema.safeParse({ title: 'Hello', text, desk: 'all' }).success
  expect(kept('Dear {name}')).toBe(true)
  expect(kept('Dear {nmae}')).toBe(false)
  const translated = { title: 'Hello', text: 'Hello', desk: 'all', translations: { ta: '{peyar}' } }
  expect(cannedAnswerSchema.safeParse(translated).success).toBe(false)
})
