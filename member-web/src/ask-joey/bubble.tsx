/** What somebody said: their name and the time, and the words in a box, on the side of who said it. */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'

interface BubbleProps {
  readonly isOwn: boolean
  /** Who said it, and when. */
  readonly by: string
  /** Below it: whether it was sent, or read. */
  readonly state?: ReactNode
  readonly children: ReactNode
}

export function Bubble({ isOwn, by, state, children }: BubbleProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: isOwn ? 'end' : 'start', gap: 0.5 }}>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{by}</Box>
      <Box
        sx={{
          boxSizing: 'border-box',
          maxWidth: 'min(100%, 560px)',
          ml: isOwn ? { xs: 3, sm: 8 } : 0,
          mr: isOwn ? 0 : { xs: 3, sm: 8 },
          px: 1.75,
          py: 1.25,
          display: 'grid',
          gap: 1.25,
          justifyItems: 'start',
          borderRadius: 2,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          bgcolor: isOwn ? 'primary.light' : 'background.default',
          border: 1,
          borderColor: isOwn ? 'primary.light' : 'divider',
        }}
      >
        {children}
      </Box>
      {state !== undefined && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{state}</Box>}
    </Box>
  )
}
