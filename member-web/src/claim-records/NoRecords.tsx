/** In place of an empty list: what was looked for, and the ways on. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDisplay, monthsBefore } from '@member-care/domain/dates/singapore-dates.ts'
import { claimTexts, noRecordsText } from '@member-care/domain/texts/claim-texts.ts'
import { useToday } from '../claim/use-today.ts'
import { EmptyState } from '../page/EmptyState.tsx'
import type { ListFilter } from './list-filter.ts'
import { SubmitClaimButton } from './SubmitClaimButton.tsx'

interface NoRecordsProps {
  readonly filter: ListFilter
  readonly onShowYear: (period: Pick<ListFilter, 'from' | 'to'>) => void
}

export function NoRecords({ filter, onShowYear }: NoRecordsProps) {
  const today = useToday()
  const year = { from: monthsBefore(today, 12), to: today }
  const isYearShown = filter.from <= year.from && filter.to >= year.to
  return (
    <EmptyState
      title={claimTexts.records.empty}
      text={noRecordsText(formatDisplay(filter.from), formatDisplay(filter.to))}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          <SubmitClaimButton />
          {!isYearShown && (
            <Button variant="outlined" onClick={() => onShowYear(year)}>
              {claimTexts.records.showYear}
            </Button>
          )}
        </Box>
      }
    />
  )
}
