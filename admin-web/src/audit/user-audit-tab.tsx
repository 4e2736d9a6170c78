import HistoryIcon from '@mui/icons-material/HistoryToggleOff'
import { Box, Paper, Skeleton, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { formatAuditInstant } from '@member-care/domain/dates/audit-instant.ts'
import { EmptyState } from '../console/empty-state.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { ListPages } from '../console/list-pages.tsx'
import { useListPages } from '../console/use-list-pages.ts'
import { changeText } from '../history/change-text.ts'
import { HistoryLink } from '../history/history-link.tsx'
import { useUserAudit, type AuditRecord } from './audit-calls.ts'

const { tab } = auditTexts

/** What was changed of a user, newest first (3§2.10): values old and new, when, and by whom; companies and dependants that came and went. */
export function UserAuditTab({ userId }: { userId: string }) {
  const pages = useListPages()
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
      <TableContainer tabIndex={0} role="region" aria-label="Audit" aria-busy={isPlaceholderData}>
        <Table aria-label="Audit" sx={{ minWidth: 640, opacity: isPlaceholderData ? 0.6 : 1 }}>
          <TableHead>
            <TableRow>
              <TableCell>{tab.columns.new}</TableCell>
              <TableCell>{tab.columns.old}</TableCell>
              <TableCell>{tab.columns.updated}</TableCell>
              <TableCell>{tab.columns.by}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.result.map((record) => (
              <AuditRow key={record._id} record={record} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <ListPages {...pages} total={data.pagination.totalData} />
    </Paper>
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
