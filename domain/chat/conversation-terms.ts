/** The words of the chat: what a conversation is about, how it stands, and what stands in it (2§3 "Chat message", C43, S97). */

/** What a conversation may be opened about, as the address of the chat names it (2§2). */
export const chatSubjects = ['outclaim', 'inpclaim', 'elog'] as const
export type ChatSubject = (typeof chatSubjects)[number]

/** The assistant answers; somebody of a desk is asked for; somebody answers; it is over. */
export const conversationStatuses = ['assistant', 'waiting', 'taken', 'closed'] as const
export type ConversationStatus = (typeof conversationStatuses)[number]

/** Who answers: conversations about claims and letters go to those who decide them too. */
export const desks = ['claims', 'general'] as const
export type Desk = (typeof desks)[number]

export const entryKinds = ['text', 'file', 'choice', 'asked', 'taken', 'handed-over', 'note', 'closed'] as const
export type EntryKind = (typeof entryKinds)[number]

/** `system`: the product itself, by the clock. */
export const authorKinds = ['member', 'desk', 'assistant', 'system'] as const
export type AuthorKind = (typeof authorKinds)[number]

export interface Author {
  readonly kind: AuthorKind
  /** The user's id; null for the assistant and the product itself. */
  readonly id: string | null
}

/** Characters of a message. */
export const MOST_OF_MESSAGE = 2000

/** A conversation with the assistant in which nothing is said for so many days is closed by itself. */
export const CONVERSATION_RESTS_DAYS = 14

/** An answer of the desk that its member has not read for so many minutes is told outside the chat. */
export const ANSWER_WAITS_MINUTES = 2
/** One that is older is no news any more. */
export const ANSWER_TOLD_WITHIN_DAYS = 7

export function deskOf(subject: ChatSubject | null): Desk {
  return subject === null ? 'general' : 'claims'
}

/** Messages of the catalogue are numbered so (2§9): 1 text, 2 image. */
export const messageTypes = { text: 1, file: 2 } as const

/** What the list of the desk shows: what waits, one's own, what others have, and what is over. */
export const deskViews = ['waiting', 'mine', 'others', 'closed'] as const
export type DeskView = (typeof deskViews)[number]

/** For which desk an answer is kept that is given often. */
export const cannedAnswerDesks = ['all', ...desks] as const
export type CannedAnswerDesk = (typeof cannedAnswerDesks)[number]

/** Characters of such an answer's title. */
export const LONGEST_CANNED_TITLE = 80
