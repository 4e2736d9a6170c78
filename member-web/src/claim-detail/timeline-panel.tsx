/** What has happened to the claim, and what is still to come, in its order. */
import Box from '@mui/material/Box'
import { isActionPossible, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { stepsToCome } from '@member-care/domain/texts/claim-progress-texts.ts'
import { parseCents } from '@member-care/domain/money/money.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { usualTimeText } from '@member-care/domain/texts/usual-time-texts.ts'
import { Panel } from '../page/panel.tsx'
import { TimelineList, TimelineStep, UsualTimeNote, type Mark } from '../page/timeline.tsx'
import { statusOf, type ShownClaim } from './shown-claim.ts'
import { useUsualTime } from './use-usual-time.ts'

const { detail } = claimTexts

export function TimelinePanel({ claim }: Pick<ShownClaim, 'claim'>) {
  const usualTime = useUsualTime(claim._id)
  const status = statusOf(claim)
  return (
    <Panel title={detail.timeline}>
      <TimelineList>
        {claim.timeline.map(({ at, what, text }, index) => (
          <TimelineStep key={`${at} ${index}`} mark={markOf(what, status)}>
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
      </TimelineList>
      {usualTime !== null && isActionPossible('update', status) && (
        <UsualTimeNote>{usualTimeText('claim', usualTime)}</UsualTimeNote>
      )}
    </Panel>
  )
}

function markOf(what: string, status: ClaimStatus): Mark {
  // What was corrected leads to what holds now.
  if (what === 'ClaimRejected' || (what === 'ClaimDecisionCorrected' && status === 'REJECTED')) return 'refused'
  return status === 'REJECTED' ? 'passed' : 'done'
}
