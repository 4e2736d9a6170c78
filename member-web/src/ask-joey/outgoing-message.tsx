/** What the member has said and the server has not taken yet, or did not take. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { shownSize } from '@member-care/domain/language/shown-count.ts'
import { chatPageTexts, sendingFileText } from '@member-care/domain/texts/chat-page-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { FileThumbnail } from '../claim-form/documents/file-thumbnail.tsx'
import { Bubble } from './bubble.tsx'
import type { Outgoing, OutgoingMessages } from './use-outgoing-messages.ts'

interface OutgoingMessageProps {
  readonly outgoing: Outgoing
  readonly messages: Pick<OutgoingMessages, 'sendAgain' | 'discard'>
}

export function OutgoingMessage({ outgoing, messages }: OutgoingMessageProps) {
  const { text, file, failure } = outgoing
  return (
    <Bubble isOwn by={chatPageTexts.you} state={<State outgoing={outgoing} messages={messages} />}>
      {file === undefined ? (
        <Box>{text}</Box>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <FileThumbnail file={file} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{text}</Box>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{shownSize(file.size)}</Box>
          </Box>
        </Box>
      )}
      {file !== undefined && failure === undefined && (
        <LinearProgress
          variant="determinate"
          value={outgoing.sent * 100}
          aria-label={text}
          sx={{ width: '100%', minWidth: 140, borderRadius: 1 }}
        />
      )}
    </Bubble>
  )
}

function State({ outgoing, messages: { sendAgain, discard } }: OutgoingMessageProps) {
  const { failure, file, sent } = outgoing
  if (failure === undefined) return file === undefined ? chatPageTexts.sending : sendingFileText(sent)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
      <Box role="alert" sx={{ color: 'error.main', textAlign: 'right', overflowWrap: 'anywhere' }}>
        {pageTexts.sentences([chatPageTexts.notSent, failure])}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1 }}>
        <Button size="small" onClick={() => discard(outgoing.id)}>
          {chatPageTexts.discard}
        </Button>
        <Button size="small" variant="outlined" onClick={() => sendAgain(outgoing)}>
          {pageTexts.tryAgain}
        </Button>
      </Box>
    </Box>
  )
}
