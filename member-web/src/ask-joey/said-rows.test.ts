import type { ChatMessage } from '@member-care/domain/chat/talk.ts'
import { expect, test } from 'vitest'
import { saidRows } from './said-rows.ts'

const said = (number: number, createdAt: string, author: ChatMessage['author'] = 'desk'): ChatMessage => ({
  messageId: `m${number}`,
  userName: '',
  userId: '',
  message: '',
  language: null,
  createdAt,
  type: 1,
  number,
  kind: 'text',
  author,
  links: [],
  choices: [],
  file: null,
  removed: false,
})

test('a day begins where it begins in Singapore, and unread is what others said before the conversation was opened', () => {
  const rows = saidRows(
    [
      said(1, '2026-01-05T15:59:00Z'),
      said(2, '2026-01-05T16:01:00Z'),
      said(4, '2026-01-05T16:02:00Z', 'member'),
      said(5, '2026-01-05T16:03:00Z'),
      said(6, '2026-01-05T16:04:00Z'),
    ],
    { readBefore: 2, openedAt: 5 },
  )
  expect(rows.map(({ isFirstOfDay }) => isFirstOfDay)).toEqual([true, true, false, false, false])
  expect(rows.findIndex(({ isFirstUnread }) => isFirstUnread)).toBe(3)
  expect(saidRows([said(1, '2026-01-05T16:00:00Z')], { readBefore: 0, openedAt: 0 })[0]?.isFirstUnread).toBe(false)
})
