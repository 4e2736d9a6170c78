/** What has happened to an eLOG, in its order and in plain words. */
import Box from '@mui/material/Box'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { elogTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { isUndecided } from '@member-care/domain/guarantee/guarantee-status.ts'
import { guaranteeEventTitles } from '@member-care/domain/texts/guarantee-texts.ts'
import { usualTimeText, usualTimeTexts } from '@member-care/domain/texts/usual-time-texts.ts'
import { Panel } from '../page/panel.tsx'
import { TimelineList, TimelineStep, UsualTimeNote } from '../page/timeline.tsx'
import type { Guarantee } from '../portal-api/guarantees-api.ts'

const refusals: readonly string[] = ['GuaranteeDeclined', 'GuaranteeRejected', 'GuaranteeRevoked']

export function ElogTimeline({ status, timeline, usualTime }: Pick<Guarantee, 'status' | 'timeline' | 'usualTime'>) {
  return (
    <Panel title={elogTexts.timeline}>
      <TimelineList>
        {timeline.map(({ type, at }, index) => (
          <TimelineStep key={`${at} ${index}`} mark={refusals.includes(type) ? 'refused' : 'done'}>
            <Box sx={{ fontWeight: 550 }}>{guaranteeEventTitles[type]}</Box>
            <Box component="time" dateTime={at} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {formatSingaporeInstant(new Date(at))}
            </Box>
          </TimelineStep>
        ))}
      </TimelineList>
      {isUndecided(status) && (
        <UsualTimeNote>
          {usualTime === null ? usualTimeTexts.tooFewLetters : usualTimeText('letter', usualTime)}
        </UsualTimeNote>
      )}
    </Panel>
  )
}
