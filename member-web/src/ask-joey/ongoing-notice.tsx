/** Somebody who asks about something else while a conversation is open: it is closed first, or gone on with (2§4, CHT-009). */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Talk } from '@member-care/domain/chat/talk.ts'
import { chatPageTexts } from '@member-care/domain/texts/chat-page-texts.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { CloseButton } from './close-button.tsx'

interface OngoingNoticeProps {
  readonly conversationId: string
  readonly onGoOn: () => void
  readonly onClosed: (talk: Talk) => void
}

export function OngoingNotice({ conversationId, onGoOn, onClosed }: OngoingNoticeProps) {
  return (
    <Notice
      tone="warning"
      role="alert"
      title={chatTexts.ongoing}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" onClick={onGoOn}>
            {chatPageTexts.goToOngoing}
          </Button>
          <CloseButton conversationId={conversationId} onClosed={onClosed} />
        </Box>
      }
    >
      {chatTexts.closeFirst}
    </Notice>
  )
}
