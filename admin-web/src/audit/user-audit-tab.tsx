import HistoryIcon from '@mui/icons-material/HistoryToggleOff'
import { formatAuditInstant } from '@member-care/domain/dates/audit-instant.ts'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { Box, Typography } from '@mui/material'
import { HistoryLink } from '../history/history-link.tsx'
import { changeText } from '../history/change-text.ts'
import { ListColumn } from '../list/list-column.tsx'
import { SubList } from '../list/sub-list.tsx'
import type { AuditRecord } from './audit-lists.ts'

const { tab } = auditTexts
/** A value may be a sentence. */
const VALUE_WIDTH = 260

/** What was changed of a user, newest first (3§2.10): values old and new, when, and by whom; companies and dependants that came and went. */
export function UserAuditTab({ userId }: { userId: string }) {
  return (
    <SubList<AuditRecord>
      resource="user-audit"
      filter={{ userId }}
      sort={{ field: 'updated', order: 'DESC' }}
      title={tab.title}
      icon={HistoryIcon}
      texts={{ loadFailed: tab.failed, empty: tab.empty }}
      filters={
        <Box sx={{ p: 1.5 }}>
          <HistoryLink kind="users" id={userId} />
        </Box>
      }
      columns={[
        <ListColumn<AuditRecord>
          key="new"
          source="new"
          label={tab.columns.new}
          textWidth={VALUE_WIDTH}
          render={(record) => <Values record={record} side="new" />}
        />,
        <ListColumn<AuditRecord>
          key="old"
          source="old"
          label={tab.columns.old}
          textWidth={VALUE_WIDTH}
          render={(record) => <Values record={record} side="old" />}
        />,
        <ListColumn<AuditRecord>
          key="updated"
          source="updated"
          label={tab.columns.updated}
          render={({ updated }) => formatAuditInstant(updated)}
        />,
        <ListColumn<AuditRecord> key="by" source="by" label={tab.columns.by} render={actorOf} />,
      ]}
      card={(record) => <AuditCard record={record} />}
    />
  )
}

/** A record where a table does not fit: old and new below each other. */
function AuditCard({ record }: { record: AuditRecord }) {
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {formatAuditInstant(record.updated)} · {actorOf(record)}
      </Typography>
      {(['new', 'old'] as const).map((side) => (
        <Box key={side} sx={{ mt: 1, fontSize: '0.875rem' }}>
          <Box sx={{ fontWeight: 600, color: 'text.secondary' }}>{tab.columns[side]}</Box>
          <Values record={record} side={side} />
        </Box>
      ))}
    </>
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

function actorOf({ updatedBy }: AuditRecord): string {
  return updatedBy.name ?? '–'
}
