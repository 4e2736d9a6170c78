import { auditTexts, viewedTexts } from '@member-care/domain/texts/audit-texts.ts'
import { Box, Typography } from '@mui/material'
import { FORGOTTEN } from '../console/forgotten.ts'
import { roleNames } from '../console/role-names.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import type { FoundView } from './audit-lists.ts'

const { views: texts } = auditTexts

const listedOfView = (): readonly ListColumnProps<FoundView>[] => [
  { source: 'at', label: texts.columns.at, isRowHeader: true, render: (view) => <When view={view} /> },
  { source: 'viewer', label: texts.columns.viewer, textWidth: 200, render: viewerText },
  { source: 'what', label: texts.columns.what, render: whatText },
  { source: 'subject', label: texts.columns.subject, textWidth: 180, render: subjectText },
]

/** What the list shows of a view. */
export const viewColumns = () => listedOfView().map((column) => <ListColumn key={column.source} {...column} />)

/** A view in the list where a table does not fit. */
export function ViewCard({ view }: { view: FoundView }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <When view={view} />
      </Typography>
      <Typography variant="body2">{viewerText(view)}</Typography>
      <Typography variant="body2">
        {whatText(view)} · {subjectText(view)}
      </Typography>
    </Box>
  )
}

function When({ view: { at } }: { view: FoundView }) {
  return (
    <Box component="time" dateTime={at} sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 400 }}>
      {formatInstant(at)}
    </Box>
  )
}

function viewerText({ viewer: { name, role } }: FoundView): string {
  return `${name ?? FORGOTTEN} (${role === null ? texts.noRole : roleNames([role]).join(', ')})`
}

function whatText({ what }: FoundView): string {
  return viewedTexts[what] ?? what
}

function subjectText({ subject: { name } }: FoundView): string {
  return name ?? FORGOTTEN
}
