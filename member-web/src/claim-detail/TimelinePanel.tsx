/** What has happened to the claim, and what is still to come, in its order. */
import type { ReactNode } from 'react'
import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import { isActionPossible } from '@member-care/domain/claim/claim-status.ts'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { comingSteps, usualTimeText, usualTimeTitle } from '@member-care/domain/texts/claim-progress-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { Panel } from '../page/Panel.tsx'
import { statusOf, type ShownClaim } from './shown-claim.ts'
import { useUsualTime } from './use-usual-time.ts'

const { detail } = claimTexts
const DOT = 24

export function TimelinePanel({ claim }: Pick<ShownClaim, 'claim'>) {
  const usualTime = useUsualTime(claim._id)
  return (
    <Panel title={detail.timeline}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, '& > li:not(:last-of-type)': { pb: 2.5 }, '& > li:not(:last-of-type)::before': { content: '""', position: 'absolute', left: DOT / 2 - 1, top: DOT, bottom: 0, width: 2, bgcolor: 'divider' } }}>
        {claim.timeline.map(({ at, text }, index) => (
          <TimelineStep key={`${at} ${index}`} done>
            <Box sx={{ fontWeight: 550 }}>{text}</Box>
            <Box component="time" dateTime={at} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {formatSingaporeInstant(new Date(at))}
            </Box>
          </TimelineStep>
        ))}
        {comingSteps[statusOf(claim)].map((text, index) => (
          <TimelineStep key={text} done={false}>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{index === 0 ? detail.next : detail.afterThat}</Box>
            {text}
          </TimelineStep>
        ))}
      </Box>
      {usualTime !== null && isActionPossible('update', statusOf(claim)) && (
        <Box sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider', fontSize: '0.875rem' }}>
          <Box sx={{ fontWeight: 620 }}>{usualTimeTitle}</Box>
          <Box sx={{ color: 'text.secondary' }}>{usualTimeText(usualTime)}</Box>
        </Box>
      )}
    </Panel>
  )
}

function TimelineStep({ done, children }: { readonly done: boolean; readonly children: ReactNode }) {
  return (
    <Box component="li" sx={{ position: 'relative', display: 'flex', gap: 1.5, fontSize: '0.9375rem' }}>
      <Box aria-hidden="true" sx={{ flex: 'none', width: DOT, height: DOT, borderRadius: '50%', display: 'grid', placeItems: 'center', ...(done ? { bgcolor: 'primary.main', color: '#fff' } : { border: 2, borderColor: 'divider', bgcolor: 'background.paper' }) }}>
        {done && <Check sx={{ fontSize: 16 }} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}
