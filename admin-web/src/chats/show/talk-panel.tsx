import { chatDeskTexts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { Box, Paper, Typography } from '@mui/material'
import { useDataProvider } from 'react-admin'
import { useEffect, useRef, useState } from 'react'
import type { ConsoleDataProvider } from '../../console/console-data-provider.ts'
import { useMemberIsTyping } from '../live/live-desk-news.ts'
import { useShownTalk, useStanding } from '../use-talk.ts'
import { MessageForm } from './message-form.tsx'
import { TalkEntry } from './talk-entry.tsx'

const texts = chatDeskTexts.talk
/** Who is so near the end, in pixels, follows what comes. */
const NEAR = 80

/** What was said, and the field to say something. A screen reader is told of new messages only; what was there before is no part of the log. */
export function TalkPanel() {
  const { messages, lastNumber, memberRead } = useShownTalk()
  const [begunAt] = useState(lastNumber)
  const scroll = useFollowedEnd(lastNumber)
  useReading()
  const earlier = messages.filter(({ number }) => number <= begunAt)
  const fresh = messages.filter(({ number }) => number > begunAt)
  const lastAnswer = messages.findLast(({ author, kind }) => author === 'desk' && (kind === 'text' || kind === 'file'))
  const isSeen = lastAnswer !== undefined && memberRead >= lastAnswer.number
  return (
    <Paper component="section" variant="outlined" aria-label={texts.title} sx={{ minWidth: 0, overflow: 'hidden' }}>
      <Box
        ref={scroll}
        tabIndex={0}
        role="group"
        aria-label={texts.said}
        sx={{
          p: { xs: 1.5, sm: 2 },
          overflowY: 'auto',
          minHeight: 200,
          maxHeight: { xs: '60vh', lg: 'calc(100vh - 470px)' },
          bgcolor: 'background.default',
        }}
      >
        {messages.length === 0 && <Typography variant="body2">{texts.nothing}</Typography>}
        {(messages[0]?.number ?? 1) > 1 && <Typography variant="body2">{texts.shortened}</Typography>}
        <Box role="group" aria-label={texts.earlier} sx={entriesSx}>
          {earlier.map((message) => (
            <TalkEntry key={message.messageId} message={message} />
          ))}
        </Box>
        <Box role="log" aria-label={texts.fresh} sx={{ ...entriesSx, mt: fresh.length > 0 ? 1.25 : 0 }}>
          {fresh.map((message) => (
            <TalkEntry key={message.messageId} message={message} />
          ))}
        </Box>
        {isSeen && (
          <Typography variant="caption" component="p" sx={{ textAlign: 'right', color: 'text.secondary', mt: 0.5 }}>
            {texts.seen}
          </Typography>
        )}
        <Typing />
      </Box>
      <Box sx={{ p: { xs: 1.5, sm: 2 }, borderTop: 1, borderColor: 'divider' }}>
        <MessageForm />
      </Box>
    </Paper>
  )
}

const entriesSx = { display: 'grid', gap: 1.25 } as const

function Typing() {
  const { id } = useShownTalk()
  const isTyping = useMemberIsTyping(id)
  return (
    <Typography variant="body2" sx={{ minHeight: 24, mt: 0.5, color: 'text.secondary', fontStyle: 'italic' }}>
      {isTyping && texts.typing}
    </Typography>
  )
}

/** Keeps the newest message in sight of whoever was at the end. */
function useFollowedEnd(lastNumber: number) {
  const scroll = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const area = scroll.current
    if (!area) return undefined
    const note = () => {
      isAtEnd.current = area.scrollHeight - area.scrollTop - area.clientHeight < NEAR
    }
    area.addEventListener('scroll', note)
    return () => area.removeEventListener('scroll', note)
  }, [])
  useEffect(() => {
    const area = scroll.current
    if (area && isAtEnd.current) area.scrollTop = area.scrollHeight
  }, [lastNumber])
  return scroll
}

/** Says what was read by whoever has the conversation, while the page is looked at. */
function useReading(): void {
  const { id, lastNumber, deskRead } = useShownTalk()
  const isMine = useStanding() === 'mine'
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  useEffect(() => {
    if (!isMine || lastNumber <= deskRead) return undefined
    const read = () => {
      if (document.visibilityState !== 'visible') return
      // A mark that is lost comes with the next message.
      dataProvider.readConversation(id, lastNumber).catch(() => undefined)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [id, isMine, lastNumber, deskRead, dataProvider])
}
