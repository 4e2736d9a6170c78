/**
 * What was said, the newest at the end, and read aloud as it comes: what stood there when the conversation was opened, and what is loaded above
 * it, is outside the part that screen readers follow.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatWholeDate } from '@member-care/domain/dates/singapore-dates.ts'
import { chatPageTexts } from '@member-care/domain/texts/chat-page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import type { KnownTalk } from './known-talk.ts'
import type { ChatFile } from './message-file.tsx'
import { SaidMessage } from './said-message.tsx'
import { saidRows, type SaidRow } from './said-rows.ts'
import type { ShownTalk } from './use-talk.ts'
import { useHeightAboveKeyboard } from './visible-window.ts'

/** px from the end that still count as there. */
const NEAR_END = 48
/** px */
const LEAST_HEIGHT = 220
const LEAST_ABOVE_KEYBOARD = 96

interface TalkLogProps {
  /** Undefined before anything was said. */
  readonly known: KnownTalk | undefined
  /** It has begun here, before the reader's eyes: nothing of it is unread. */
  readonly hasBegunHere: boolean
  readonly older: ShownTalk['older']
  /** In place of messages, and below them. */
  readonly greeting?: ReactNode
  readonly outgoing?: ReactNode
  /** How many are outgoing: with a new one the end comes into view. */
  readonly outgoingCount: number
  readonly onOpenFile: (file: ChatFile) => void
  /** Says one of the answers that the newest message offers; undefined once nobody says anything any more. */
  readonly onChoose: ((choice: string) => void) | undefined
  /** Whether the newest message is in view. */
  readonly onAtEnd: (isAtEnd: boolean) => void
}

export function TalkLog({
  known,
  hasBegunHere,
  older,
  greeting,
  outgoing,
  outgoingCount,
  onOpenFile,
  onChoose,
  onAtEnd,
}: TalkLogProps) {
  const openedAt = known?.openedAt ?? 0
  const readBefore = hasBegunHere ? openedAt : (known?.readBefore ?? 0)
  const rows = saidRows(known?.messages ?? [], { readBefore, openedAt })
  const before = rows.filter(({ message }) => message.number <= openedAt)
  const since = rows.filter(({ message }) => message.number > openedAt)
  const lastOwn = rows.findLast(({ message }) => message.author === 'member' && isSaid(message.kind))?.message
  const { box, content, isAtEnd, goToEnd } = useFollowedEnd(known?.messages[0]?.number, outgoingCount)
  useEffect(() => onAtEnd(isAtEnd), [isAtEnd, onAtEnd])
  const leastHeight = useHeightAboveKeyboard() === undefined ? LEAST_HEIGHT : LEAST_ABOVE_KEYBOARD

  const rowOf = (row: SaidRow) => (
    <Row
      key={row.message.messageId}
      row={row}
      conversationId={known?.conversation.id ?? ''}
      state={row.message === lastOwn && known ? readState(lastOwn.number, known.conversation.deskRead) : undefined}
      onOpenFile={onOpenFile}
      onChoose={row === rows.at(-1) && outgoingCount === 0 ? onChoose : undefined}
    />
  )
  return (
    <>
      <Box sx={{ position: 'relative', flex: 1, minHeight: leastHeight }}>
        <Box
          ref={box}
          role="region"
          aria-label={chatPageTexts.conversation}
          tabIndex={0}
          sx={{
            position: 'absolute',
            inset: 0,
            overflowY: 'auto',
            overscrollBehavior: 'contain',
            overflowAnchor: 'none',
            px: { xs: 2, sm: 3 },
            py: 2,
            '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
          }}
        >
          <Box ref={content} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {known?.hasOlder && (
              <Button onClick={older.load} loading={older.isLoading} sx={{ justifySelf: 'center' }}>
                {chatPageTexts.older}
              </Button>
            )}
            {older.isFailed && (
              <Notice tone="error" role="alert">
                {chatPageTexts.olderFailed}
              </Notice>
            )}
            {greeting}
            {before.map(rowOf)}
            <Box
              role="log"
              aria-label={chatPageTexts.newMessages}
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
            >
              {since.map(rowOf)}
            </Box>
            {outgoing}
          </Box>
        </Box>
      </Box>
      {!isAtEnd && rows.length > 0 && (
        <Box sx={{ display: 'grid', justifyItems: 'center', p: 1, borderTop: 1, borderColor: 'divider' }}>
          <Button size="small" startIcon={<ArrowDownward />} onClick={goToEnd}>
            {chatPageTexts.toNewest}
          </Button>
        </Box>
      )}
    </>
  )
}

function isSaid(kind: string): boolean {
  return kind === 'text' || kind === 'file' || kind === 'choice'
}

function readState(number: number, deskRead: number): string {
  return deskRead >= number ? chatPageTexts.read : chatPageTexts.sent
}

interface RowProps {
  readonly row: SaidRow
  readonly conversationId: string
  readonly state: string | undefined
  readonly onOpenFile: (file: ChatFile) => void
  readonly onChoose: ((choice: string) => void) | undefined
}

function Row({ row: { message, isFirstOfDay, isFirstUnread }, ...shown }: RowProps) {
  return (
    <>
      {isFirstOfDay && <Divider>{formatWholeDate(new Date(message.createdAt))}</Divider>}
      {isFirstUnread && <Divider isUnread>{chatPageTexts.unreadFrom}</Divider>}
      <SaidMessage message={message} {...shown} />
    </>
  )
}

function Divider({ isUnread = false, children }: { readonly isUnread?: boolean; readonly children: ReactNode }) {
  const color = isUnread ? 'secondary.main' : 'text.secondary'
  return (
    <Box
      data-unread={isUnread || undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        color,
        fontSize: '0.8125rem',
        fontWeight: 600,
        textAlign: 'center',
        '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: isUnread ? color : 'divider' },
      }}
    >
      {children}
    </Box>
  )
}

/** Stays at the end while it is there, and where it is while more comes in above. It begins at what is unread. */
function useFollowedEnd(firstNumber: number | undefined, outgoingCount: number) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const lastTop = useRef(0)
  const measured = useRef<{ readonly first: number | undefined; readonly height: number }>({
    first: undefined,
    height: 0,
  })
  const [isAtEnd, setAtEnd] = useState(false)

  const measure = useCallback(() => {
    const { current: at } = box
    if (at === null) return
    follows.current = isNearEnd(at)
    lastTop.current = at.scrollTop
    setAtEnd(follows.current)
  }, [])
  const goToEnd = useCallback(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
    measure()
  }, [measure])

  useLayoutEffect(() => {
    const { current: at } = box
    if (at === null) return
    const { first, height } = measured.current
    if (first !== undefined && firstNumber !== undefined && firstNumber < first)
      at.scrollTop += at.scrollHeight - height
    else if (first === undefined && firstNumber !== undefined) {
      const unread = at.querySelector<HTMLElement>('[data-unread]')
      at.scrollTop = unread ? unread.offsetTop - NEAR_END : at.scrollHeight
    }
    measured.current = { first: firstNumber, height: at.scrollHeight }
    measure()
  }, [firstNumber, measure])
  useLayoutEffect(() => {
    if (outgoingCount > 0) goToEnd()
  }, [outgoingCount, goToEnd])

  // Also when a picture comes, the window changes, or a keyboard opens.
  useEffect(() => {
    const { current: at } = box
    if (at === null || content.current === null) return undefined
    const observer = new ResizeObserver(() => {
      if (follows.current) at.scrollTop = at.scrollHeight
      measured.current = { ...measured.current, height: at.scrollHeight }
      measure()
    })
    // Only who scrolls up leaves the end: what comes and goes meanwhile moves it too, and with it the height.
    const onScroll = () => {
      const isByHand = at.scrollTop < lastTop.current && at.scrollHeight === measured.current.height
      if (isByHand || isNearEnd(at)) measure()
      lastTop.current = at.scrollTop
    }
    observer.observe(content.current)
    observer.observe(at)
    at.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      at.removeEventListener('scroll', onScroll)
    }
  }, [measure])
  return { box, content, isAtEnd, goToEnd }
}

function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < NEAR_END
}
