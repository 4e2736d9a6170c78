import MoreIcon from '@mui/icons-material/ExpandMore'
import { amountText } from '@member-care/domain/money/money.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { Box, IconButton, Link, Typography } from '@mui/material'
import { useExpanded } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { personalText } from '../../console/forgotten.ts'
import { PersonalText } from '../../console/personal-text.tsx'
import { ListColumn, type ListColumnProps } from '../../list/list-column.tsx'
import { treatmentDates } from '../claim-dates.ts'
import { ClaimStatusChip } from '../claim-status-chip.tsx'
import { LikenessMark } from '../likeness-mark.tsx'
import { PayoutWaitMark } from '../payout-wait.tsx'
import { RetryMark, RetryWarning } from '../retry-warning.tsx'
import { AssigneeMark } from './assignee-mark.tsx'
import { ClaimAgeMark } from './claim-age-mark.tsx'
import { claimLink, CurrentClaimLink } from './current-claim.tsx'
import { QueueLikeness } from './queue-likeness.tsx'
import { ReceiptMark } from './receipt-mark.tsx'
import { deskAddress, type QueueRow } from './queue-record.ts'

/** The columns of the queue, a line to a claim; the rest of it is in a panel below, once it is opened. */
export const queueColumns = () => listedOfClaim().map((column) => <ListColumn key={column.source} {...column} />)

function listedOfClaim(): readonly ListColumnProps<QueueRow>[] {
  const { columns } = queueTexts
  return [
    {
      source: 'claimantName',
      label: columns.claimant,
      sorts: true,
      isRowHeader: true,
      width: 150,
      render: (row) => (
        <CurrentClaimLink row={row}>
          <span title={personalText(row.claimantName)}>
            <PersonalText value={row.claimantName} />
          </span>
        </CurrentClaimLink>
      ),
    },
    { source: 'claimNo', label: columns.claim, render: (row) => <ClaimNoLink row={row} /> },
    {
      source: 'filedAt',
      label: columns.waiting,
      sorts: true,
      render: ({ workingDays }) => <ClaimAgeMark workingDays={workingDays} />,
    },
    {
      source: 'status',
      label: columns.status,
      render: (row) => (
        // What is to note stands below: beside it, it makes the table wider than the window.
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25 }}>
          <ClaimStatusChip status={row.status} />
          {row.likeness && <LikenessMark likeness={row.likeness.strongest.likeness} />}
          <RetryMark claim={row} />
          <PayoutWaitMark claim={row} isShort />
          <ReceiptMark row={row} />
        </Box>
      ),
    },
    {
      source: 'visitDate',
      label: columns.treatment,
      sorts: true,
      width: 150,
      render: (row) => `${treatmentDates(row)} · ${row.providerName}`,
    },
    {
      source: 'amountCents',
      label: columns.amount,
      sorts: true,
      align: 'right',
      render: ({ amount, currency }) => <strong>{amountText(amount, currency)}</strong>,
    },
    {
      source: 'assignee',
      label: columns.assignee,
      width: 110,
      render: ({ assignee }) => <AssigneeMark assignee={assignee} />,
    },
    { source: 'more', label: queueTexts.more, render: (row) => <PanelButton row={row} /> },
  ]
}

/** Of one claim at a time there is more to be seen. */
export function useQueuePanel(claimId: string) {
  return useExpanded('claim-queue', claimId, true)
}

function PanelButton({ row: { id, claimNo } }: { row: QueueRow }) {
  const [isOpen, toggle] = useQueuePanel(id)
  return (
    <IconButton
      size="small"
      aria-label={queueTexts.moreOf(claimNo)}
      aria-expanded={isOpen}
      // As react-admin's table names what a row unfolds to.
      aria-controls={`claim-queue-${id}-expand`}
      onClick={toggle}
      sx={{ minWidth: 32, minHeight: 32, my: -0.5 }}
    >
      <MoreIcon fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
    </IconButton>
  )
}

/** A claim of the queue where a table does not fit. */
export function QueueCard({ row }: { row: QueueRow }) {
  return (
    <>
      <Box sx={twoEnds}>
        <CurrentClaimLink row={row} sx={{ overflowWrap: 'anywhere' }}>
          <PersonalText value={row.claimantName} />
        </CurrentClaimLink>
        <ClaimStatusChip status={row.status} />
      </Box>
      <Box sx={twoEnds}>
        <ClaimNoLink row={row} />
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {amountText(row.amount, row.currency)}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {row.companyName}
        <br />
        {treatmentText(row)}
      </Typography>
      <Box sx={{ ...twoEnds, alignItems: 'center', mt: 1, fontSize: '0.875rem' }}>
        <ClaimAgeMark workingDays={row.workingDays} />
        <AssigneeMark assignee={row.assignee} />
      </Box>
      <RetryWarning claim={row} />
      <PayoutWaitMark claim={row} />
      <ReceiptMark row={row} />
      <QueueLikeness likeness={row.likeness} />
    </>
  )
}

const twoEnds = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 } as const

function ClaimNoLink({ row }: { row: QueueRow }) {
  return (
    <Link component={RouterLink} to={deskAddress(row)} sx={claimLink}>
      {row.claimNo}
    </Link>
  )
}

function treatmentText(row: QueueRow): string {
  return `${row.providerName} · ${treatmentDates(row)}`
}
