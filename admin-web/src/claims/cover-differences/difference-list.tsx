import DifferenceIcon from '@mui/icons-material/CompareArrowsOutlined'
import { coverDifferencePageTexts as texts } from '@member-care/domain/texts/cover-difference-texts.ts'
import { ConsoleList } from '../../list/console-list.tsx'
import { FilterSelect } from '../../list/filter-select.tsx'
import { ListFilters } from '../../list/list-filters.tsx'
import { useRowDialog } from '../../list/use-row-dialog.tsx'
import { CompanyListFilter } from '../list/company-filter.tsx'
import { CloseDifferenceDialog } from './close-difference-dialog.tsx'
import { DifferenceCard, differenceColumns } from './difference-columns.tsx'
import { coverDifferenceAddress, pastStatuses, type CoverDifference } from './difference-record.ts'

/** Decided claims that would come to another amount by what is known now: proposals to the claims desk. */
export default function DifferenceList() {
  const closing = useRowDialog<CoverDifference>(texts.closed)
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
        notice={closing.notice}
        columns={differenceColumns(closing.open)}
        card={(difference) => <DifferenceCard difference={difference} onClose={closing.open} />}
      />
      {closing.row && (
        <CloseDifferenceDialog difference={closing.row} onClose={closing.close} onClosed={closing.onDone} />
      )}
    </>
  )
}

function DifferenceFilters() {
  return (
    <ListFilters label={texts.filters} columns="minmax(0, 320px) 220px">
      <CompanyListFilter />
      <FilterSelect
        source="status"
        label={texts.status}
        everything={texts.statuses.open}
        choices={pastStatuses.map((status) => ({ value: status, label: texts.statuses[status] }))}
      />
    </ListFilters>
  )
}
