/** What is kept of a member's conversations: that something was said, by whom and when, and what. */
import type { KeptTable } from './kept-table.ts'

export const keptChatTables: readonly KeptTable[] = [
  {
    part: 'conversations',
    table: 'conversations',
    of: ['member_id'],
    shown: [
      'conversation_id',
      'company_id',
      'subject',
      'subject_id',
      'desk',
      'status',
      'opened_at',
      'waiting_since',
      'answered_at',
      'closed_at',
      'last_at',
      'member_read',
      'desk_read',
    ],
    leftOut: {
      technical: ['last_number', 'last_hash', 'sealed_number', 'sealed_at', 'told_number', 'removed_number'],
      'names-staff': ['assigned_to'],
    },
    orderedBy: 'opened_at',
  },
  {
    part: 'conversationEntries',
    table: 'conversation_entries',
    of: [],
    through: { column: 'conversation_id', table: 'conversations', of: 'member_id' },
    shown: ['entry_id', 'conversation_id', 'number', 'kind', 'author_kind', 'at', 'data'],
    leftOut: { technical: ['content_hash', 'hash'], 'names-staff': ['author_id'] },
    namesStaffInside: ['data.to'],
    orderedBy: 'at',
  },
  {
    part: 'conversationTexts',
    table: 'conversation_texts',
    of: [],
    through: { column: 'conversation_id', table: 'conversations', of: 'member_id' },
    shown: ['entry_id', 'conversation_id', 'text', 'links', 'choices'],
    leftOut: {},
    sealed: { column: 'sealed', id: 'entry_id', content: ['text', 'links', 'choices'] },
  },
]
