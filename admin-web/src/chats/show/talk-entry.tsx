import NoteIcon from '@mui/icons-material/StickyNote2Outlined'
import { desks } from '@member-care/domain/chat/conversation-terms.ts'
import { chatDeskTexts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { FORGOTTEN } from '../../console/forgotten.ts'
import { formatInstant } from '../../console/singapore-time.ts'
import type { DeskMessage } from '../conversation-record.ts'
import { ChatFile } from './chat-file.tsx'

const texts = chatDeskTexts.talk

/** Something that was said or done, with who and when. */
export function TalkEntry({ message }: { message: DeskMessage }) {
  switch (message.kind) {
    case 'text':
    case 'choice':
    case 'file':
      return <Said message={message} />
    case 'note':
      return <Note message={message} />
    case 'asked':
      return <Done message={message}>{texts.asked(whoOf(message))}</Done>
    case 'taken':
      return <Done message={message}>{texts.taken(whoOf(message))}</Done>
    case 'handed-over':
      return <Done message={message}>{texts.handedOver(whoOf(message), receiverOf(message))}</Done>
    case 'closed':
      return <Done message={message}>{texts.closed(whoOf(message))}</Done>
  }
}

function Said({ message }: { message: DeskMessage }) {
  const isDesk = message.author === 'desk'
  const isMember = message.author === 'member'
  return (
    <Box
      sx={{
        justifySelf: isDesk ? 'end' : 'start',
        maxWidth: { xs: '92%', sm: '80%' },
        px: 1.5,
        py: 1,
        borderRadius: 2,
        border: 1,
        borderColor: isDesk ? 'primary.main' : 'divider',
        bgcolor: isDesk ? 'primary.light' : 'background.paper',
        ...(!isDesk && !isMember && { borderStyle: 'dashed' }),
      }}
    >
      <By message={message} />
      <Content message={message} />
    </Box>
  )
}

/** For the desk alone, and unmistakably so. */
function Note({ message }: { message: DeskMessage }) {
  return (
    <Box
      role="note"
      aria-label={texts.note}
      sx={{
        justifySelf: 'stretch',
        px: 1.5,
        py: 1,
        borderRadius: 1,
        border: 1,
        borderLeft: 6,
        borderStyle: 'dashed',
        borderColor: 'warning.main',
        bgcolor: 'warning.light',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
        <NoteIcon aria-hidden="true" sx={{ fontSize: 18, color: 'warning.main' }} />
        <Typography component="span" variant="body2" sx={{ fontWeight: 650 }}>
          {texts.note}
        </Typography>
        <Typography component="span" variant="caption">
          {texts.noteHint}
        </Typography>
      </Box>
      <By message={message} />
      <Content message={message} />
    </Box>
  )
}

function By({ message }: { message: DeskMessage }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontSize: '0.8125rem' }}>
      <Box component="span" sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
        {whoOf(message)}
      </Box>
      <Box component="time" dateTime={message.createdAt} sx={{ color: 'text.secondary' }}>
        {formatInstant(message.createdAt)}
      </Box>
    </Box>
  )
}

function Content({ message }: { message: DeskMessage }) {
  const { kind, file, removed, message: text } = message
  if (file && file.name !== '') return <ChatFile file={file} />
  const said = kind === 'choice' && !removed ? texts.chose(text) : text
  const gone = kind === 'file' ? texts.removedFile : texts.removed
  const isGone = removed || (file !== null && file.name === '')
  return (
    <Typography
      lang={isGone ? undefined : (message.language ?? undefined)}
      sx={{
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        ...(isGone && { fontStyle: 'italic', color: 'text.secondary' }),
      }}
    >
      {isGone ? gone : said}
    </Typography>
  )
}

function Done({ message, children }: { message: DeskMessage; children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      component="p"
      sx={{ textAlign: 'center', color: 'text.secondary', fontSize: '0.8125rem' }}
    >
      {children} · <time dateTime={message.createdAt}>{formatInstant(message.createdAt)}</time>
    </Typography>
  )
}

/** The desk tells its own people apart; the member sees only May. */
function whoOf({ author, deskName, userName }: DeskMessage): string {
  switch (author) {
    case 'desk':
      return deskName ?? chatDeskTexts.somebody
    case 'member':
      return userName === '' ? FORGOTTEN : userName
    case 'assistant':
      return texts.assistant
    case 'system':
      return texts.itself
  }
}

function receiverOf({ handedTo }: DeskMessage): string {
  const desk = desks.find((one) => one === handedTo)
  return desk ? chatDeskTexts.desks[desk] : (handedTo ?? chatDeskTexts.somebody)
}
