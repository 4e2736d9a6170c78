// Requirements: CHT-008
import type { ChatMessage, ConversationAnswer, Talk } from '@member-care/domain/chat/talk.ts'
import { expect, test } from 'vitest'
import { bothKnown, isMissingSome, openedTalk, withFilled, withNews, withOlder } from './known-talk.ts'

const conversation: ConversationAnswer = {
  id: 'c',
  status: 'taken',
  subject: null,
  companyId: 'o',
  openedAt: '2026-01-05T01:00:00Z',
  closedAt: null,
  lastAt: '2026-01-05T01:00:00Z',
  lastNumber: 0,
  memberRead: 0,
  deskRead: 0,
  queue: null,
  desk: { isOpen: true, opensAt: null },
}

const message = (number: number): ChatMessage => ({
  messageId: `m${number}`,
  userName: 'May',
  userId: 'desk',
  message: `Number ${number}`,
  language: null,
  createdAt: '2026-01-05T01:00:00Z',
  type: 1,
  number,
  kind: 'text',
  author: 'desk',
  links: [],
  choices: [],
  file: null,
  removed: false,
})

const talk = (numbers: readonly number[], more: Partial<ConversationAnswer> = {}, hasOlder = false): Talk => ({
  conversation: { ...conversation, lastNumber: numbers.at(-1) ?? 0, ...more },
  messages: numbers.map(message),
  hasOlder,
})

const numbersOf = ({ messages }: { readonly messages: readonly ChatMessage[] }) => messages.map(({ number }) => number)

test('news comes once, in its order, also when it came twice or late', () => {
  let known = openedTalk(talk([1, 2]))
  for (const numbers of [[3], [3], [2], [4]]) known = withNews(known, talk(numbers))
  expect(numbersOf(known)).toEqual([1, 2, 3, 4])
  expect(isMissingSome(known)).toBe(false)
  expect(known.openedAt).toBe(2)
})

test('what is missing in between is noticed, and filled up', () => {
  const known = withNews(openedTalk(talk([1, 2])), talk([5]))
  expect([numbersOf(known), isMissingSome(known), known.wholeUpTo]).toEqual([[1, 2, 5], true, 2])
  const filled = withFilled(known, talk([3, 4, 5]), 100)
  expect([numbersOf(filled), isMissingSome(filled)]).toEqual([[1, 2, 3, 4, 5], false])
})

test('a number that is not for the member is no gap once the server was asked', () => {
  const known = withNews(openedTalk(talk([1])), talk([], { lastNumber: 2 }))
  expect(isMissingSome(known)).toBe(true)
  expect(isMissingSome(withFilled(known, talk([], { lastNumber: 2 }), 100))).toBe(false)
})

test('an answer that was cut off by its limit is no whole one', () => {
  const known = withFilled(openedTalk(talk([1])), talk([2, 3], { lastNumber: 9 }), 2)
  expect([known.wholeUpTo, isMissingSome(known)]).toEqual([3, true])
})

test('a state of before does not come back, and what was read stays read', () => {
  const known = withNews(openedTalk(talk([1, 2], { deskRead: 2 })), talk([3], { status: 'closed' }))
  const late = withNews(known, talk([2], { status: 'waiting', memberRead: 1 }))
  expect(late.conversation).toMatchObject({ status: 'closed', lastNumber: 3, deskRead: 2, memberRead: 1 })
})

test('older messages stand before, and say whether there are more', () => {
  const known = withOlder(openedTalk(talk([3, 4], {}, true)), talk([1, 2]))
  expect([numbersOf(known), known.hasOlder, known.wholeUpTo]).toEqual([[1, 2, 3, 4], false, 4])
})

test('what two askings have brought stands together', () => {
  const opened = openedTalk(talk([3, 4], {}, true))
  const both = bothKnown(withNews(opened, talk([5])), withOlder(opened, talk([1, 2])))
  expect([numbersOf(both), both.hasOlder, both.wholeUpTo]).toEqual([[1, 2, 3, 4, 5], false, 5])
})
