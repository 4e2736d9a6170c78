import { isUnderWay } from '@member-care/domain/export/user-export.ts'
import { userExportTexts } from '@member-care/domain/texts/user-export-texts.ts'
import { Box, Chip, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { formatInstant } from '../console/singapore-time.ts'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import type { UserExportRecord } from './export-commands.ts'

const ASK_EVERY_MS = 2_000

const listedOfExport = (): readonly ListColumnProps<UserExportRecord>[] => [
  {
    source: 'memberType',
    label: userExportTexts.listed.users,
    isRowHeader: true,
    width: 420,
    render: (record) => <ExportLink record={record} />,
  },
  {
    source: 'requestedAt',
    label: userExportTexts.page.requestedAt,
    render: ({ requestedAt }) => formatInstant(requestedAt),
  },
  {
    source: 'expiresAt',
    label: userExportTexts.page.expiresAt,
    render: ({ expiresAt }) => expiresAt && formatInstant(expiresAt),
  },
  { source: 'state', label: userExportTexts.listed.state, render: (record) => <ExportState record={record} /> },
]

/** What the list shows of an export. */
export const exportColumns = () => listedOfExport().map((column) => <ListColumn key={column.source} {...column} />)

/** An export in the list where a table does not fit. */
export function ExportCard({ record }: { record: UserExportRecord }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <ExportLink record={record} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatInstant(record.requestedAt)}
        </Typography>
      </Box>
      <ExportState record={record} />
    </Box>
  )
}

/** How soon a list of exports is asked for again. */
export function refreshOf(exports: readonly UserExportRecord[]): number | false {
  return exports.some(({ state }) => isUnderWay(state)) && ASK_EVERY_MS
}

function ExportLink({ record: { id, memberType, filter } }: { record: UserExportRecord }) {
  const { memberTypes, filterFields } = userExportTexts
  return (
    <Link
      component={RouterLink}
      to={`/exports/${id}`}
      sx={{ fontWeight: 600, display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
    >
      {filter ? `${memberTypes[memberType]} · ${filterFields[filter.field]}: ${filter.query}` : memberTypes[memberType]}
    </Link>
  )
}

function ExportState({ record: { state } }: { record: UserExportRecord }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={userExportTexts.states[state]}
      color={state === 'ready' ? 'success' : state === 'failed' ? 'error' : 'default'}
    />
  )
}
