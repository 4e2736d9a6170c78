/** In place of an empty list: which filter made it so, and the ways on. */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDisplay, monthsBefore } from '@member-care/domain/dates/singapore-dates.ts'
import { claimTexts, type NarrowedBy } from '@member-care/domain/texts/claim-texts.ts'
import { useToday } from '../claim/use-today.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { useSignedInUser } from '../session/session.ts'
import type { useListFilter } from './use-list-filter.ts'

interface NoRecordsProps {
  readonly listFilter: ReturnType<typeof useListFilter>
  /** Says what was looked for. */
  readonly explain: (narrowedBy: NarrowedBy) => string
  /** Other ways on. */
  readonly children?: ReactNode
}

export function NoRecords({ listFilter: { filter, claimants, change }, explain, children }: NoRecordsProps) {
  const { companies } = useSignedInUser()
  const today = useToday()
  const year = { from: monthsBefore(today, 12), to: today }
  const isYearShown = filter.from <= year.from && filter.to >= year.to
  const narrowedBy = {
    from: formatDisplay(filter.from),
    to: formatDisplay(filter.to),
    claimant: claimants.find(({ uuid }) => uuid === filter.claimantUuid)?.name,
    company: companies.find(({ companyId }) => companyId === filter.companyId)?.companyName,
  }
  return (
    <EmptyState
      title={claimTexts.records.empty}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {(narrowedBy.claimant !== undefined || narrowedBy.company !== undefined) && (
            <Button variant="outlined" onClick={() => change({ companyId: '', claimantUuid: '' })}>
              {claimTexts.records.showEverybody}
            </Button>
          )}
          {!isYearShown && (
            <Button variant="outlined" onClick={() => change(year)}>
              {claimTexts.records.showYear}
            </Button>
          )}
          {children}
        </Box>
      }
    >
      {explain(narrowedBy)}
    </EmptyState>
  )
}
