import HistoryIcon from '@mui/icons-material/HistoryToggleOff'
import {
  Box,
  Paper,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { formatAuditInstant } from '@member-care/domain/dates/audit-instant.ts'
import { EmptyState } from '../console/empty-state.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { PlacedPages } from '../list/placed-pages.tsx'
import { theme } from '../console/theme.ts'
import { useListPages } from '../console/use-list-pages.ts'
import { changeText } from '../history/change-text.ts'
import { HistoryLink } from '../history/history-link.tsx'
import { useUserAudit, type AuditRecord } from './audit-calls.ts'

const { tab } = auditTexts

/** What was changed of a user, newest first (3§2.10): values old and new, when, and by whom; companies and dependants that came and went. */
export function UserAuditTab({ userId }: { userId: string }) {
  const pages = useListPages()
  const isWide = useMediaQuery(theme.breakpoints.up('md'))
  const { data, error, refetch, isPlaceholderData } = useUserAudit(userId, pages.page, pages.perPage)

  if (error) return <LoadFailure title={tab.failed} detail={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  if (data.pagination.totalData === 0) {
    return (
      <Paper variant="outlined">
        <EmptyState icon={HistoryIcon} title={tab.empty} />
      </Paper>
    )
  }
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1, pt: 1 }}>
        <HistoryLink kind="users" id={userId} />
      </Box>
      {isWide ? (
        <AuditTable records={data.result} isStale={isPlaceholderData} />
      ) : (
        <AuditCards records={data.result} isStale={isPlaceholderData} />
      )}
      <PlacedPages {...pages} rows={data.result.length} total={data.pagination.totalData} isTotalExact />
    </Paper>
  )
}

interface AuditRecordsProps {
  readonly records: readonly AuditRecord[]
  /** True while other records are on their way. */
  readonly isStale: boolean
}

function AuditTable({ records, isStale }: AuditRecordsProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Audit" aria-busy={isStale}>
      <Table aria-label="Audit" sx={{ opacity: isStale ? 0.6 : 1 }}>
        <TableHead>
          <TableRow>
            <TableCell>{tab.columns.new}</TableCell>
            <TableCell>{tab.columns.old}</TableCell>
            <TableCell>{tab.columns.updated}</TableCell>
            <TableCell>{tab.columns.by}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <AuditRow key={record._id} record={record} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** The records where a table does not fit: old and new below each other. */
function AuditCards({ records, isStale }: AuditRecordsProps) {
  return (
    <Box
      component="ul"
      aria-label="Audit"
      aria-busy={isStale}
      sx={{ listStyle: 'none', m: 0, p: 0, opacity: isStale ? 0.6 : 1 }}
    >
      {records.map((record) => (
        <Box component="li" key={record._id} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {formatAuditInstant(record.updated)} · {record.updatedBy.name ?? '–'}
          </Typography>
          {(['new', 'old'] as const).map((side) => (
            <Box key={side} sx={{ mt: 1, fontSize: '0.875rem' }}>
              <Box sx={{ fontWeight: 600, color: 'text.secondary' }}>{tab.columns[side]}</Box>
              <Values record={record} side={side} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}

function AuditRow({ record }: { record: AuditRecord }) {
  return (
    <TableRow sx={{ '& > td': { verticalAlign: 'top' } }}>
      <TableCell>
        <Values record={record} side="new" />
      </TableCell>
      <TableCell>
        <Values record={record} side="old" />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatAuditInstant(record.updated)}</TableCell>
      <TableCell>{record.updatedBy.name ?? '–'}</TableCell>
    </TableRow>
  )
}

function Values({ record, side }: { record: AuditRecord; side: 'new' | 'old' }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
      {record.changes.map((change) => (
        <li key={change.label}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {change.label}:
          </Box>{' '}
          {changeText(change.label, change[side]) ?? '–'}
        </li>
      ))}
    </Box>
  )
}
