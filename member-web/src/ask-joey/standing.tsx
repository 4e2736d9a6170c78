/** Who answers, or how long it still takes until somebody does. */
import Box from '@mui/material/Box'
import type { ConversationAnswer } from '@member-care/domain/chat/talk.ts'
import { formatWholeDate, singaporeTime } from '@member-care/domain/dates/singapore-dates.ts'
import { chatPageTexts, opensAgainText, queueText, usualWaitText } from '@member-care/domain/texts/chat-page-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'

/** @param conversation undefined for one that has not begun: the assistant answers first */
export function Standing({ conversation }: { readonly conversation: ConversationAnswer | undefined }) {
  const [first, ...further] = sentences(conversation)
  return (
    <Box role="status" sx={{ flex: '1 1 220px', minWidth: 0, fontSize: '0.9375rem', lineHeight: 1.45 }}>
      <Box sx={{ fontWeight: 620 }}>{first}</Box>
      {further.length > 0 && <Box sx={{ color: 'text.secondary' }}>{pageTexts.sentences(further)}</Box>}
    </Box>
  )
}

function sentences(conversation: ConversationAnswer | undefined): readonly string[] {
  switch (conversation?.status) {
    case 'closed':
      return []
    case 'taken':
      return [chatPageTexts.taken]
    case 'waiting':
      return waitingSentences(conversation)
    default:
      return [chatPageTexts.assistant]
  }
}

function waitingSentences({ desk, queue }: ConversationAnswer): readonly string[] {
  if (!desk.isOpen) {
    const opensAt = desk.opensAt === null ? undefined : new Date(desk.opensAt)
    const again = opensAt && opensAgainText(formatWholeDate(opensAt), singaporeTime(opensAt))
    return [chatPageTexts.deskClosed, ...(again === undefined ? [] : [again]), chatPageTexts.answerReaches]
  }
  return [
    chatPageTexts.waiting,
    ...(queue === null ? [] : [queueText(queue.place)]),
    // Nothing is said of minutes that nobody has measured.
    ...(queue?.usualMinutes == null ? [] : [usualWaitText(queue.usualMinutes)]),
    chatPageTexts.answerReaches,
  ]
}
