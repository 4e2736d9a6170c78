import DifferenceIcon from '@mui/icons-material/CompareArrowsOutlined'
import { coverDifferencePageTexts as texts } from '@member-care/domain/texts/cover-difference-texts.ts'
import { Box } from '@mui/material'
import { useState } from 'react'
import { ConsoleList } from '../../list/console-list.tsx'
import { DoneNotice } from '../../list/done-notice.tsx'
import { FilterSelect } from '../../list/filter-select.tsx'
import { useListFilters } from '../../list/use-list-filters.ts'
import { CompanyFilter } from '../list/company-filter.tsx'
import { CloseDifferenceDialog } from './close-difference-dialog.tsx'
import { DifferenceCard, differenceColumns } from './difference-columns.tsx'
import { coverDifferenceAddress, pastStatuses, type CoverDifference } from './difference-record.ts'

/** Decided claims that would come to another amount by what is known now: proposals to the claims desk. */
export default function DifferenceList() {
  const [toClose, setToClose] = useState<CoverDifference>()
  const [isClosed, setClosed] = useState(false)
  return (
    <>
      <ConsoleList<CoverDifference>
        resource="cover-differences"
        address={coverDifferenceAddress}
        title={texts.title}
        subtitle={<div>{texts.lead}</div>}
        icon={DifferenceIcon}
        texts={{
          loadFailed: texts.failed,
          empty: texts.none,
          emptyHint: texts.noneHint,
          noMatch: texts.noMatch,
          count: texts.count,
        }}
        filters={<DifferenceFilters />}
        notice={<DoneNotice text={isClosed ? texts.closed : undefined} onClose={() => setClosed(false)} />}
        columns={differenceColumns(setToClose)}
        card={(difference) => <DifferenceCard difference={difference} onClose={setToClose} />}
      />
      {toClose && (
        <CloseDifferenceDialog
          difference={toClose}
          onClose={() => setToClose(undefined)}
          onClosed={() => {
            setToClose(undefined)
            setClosed(true)
          }}
        />
      )}
    </>
  )
}

function DifferenceFilters() {
  const { values, change } = useListFilters<{ readonly companyId?: string }>()
  return (
    <Box
      component="search"
      aria-label={texts.filters}
      sx={{ display: 'grid', gap: 1.5, p: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 320px) 220px' } }}
    >
      <CompanyFilter companyId={values.companyId ?? ''} onChange={(companyId) => change({ companyId })} />
      <FilterSelect
        source="status"
        label={texts.status}
        everything={texts.statuses.open}
        choices={pastStatuses.map((status) => ({ value: status, label: texts.statuses[status] }))}
      />
    </Box>
  )
}
