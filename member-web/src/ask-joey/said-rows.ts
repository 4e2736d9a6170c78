/** The messages of a conversation with what stands between them: the day, and where the unread ones begin. */
import type { ChatMessage } from '@member-care/domain/chat/talk.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'

export interface SaidRow {
  readonly message: ChatMessage
  readonly isFirstOfDay: boolean
  /** The first that the member had not read when the conversation was opened. */
  readonly isFirstUnread: boolean
}

export function saidRows(
  messages: readonly ChatMessage[],
  { readBefore, openedAt }: { readonly readBefore: number; readonly openedAt: number },
): readonly SaidRow[] {
  const unread = messages.find(({ number, author }) => number > readBefore && number <= openedAt && author !== 'member')
  return messages.map((message, index) => {
    const before = messages[index - 1]
    return {
      message,
      isFirstOfDay: before === undefined || dayOf(before) !== dayOf(message),
      isFirstUnread: message === unread,
    }
  })
}

function dayOf({ createdAt }: ChatMessage): string {
  return singaporeToday(new Date(createdAt))
}
