import EmptyIcon from '@mui/icons-material/ForumOutlined'
import NoMatchIcon from '@mui/icons-material/SearchOff'
import { Box, Button, MenuItem, Paper, Skeleton, TextField, Typography, useMediaQuery } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { deliveriesText, insurerMessageTexts, messageOutcomeLabels, messageTypeLabels } from '@member-care/domain/texts/insurer-message-texts.ts'
import { useState } from 'react'
import { useGetList, type HttpError } from 'react-admin'
import { ClaimStatusChip } from '../claims/claim-status-chip.tsx'
import { EmptyState } from '../console/empty-state.tsx'
import { ListPages } from '../console/list-pages.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { RecordTable, TwoLines, type RecordColumn } from '../console/record-table.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { theme } from '../console/theme.ts'
import { useSettled } from '../console/use-settled.ts'
import { MessageClaim } from './message-claim.tsx'
import { MessageOutcomeText } from './message-outcome.tsx'
import type { InsurerMessage, MessageOutcome } from './message-record.ts'

const PER_PAGE = 25
const SEARCH_PAUSE = 500
const REFRESH_EVERY = 15_000

interface Search {
  readonly outcome: MessageOutcome | ''
  readonly q: string
}

const nothing: Search = { outcome: '', q: '' }

/** What an insurer's own system has said, the last first; asked again while the page is seen. */
export default function InsurerMessagesPage() {
  const [search, setSearch] = useState(nothing)
  const [page, setPage] = useState(1)
  const q = useSettled(search.q.trim(), SEARCH_PAUSE)
  const filter = { ...(search.outcome !== '' && { outcome: search.outcome }), ...(q !== '' && { q }) }
  const { data, total, error, refetch, isPlaceholderData } = useGetList<InsurerMessage>(
    'insurer-messages',
    { pagination: { page, perPage: PER_PAGE }, sort: { field: 'lastReceivedAt', order: 'DESC' }, filter },
    { placeholderData: (previous) => previous, refetchInterval: REFRESH_EVERY },
  )
  const isWide = useMediaQuery(theme.breakpoints.up('md'))
  const change = (part: Partial<Search>) => {
    setSearch({ ...search, ...part })
    setPage(1)
  }
  return (
    <>
      <PageHeading title={insurerMessageTexts.title}>{insurerMessageTexts.lead}</PageHeading>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <MessageSearch search={search} onChange={change} />
        {error && (
          <Box sx={{ p: 2, pt: 0 }}>
            <LoadFailure title={insurerMessageTexts.failed} detail={(error as HttpError).message} onRetry={() => void refetch()} />
          </Box>
        )}
        {!error && data?.length === 0 && <NoMessages isFiltered={Object.keys(filter).length > 0} onClear={() => change(nothing)} />}
        {!error && data?.length !== 0 && (isWide ? <RecordTable label={insurerMessageTexts.title} columns={columns} rows={data} expected={6} isStale={isPlaceholderData} /> : <Cards messages={data} />)}
        {!error && total !== undefined && <ListPages page={page} perPage={PER_PAGE} total={total} onPage={setPage} />}
      </Paper>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        Times are in Singapore.
      </Typography>
    </>
  )
}

function MessageSearch({ search, onChange }: { search: Search; onChange: (part: Partial<Search>) => void }) {
  return (
    <Box component="search" aria-label="Filter messages" sx={{ display: 'grid', gap: 1.5, p: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1.5fr' }, maxWidth: 720 }}>
      <TextField
        select
        label={insurerMessageTexts.outcome}
        value={search.outcome}
        onChange={(event) => onChange({ outcome: event.target.value as Search['outcome'] })}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{insurerMessageTexts.everyOutcome}</MenuItem>
        {Object.entries(messageOutcomeLabels).map(([outcome, label]) => (
          <MenuItem key={outcome} value={outcome}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField type="search" autoComplete="off" label={insurerMessageTexts.search} value={search.q} onChange={(event) => onChange({ q: event.target.value })} />
    </Box>
  )
}

function NoMessages({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState icon={EmptyIcon} title={insurerMessageTexts.none}>
        {insurerMessageTexts.noneHint}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={NoMatchIcon} title={consoleTexts.empty.list} action={<Button onClick={onClear}>{insurerMessageTexts.clear}</Button>}>
      {insurerMessageTexts.noMatch}
    </EmptyState>
  )
}

const columns: readonly RecordColumn<InsurerMessage>[] = [
  { label: 'Received', render: ({ lastReceivedAt, deliveries }) => <TwoLines first={formatInstant(lastReceivedAt)} second={deliveriesText(deliveries)} /> },
  { label: 'Claim', render: (message) => <MessageClaim message={message} /> },
  { label: 'Message', render: ({ type, id }) => <TwoLines first={typeText(type)} second={id} /> },
  { label: insurerMessageTexts.outcome, render: (message) => <MessageOutcomeText message={message} /> },
  { label: 'Claim then', render: ({ claimStatus }) => (claimStatus ? <ClaimStatusChip status={claimStatus} /> : '–') },
]

function Cards({ messages }: { messages: readonly InsurerMessage[] | undefined }) {
  if (!messages) return <Skeleton variant="rounded" height={220} sx={{ m: 2 }} />
  return (
    <Box component="ul" aria-label={insurerMessageTexts.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {messages.map((message) => (
        <Box component="li" key={message.id} sx={{ p: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
            <Box sx={{ minWidth: 0 }}>
              <MessageClaim message={message} />
            </Box>
            {message.claimStatus && <ClaimStatusChip status={message.claimStatus} />}
          </Box>
          <Typography sx={{ fontWeight: 600 }}>{typeText(message.type)}</Typography>
          <Box>
            <MessageOutcomeText message={message} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {formatInstant(message.lastReceivedAt)} · {deliveriesText(message.deliveries)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

function typeText(type: string | null): string {
  return type === null ? insurerMessageTexts.unreadable : (messageTypeLabels[type] ?? type)
}
