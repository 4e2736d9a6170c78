/** The sheet of a conversation: as high as the window leaves room for, also above a phone's keyboard, and higher where its text needs it. */
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { chatPageTexts } from '@member-care/domain/texts/chat-page-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { useHeightAboveKeyboard } from './visible-window.ts'

/** px besides the sheet: the bars, the heading, and the page's own margins. */
const BESIDE_ON_PHONE = 296
const BESIDE_ON_DESKTOP = 248
const LEAST_HEIGHT = 420

interface TalkFrameProps {
  readonly label: string
  /** Documents that were dropped on it; without it none are taken. */
  readonly onFiles?: (files: readonly File[]) => void
  readonly children: ReactNode
}

export function TalkFrame({ label, onFiles, children }: TalkFrameProps) {
  const [isDraggedOver, setDraggedOver] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)
  const heightAboveKeyboard = useHeightAboveKeyboard()
  useEffect(() => {
    if (heightAboveKeyboard !== undefined) sheet.current?.scrollIntoView({ block: 'start' })
  }, [heightAboveKeyboard])
  const drop = onFiles && {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setDraggedOver(true)
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDraggedOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDraggedOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
  return (
    <Paper
      ref={sheet}
      component="section"
      aria-label={label}
      variant="outlined"
      {...drop}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        // Close below the top bar: nearer than what is scrolled to elsewhere (theme.ts).
        scrollMarginTop: '-44px',
        // What the keyboard hides is there to scroll into: the sheet fills what is left, and ends above it.
        mb: heightAboveKeyboard === undefined ? undefined : `${window.innerHeight - heightAboveKeyboard}px`,
        minHeight:
          heightAboveKeyboard === undefined
            ? {
                xs: `max(${LEAST_HEIGHT}px, calc(100dvh - ${BESIDE_ON_PHONE}px))`,
                md: `max(${LEAST_HEIGHT}px, calc(100dvh - ${BESIDE_ON_DESKTOP}px))`,
              }
            : `${heightAboveKeyboard - tokens.layout.topBarHeight - 16}px`,
      }}
    >
      {children}
      {isDraggedOver && (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            p: 2,
            borderRadius: 'inherit',
            border: '2px dashed',
            borderColor: 'primary.main',
            bgcolor: 'primary.light',
            color: 'primary.dark',
            fontWeight: 620,
            pointerEvents: 'none',
          }}
        >
          {chatPageTexts.dropHere}
        </Box>
      )}
    </Paper>
  )
}
