/** One entry of a conversation: what somebody said or sent, or what has happened in it. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { happenedText } from '@member-care/domain/chat/happened-text.ts'
import type { ChatMessage } from '@member-care/domain/chat/talk.ts'
import { singaporeTime } from '@member-care/domain/dates/singapore-dates.ts'
import { wayTo } from '../page/way-to.ts'
import { chatPageTexts, saidText } from '@member-care/domain/texts/chat-page-texts.ts'
import { Bubble } from './bubble.tsx'
import { MessageFile, type ChatFile } from './message-file.tsx'

interface SaidMessageProps {
  readonly conversationId: string
  readonly message: ChatMessage
  /** Whether it was read; only of the last one of one's own. */
  readonly state?: string | undefined
  readonly onOpenFile: (file: ChatFile) => void
  /** Says one of the answers that it offers; without it they are offered no more. */
  readonly onChoose?: ((choice: string) => void) | undefined
}

export function SaidMessage({ conversationId, message, state, onOpenFile, onChoose }: SaidMessageProps) {
  const { author, kind, userName, createdAt, links, choices, file, removed } = message
  const lang = message.language ?? undefined
  const happened = happenedText(message)
  const time = singaporeTime(new Date(createdAt))
  if (happened !== undefined)
    return (
      <Box sx={{ textAlign: 'center', fontSize: '0.875rem', color: 'text.secondary' }}>
        {happened} {time}
      </Box>
    )
  const isOwn = author === 'member'
  return (
    <Bubble isOwn={isOwn} by={saidText(isOwn ? chatPageTexts.you : userName, time)} state={state}>
      {removed ? (
        <Box sx={{ fontStyle: 'italic', color: 'text.secondary' }}>
          {kind === 'file' ? chatPageTexts.removedFile : chatPageTexts.removedText}
        </Box>
      ) : file === null ? (
        <Box lang={lang}>{message.message}</Box>
      ) : (
        <MessageFile conversationId={conversationId} file={file} onOpen={() => onOpenFile(file)} />
      )}
      {links.map(({ text, path }) => (
        <Button
          key={path}
          variant="outlined"
          lang={lang}
          {...wayTo(path)}
          sx={{ bgcolor: 'background.paper', whiteSpace: 'normal' }}
        >
          {text}
        </Button>
      ))}
      {onChoose && choices.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {choices.map((choice) => (
            <Button
              key={choice}
              variant="outlined"
              size="small"
              lang={lang}
              onClick={() => onChoose(choice)}
              sx={{ bgcolor: 'background.paper', whiteSpace: 'normal' }}
            >
              {choice}
            </Button>
          ))}
        </Box>
      )}
    </Bubble>
  )
}
