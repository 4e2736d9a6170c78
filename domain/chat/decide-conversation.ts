/**
 * What may be said and done in a conversation, and what stands in it afterwards (2§4, S97). One person of a desk has a conversation; the
 * number of its last entry is what keeps two from taking it at the same moment.
 */
import type { Refusal } from '../errors/refusal.ts'
import { chatTexts } from '../texts/chat-texts.ts'
import type { Author, ConversationStatus, Desk, EntryKind } from './conversation-terms.ts'

export interface ConversationState {
  readonly status: ConversationStatus
  readonly memberId: string
  /** The member of a desk who has it. */
  readonly assignedTo: string | null
  readonly desk: Desk
}

type Command<Type extends string, Data = object> = { readonly type: Type } & Readonly<Data>

export type ConversationCommand =
  /** Text, a file or a topic, of the member. */
  | Command<'Say', { kind: 'text' | 'file' | 'choice' }>
  /** The assistant's answer to what the member said. `isDanger`: where to get help is said also while a person is waited for. */
  | Command<'Assist', { isDanger?: boolean }>
  | Command<'AskForPerson', { by: Author }>
  | Command<'Take', { userId: string }>
  /** To another desk, or to somebody of one: then it is theirs at once. */
  | Command<'HandOver', { userId: string; desk: Desk; to: string | null }>
  /** Who has it does not answer any more: it waits again. */
  | Command<'GiveBack', { holder: string }>
  | Command<'Answer', { userId: string; kind: 'text' | 'file' }>
  /** What members of the desk tell each other; the member never sees it. */
  | Command<'Note', { userId: string }>
  | Command<'Close', { by: Author }>

export interface DecidedEntry {
  readonly kind: EntryKind
  readonly author: Author
  /** What belongs to it and is nobody's personal data. */
  readonly data?: Readonly<Record<string, string | null>>
}

export type ConversationDecision =
  | { readonly entry: DecidedEntry; readonly state: ConversationState }
  /** It is so already. */
  | { readonly state: ConversationState }
  | { readonly refusal: Refusal }

/** @returns one entry with the state after it, nothing new, or why it is refused, with what to do instead */
export function decideConversation(command: ConversationCommand, state: ConversationState): ConversationDecision {
  const { status, memberId, assignedTo } = state
  if (command.type === 'Note') return withEntry(state, 'note', deskMember(command.userId))
  if (status === 'closed')
    return command.type === 'Close' || command.type === 'GiveBack'
      ? { state }
      : refused('CHAT_CLOSED', chatTexts.refusals.closed)
  switch (command.type) {
    case 'Say':
      return withEntry(state, command.kind, { kind: 'member', id: memberId })
    case 'Assist':
      // Somebody was asked for meanwhile: from then on a person answers.
      return status === 'assistant' || command.isDanger === true
        ? withEntry(state, 'text', { kind: 'assistant', id: null })
        : { state }
    case 'AskForPerson':
      if (status !== 'assistant') return { state }
      return withEntry({ ...state, status: 'waiting' }, 'asked', command.by, { desk: state.desk })
    case 'Take':
      if (assignedTo === command.userId) return { state }
      if (status !== 'waiting') return refused('CHAT_TAKEN', chatTexts.refusals.taken)
      return withEntry({ ...state, status: 'taken', assignedTo: command.userId }, 'taken', deskMember(command.userId))
    case 'HandOver': {
      const { userId, desk, to } = command
      if (assignedTo !== userId) return refused('CHAT_NOT_YOURS', chatTexts.refusals.notYours)
      if (to === userId) return { state }
      const after = { ...state, desk, assignedTo: to, status: to === null ? 'waiting' : 'taken' } as const
      return withEntry(after, 'handed-over', deskMember(userId), { desk, to })
    }
    case 'GiveBack':
      // Somebody else has it meanwhile.
      if (assignedTo !== command.holder) return { state }
      return withEntry({ ...state, assignedTo: null, status: 'waiting' }, 'handed-over', bySystem, {
        desk: state.desk,
        to: null,
      })
    case 'Answer':
      if (assignedTo !== command.userId) return refused('CHAT_NOT_YOURS', chatTexts.refusals.notYours)
      return withEntry(state, command.kind, deskMember(command.userId))
    case 'Close':
      if (command.by.kind === 'desk' && assignedTo !== command.by.id)
        return refused('CHAT_NOT_YOURS', chatTexts.refusals.notYours)
      return withEntry({ ...state, status: 'closed' }, 'closed', command.by)
  }
}

const bySystem: Author = { kind: 'system', id: null }

function deskMember(id: string): Author {
  return { kind: 'desk', id }
}

function withEntry(
  state: ConversationState,
  kind: EntryKind,
  author: Author,
  data?: DecidedEntry['data'],
): ConversationDecision {
  return { state, entry: { kind, author, ...(data && { data }) } }
}

function refused(code: string, message: string): ConversationDecision {
  return { refusal: { code, message } }
}
