import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { planListTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Box, Chip, Link, type ChipProps } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
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
  { source: 'name', label: columns.name, sorts: true, textWidth: 260, render: (plan) => <PlanLink plan={plan} /> },
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
          {planNo} · <PlanLink plan={plan} />
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

function PlanLink({ plan: { id, name } }: { plan: PlanRow }) {
  return (
    <Link
      component={RouterLink}
      to={planAddress(id)}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
    >
      {name}
    </Link>
  )
}

const colours = {
  draft: 'default',
  submitted: 'warning',
  published: 'success',
  discarded: 'default',
} as const satisfies Record<PlanRow['status'], ChipProps['color']>

export function PlanStatusChip({ status }: { status: PlanRow['status'] }) {
  return <Chip size="small" variant="outlined" color={colours[status]} label={texts.statuses[status]} />
}
