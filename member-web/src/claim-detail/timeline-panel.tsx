/** What has happened to the claim, and what is still to come, in its order. */
import type { ReactNode } from 'react'
import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import { isActionPossible } from '@member-care/domain/claim/claim-status.ts'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { progressTexts, stepsToCome, usualTimeText } from '@member-care/domain/texts/claim-progress-texts.ts'
import { parseCents } from '@member-care/domain/money/money.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { Panel } from '../page/panel.tsx'
import { statusOf, type ShownClaim } from './shown-claim.ts'
import { useUsualTime } from './use-usual-time.ts'

const { detail } = claimTexts
const DOT = 24

export function TimelinePanel({ claim }: Pick<ShownClaim, 'claim'>) {
  const usualTime = useUsualTime(claim._id)
  const status = statusOf(claim)
  return (
    <Panel title={detail.timeline}>
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
        {claim.timeline.map(({ at, what, text }, index) => (
          <TimelineStep
            key={`${at} ${index}`}
            mark={what === 'ClaimRejected' ? 'refused' : status === 'REJECTED' ? 'passed' : 'done'}
          >
            <Box sx={{ fontWeight: 550 }}>{text}</Box>
            <Box component="time" dateTime={at} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {formatSingaporeInstant(new Date(at))}
            </Box>
          </TimelineStep>
        ))}
        {stepsToCome(status, parseCents(claim.payableAmount)).map((text, index) => (
          <TimelineStep key={text} mark="coming">
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {index === 0 ? detail.next : detail.afterThat}
            </Box>
            {text}
          </TimelineStep>
        ))}
      </Box>
      {usualTime !== null && isActionPossible('update', status) && (
        <Box data-print="no" sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider', fontSize: '0.875rem' }}>
          <Box sx={{ fontWeight: 620 }}>{progressTexts.usualTime}</Box>
          <Box sx={{ color: 'text.secondary' }}>{usualTimeText(usualTime)}</Box>
        </Box>
      )}
    </Panel>
  )
}

/** How a step went; one that only led to a rejection is `passed`, without a tick. */
type Mark = 'done' | 'passed' | 'refused' | 'coming'

const looks = {
  done: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  passed: { bgcolor: 'background.paper', border: 2, borderColor: 'text.secondary' },
  refused: { bgcolor: 'error.main', color: 'error.contrastText' },
  coming: { bgcolor: 'background.paper', border: 2, borderColor: 'divider' },
} as const

function TimelineStep({ mark, children }: { readonly mark: Mark; readonly children: ReactNode }) {
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
