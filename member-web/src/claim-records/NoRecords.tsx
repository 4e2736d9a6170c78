/** In place of an empty list: what was looked for, and the ways on. */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { monthsBefore } from '@member-care/domain/dates/singapore-dates.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { useToday } from '../claim/use-today.ts'
import { EmptyState } from '../page/EmptyState.tsx'
import type { ListFilter } from './list-filter.ts'

interface NoRecordsProps {
  readonly filter: ListFilter
  /** What was looked for. */
  readonly explanation: string
  readonly onShowYear: (period: Pick<ListFilter, 'from' | 'to'>) => void
  /** Other ways on. */
  readonly children?: ReactNode
}

export function NoRecords({ filter, explanation, onShowYear, children }: NoRecordsProps) {
  const today = useToday()
  const year = { from: monthsBefore(today, 12), to: today }
  const isYearShown = filter.from <= year.from && filter.to >= year.to
  return (
    <EmptyState
      title={claimTexts.records.empty}
      text={explanation}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {children}
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
