/** Steps below each other on a line, each with a mark. */
import type { ReactNode } from 'react'
import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import { usualTimeTexts } from '@member-care/domain/texts/usual-time-texts.ts'

const DOT = 24

/** @param children are {@link TimelineStep}s */
export function TimelineList({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li:not(:last-of-type)': { pb: 2.5, '@media print': { pb: 0.75 } },
        '& > li:not(:last-of-type)::before': {
          content: '""',
          position: 'absolute',
          left: DOT / 2 - 1,
          top: DOT,
          bottom: 0,
          width: 2,
          bgcolor: 'divider',
        },
      }}
    >
      {children}
    </Box>
  )
}

/** How a step went; one that only led to a rejection is `passed`, without a tick. */
export type Mark = 'done' | 'passed' | 'refused' | 'coming'

const looks = {
  done: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  passed: { bgcolor: 'background.paper', border: 2, borderColor: 'text.secondary' },
  refused: { bgcolor: 'error.main', color: 'error.contrastText' },
  coming: { bgcolor: 'background.paper', border: 2, borderColor: 'divider' },
} as const

export function TimelineStep({ mark, children }: { readonly mark: Mark; readonly children: ReactNode }) {
  return (
    <Box component="li" sx={{ position: 'relative', display: 'flex', gap: 1.5, fontSize: '0.9375rem' }}>
      <Box
        aria-hidden="true"
        sx={{
          flex: 'none',
          width: DOT,
          height: DOT,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          ...looks[mark],
        }}
      >
        {mark === 'done' && <Check sx={{ fontSize: 16 }} />}
        {mark === 'refused' && <Close sx={{ fontSize: 16 }} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}

/** Below a timeline that is not at its end: how long such a decision usually takes, in words. */
export function UsualTimeNote({ children }: { readonly children: string }) {
  return (
    <Box data-print="no" sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider', fontSize: '0.875rem' }}>
      <Box sx={{ fontWeight: 620 }}>{usualTimeTexts.title}</Box>
      <Box sx={{ color: 'text.secondary' }}>{children}</Box>
    </Box>
  )
}
