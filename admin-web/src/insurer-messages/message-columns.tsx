import {
  deliveriesText,
  insurerMessageTexts,
  messageTypeLabels,
} from '@member-care/domain/texts/insurer-message-texts.ts'
import { TwoLines } from '../console/two-lines.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { MessageSubject, StatusThen } from './message-subject.tsx'
import { MessageOutcomeText } from './message-outcome.tsx'
import type { InsurerMessage } from './message-record.ts'

const { columns } = insurerMessageTexts

const listedOfMessage = (): readonly ListColumnProps<InsurerMessage>[] => [
  {
    source: 'lastReceivedAt',
    label: columns.received,
    sorts: true,
    isRowHeader: true,
    render: ({ lastReceivedAt, deliveries }) => (
      <TwoLines first={formatInstant(lastReceivedAt)} second={deliveriesText(deliveries)} />
    ),
  },
  { source: 'claimId', label: columns.claim, render: (message) => <MessageSubject message={message} /> },
  { source: 'type', label: columns.message, render: ({ type }) => typeText(type) },
  { source: 'id', label: columns.id, render: ({ id }) => id },
  {
    source: 'outcome',
    label: insurerMessageTexts.outcome,
    textWidth: 320,
    render: (message) => <MessageOutcomeText message={message} />,
  },
  {
    source: 'claimStatus',
    label: columns.claimThen,
    render: (message) => ((message.claimStatus ?? message.guaranteeStatus) ? <StatusThen message={message} /> : '–'),
  },
]

/** What the list shows of a message. */
export const messageColumns = () => listedOfMessage().map((column) => <ListColumn key={column.source} {...column} />)

/** What the insurer said. */
export function typeText(type: string | null): string {
  return type === null ? insurerMessageTexts.unreadable : (messageTypeLabels[type] ?? type)
}
