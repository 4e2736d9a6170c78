import { contentListTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { Box, type ChipProps } from '@mui/material'
import { formatInstant } from '../console/singapore-time.ts'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { RecordLink } from '../record/record-link.tsx'
import { StatusChip } from '../record/status-chip.tsx'
import { audienceText, contentAddress, kindLabel, type ContentRow } from './content-record.ts'

const { columns } = texts

const shown: readonly ListColumnProps<ContentRow>[] = [
  {
    source: 'title',
    label: columns.title,
    sorts: true,
    isRowHeader: true,
    textWidth: 300,
    render: ({ id, title }) => <RecordLink to={contentAddress(id)} name={title} />,
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
          <RecordLink to={contentAddress(item.id)} name={item.title} />
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
  return <StatusChip colour={colours[status]} label={texts.statuses[status]} />
}

function momentText(moment: string | null, otherwise: string): string {
  return moment === null ? otherwise : formatInstant(moment)
}
