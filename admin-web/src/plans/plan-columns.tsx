import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { planListTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Box, type ChipProps } from '@mui/material'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { RecordLink } from '../record/record-link.tsx'
import { StatusChip } from '../record/status-chip.tsx'
import { planAddress, type PlanRow } from './plan-record.ts'

const { columns } = texts

const shown: readonly ListColumnProps<PlanRow>[] = [
  {
    source: 'companyName',
    label: columns.client,
    sorts: true,
    isRowHeader: true,
    width: 260,
    render: ({ companyName }) => companyName,
  },
  { source: 'planNo', label: columns.planNo, sorts: true, render: ({ planNo }) => planNo },
  {
    source: 'name',
    label: columns.name,
    sorts: true,
    textWidth: 260,
    render: ({ id, name }) => <RecordLink to={planAddress(id)} name={name} />,
  },
  { source: 'holdsFrom', label: columns.holdsFrom, sorts: true, render: ({ holdsFrom }) => formatDisplay(holdsFrom) },
  { source: 'status', label: columns.status, sorts: true, render: ({ status }) => <PlanStatusChip status={status} /> },
  {
    source: 'versionCount',
    label: columns.versions,
    align: 'right',
    render: ({ versionCount }) => shownCount(versionCount),
  },
]

export const planColumns = shown.map((column) => <ListColumn key={column.source} {...column} />)

/** A plan where a table does not fit. */
export function PlanCard({ plan }: { plan: PlanRow }) {
  const { companyName, planNo, holdsFrom, status } = plan
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Box sx={{ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {planNo} · <RecordLink to={planAddress(plan.id)} name={plan.name} />
        </Box>
        <PlanStatusChip status={status} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {companyName}
        <br />
        {columns.holdsFrom} {formatDisplay(holdsFrom)}
      </Box>
    </>
  )
}

const colours = {
  draft: 'default',
  submitted: 'warning',
  published: 'success',
  discarded: 'default',
} as const satisfies Record<PlanRow['status'], ChipProps['color']>

export function PlanStatusChip({ status }: { status: PlanRow['status'] }) {
  return <StatusChip colour={colours[status]} label={texts.statuses[status]} />
}
