import { expect, test } from 'vitest'
import { decideConversation, type ConversationCommand, type ConversationState } from './decide-conversation.ts'
import type { Author } from './conversation-terms.ts'

const member: Author = { kind: 'member', id: 'm' }
const begun: ConversationState = { status: 'assistant', memberId: 'm', assignedTo: null, desk: 'general' }
const waiting: ConversationState = { ...begun, status: 'waiting' }
const taken: ConversationState = { ...begun, status: 'taken', assignedTo: 'may' }
const closed: ConversationState = { ...begun, status: 'closed' }

const codeOf = (command: ConversationCommand, state: ConversationState) => {
  const decision = decideConversation(command, state)
  return 'refusal' in decision ? decision.refusal.code : undefined
}

test('a conversation goes from the assistant to the queue, to one person, and to its end', () => {
  const asked = decideConversation({ type: 'AskForPerson', by: member }, begun)
  expect(asked).toMatchObject({ state: waiting, entry: { kind: 'asked', author: member, data: { desk: 'general' } } })
  expect(decideConversation({ type: 'Take', userId: 'may' }, waiting)).toEqual({
    state: taken,
    entry: { kind: 'taken', author: { kind: 'desk', id: 'may' } },
  })
  expect(decideConversation({ type: 'Close', by: { kind: 'desk', id: 'may' } }, taken)).toMatchObject({
    state: { status: 'closed' },
    entry: { kind: 'closed' },
  })
})

test('one person has it: nobody else takes it, answers, hands it over or closes it', () => {
  expect(codeOf({ type: 'Take', userId: 'june' }, taken)).toBe('CHAT_TAKEN')
  expect(codeOf({ type: 'Answer', userId: 'june', kind: 'text' }, taken)).toBe('CHAT_NOT_YOURS')
  expect(codeOf({ type: 'Answer', userId: 'june', kind: 'text' }, waiting)).toBe('CHAT_NOT_YOURS')
  expect(codeOf({ type: 'HandOver', userId: 'june', desk: 'claims', to: null }, taken)).toBe('CHAT_NOT_YOURS')
  expect(codeOf({ type: 'Close', by: { kind: 'desk', id: 'june' } }, taken)).toBe('CHAT_NOT_YOURS')
  // Whoever has it takes it again without anything happening.
  expect(decideConversation({ type: 'Take', userId: 'may' }, taken)).toEqual({ state: taken })
})

test('handed over to a desk it waits again, and to a person it is theirs', () => {
  expect(decideConversation({ type: 'HandOver', userId: 'may', desk: 'claims', to: null }, taken)).toMatchObject({
    state: { status: 'waiting', assignedTo: null, desk: 'claims' },
    entry: { kind: 'handed-over', data: { desk: 'claims', to: null } },
  })
  expect(decideConversation({ type: 'HandOver', userId: 'may', desk: 'general', to: 'june' }, taken)).toMatchObject({
    state: { status: 'taken', assignedTo: 'june' },
  })
})

test('who does not answer any more gives it back to the queue of its desk, once, and not what somebody else has', () => {
  expect(decideConversation({ type: 'GiveBack', holder: 'may' }, taken)).toMatchObject({
    state: { status: 'waiting', assignedTo: null, desk: 'general' },
    entry: { kind: 'handed-over', author: { kind: 'system', id: null }, data: { desk: 'general', to: null } },
  })
  for (const state of [waiting, { ...taken, assignedTo: 'june' }, { ...taken, status: 'closed' as const }])
    expect(decideConversation({ type: 'GiveBack', holder: 'may' }, state)).toEqual({ state })
})

test('the assistant is silent once a person is asked for', () => {
  expect(decideConversation({ type: 'Assist' }, begun)).toMatchObject({ entry: { author: { kind: 'assistant' } } })
  expect(decideConversation({ type: 'Assist' }, waiting)).toEqual({ state: waiting })
  expect(decideConversation({ type: 'AskForPerson', by: member }, taken)).toEqual({ state: taken })
})

test('nothing is said in a closed conversation, but the desk may add a note', () => {
  expect(codeOf({ type: 'Say', kind: 'text' }, closed)).toBe('CHAT_CLOSED')
  expect(codeOf({ type: 'Take', userId: 'may' }, closed)).toBe('CHAT_CLOSED')
  expect(decideConversation({ type: 'Close', by: member }, closed)).toEqual({ state: closed })
  expect(decideConversation({ type: 'Note', userId: 'may' }, closed)).toMatchObject({ entry: { kind: 'note' } })
})
