import { contentListTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { Box, Chip, Link, type ChipProps } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { formatInstant } from '../console/singapore-time.ts'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { audienceText, contentAddress, kindLabel, type ContentRow } from './content-record.ts'

const { columns } = texts

const shown: readonly ListColumnProps<ContentRow>[] = [
  {
    source: 'title',
    label: columns.title,
    sorts: true,
    isRowHeader: true,
    textWidth: 300,
    render: (item) => <ContentLink item={item} />,
  },
  { source: 'kind', label: columns.kind, sorts: true, render: ({ kind }) => kindLabel(kind) },
  { source: 'audience', label: columns.audience, textWidth: 220, render: audienceText },
  { source: 'status', label: columns.status, sorts: true, render: (item) => <ContentState item={item} /> },
  { source: 'shownFrom', label: columns.shownFrom, render: ({ shownFrom }) => momentText(shownFrom, texts.never) },
  {
    source: 'endsAt',
    label: columns.endsAt,
    sorts: true,
    render: ({ shownFrom, endsAt }) => momentText(endsAt, shownFrom === null ? texts.never : texts.noEnd),
  },
  { source: 'updatedAt', label: columns.updatedAt, sorts: true, render: ({ updatedAt }) => formatInstant(updatedAt) },
]

export const contentColumns = shown.map((column) => <ListColumn key={column.source} {...column} />)

/** An item where a table does not fit. */
export function ContentCard({ item }: { item: ContentRow }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Box sx={{ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <ContentLink item={item} />
        </Box>
        <ContentStatusChip status={item.status} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {kindLabel(item.kind)} · {audienceText(item)}
        {item.shownFrom !== null && (
          <>
            <br />
            {item.endsAt === null ? texts.noEnd : `${columns.endsAt} ${formatInstant(item.endsAt)}`}
          </>
        )}
      </Box>
    </>
  )
}

function ContentLink({ item: { id, title } }: { item: ContentRow }) {
  return (
    <Link
      component={RouterLink}
      to={contentAddress(id)}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
    >
      {title}
    </Link>
  )
}

function ContentState({ item: { status, isChanged, shownFrom } }: { item: ContentRow }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <ContentStatusChip status={status} />
      {isChanged && shownFrom !== null && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {texts.changed}
        </Box>
      )}
    </Box>
  )
}

const colours = {
  draft: 'default',
  submitted: 'warning',
  scheduled: 'info',
  shown: 'success',
  ended: 'default',
} as const satisfies Record<ContentRow['status'], ChipProps['color']>

export function ContentStatusChip({ status }: { status: ContentRow['status'] }) {
  return <Chip size="small" variant="outlined" color={colours[status]} label={texts.statuses[status]} />
}

function momentText(moment: string | null, otherwise: string): string {
  return moment === null ? otherwise : formatInstant(moment)
}
