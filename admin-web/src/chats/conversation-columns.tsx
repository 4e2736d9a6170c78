import { chatDeskTexts as texts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { Box, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { FORGOTTEN } from '../console/forgotten.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { TwoLines } from '../console/two-lines.tsx'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { conversationAddress } from './conversation-list-address.ts'
import { ConversationStatusChip, UnreadMark, WaitMark } from './conversation-marks.tsx'
import type { ConversationRow } from './conversation-record.ts'

const { columns } = texts

/** What a conversation is about, without a word of illness. */
export function subjectText({ subject }: Pick<ConversationRow, 'subject'>): string {
  return texts.subjects[subject?.type ?? 'none']
}

/** Who asks, how long they wait, and what it is about. */
const listed: readonly ListColumnProps<ConversationRow>[] = [
  {
    source: 'memberName',
    label: columns.member,
    isRowHeader: true,
    textWidth: 170,
    render: (conversation) => (
      <TwoLines first={<ConversationLink conversation={conversation} />} second={conversation.companyName} />
    ),
  },
  {
    source: 'waitingSince',
    label: columns.waiting,
    sorts: true,
    render: (conversation) => (conversation.waitedMinutes === null ? '–' : <WaitMark conversation={conversation} />),
  },
  {
    source: 'subject',
    label: columns.subject,
    textWidth: 130,
    render: (conversation) => (
      <TwoLines first={subjectText(conversation)} second={texts.desks[conversation.deskOfIt]} />
    ),
  },
  {
    source: 'status',
    label: columns.status,
    render: (conversation) => (
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <ConversationStatusChip conversation={conversation} />
        <UnreadMark conversation={conversation} />
      </Box>
    ),
  },
  { source: 'lastAt', label: columns.last, sorts: true, render: ({ lastAt }) => formatInstant(lastAt) },
]

export const conversationColumns = () => listed.map((column) => <ListColumn key={column.source} {...column} />)

/** A conversation of the list where a table does not fit. */
export function ConversationCard({ conversation }: { conversation: ConversationRow }) {
  const { companyName, deskOfIt, lastAt } = conversation
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <ConversationLink conversation={conversation} />
        <ConversationStatusChip conversation={conversation} />
      </Box>
      <WaitMark conversation={conversation} />
      <TwoLines first={companyName} second={`${subjectText(conversation)} · ${texts.desks[deskOfIt]}`} />
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {columns.last}: {formatInstant(lastAt)}
      </Box>
      <Box>
        <UnreadMark conversation={conversation} />
      </Box>
    </Box>
  )
}

function ConversationLink({ conversation: { id, memberName } }: { conversation: ConversationRow }) {
  return (
    <Link
      component={RouterLink}
      to={conversationAddress(id)}
      sx={{ display: 'inline-block', minHeight: 24, fontWeight: 620, overflowWrap: 'anywhere' }}
    >
      {memberName ?? FORGOTTEN}
    </Link>
  )
}
