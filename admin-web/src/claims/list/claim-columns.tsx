import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { amountText } from '@member-care/domain/money/money.ts'
import { claimListTexts } from '@member-care/domain/texts/claim-list-texts.ts'
import { Box } from '@mui/material'
import { PersonalText } from '../../console/personal-text.tsx'
import { ListColumn, type ListColumnProps } from '../../list/list-column.tsx'
import { UserLink } from '../../record/user-links.tsx'
import { treatmentDates } from '../claim-dates.ts'
import { ClaimLink } from '../claim-link.tsx'
import type { ClaimResource, ClaimRow } from '../claim-record.ts'
import { ClaimStatusChip } from '../claim-status-chip.tsx'
import { RetryMark } from '../retry-warning.tsx'

/** The columns of a claim list, a line to a claim; whose it is stands first. */
export function claimColumns(resource: ClaimResource) {
  return listedOfClaim(resource).map((column) => <ListColumn key={column.source} {...column} />)
}

function listedOfClaim(resource: ClaimResource): readonly ListColumnProps<ClaimRow>[] {
  const isInpatient = resource === 'userinpatient'
  const { columns } = claimListTexts
  return [
    {
      source: 'claimantName',
      label: columns.claimant,
      sorts: true,
      isRowHeader: true,
      width: 170,
      render: ({ claimantId, claimantName }) => (
        <UserLink userId={claimantId}>
          <PersonalText value={claimantName} />
        </UserLink>
      ),
    },
    {
      source: 'claimNo',
      label: columns.claim,
      render: (claim) => <ClaimLink resource={resource} claim={claim} />,
    },
    {
      source: 'status',
      label: columns.status,
      sorts: true,
      render: (claim) => (
        <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <ClaimStatusChip status={claim.status} />
          <RetryMark claim={claim} />
        </Box>
      ),
    },
    {
      source: 'companyName',
      label: columns.company,
      sorts: true,
      width: 150,
      render: ({ companyName }) => companyName,
    },
    { source: 'providerName', label: columns.provider, width: 150, render: ({ providerName }) => providerName },
    {
      source: isInpatient ? 'admissionDate' : 'visitDate',
      label: isInpatient ? columns.stay : columns.visit,
      sorts: true,
      render: treatmentDates,
    },
    {
      source: 'amountCents',
      label: columns.amount,
      sorts: true,
      align: 'right',
      render: ({ amount, currency }) => amountText(amount, currency),
    },
    {
      source: 'filedAt',
      label: columns.filed,
      sorts: true,
      render: ({ filedAt }) => formatDisplay(singaporeToday(new Date(filedAt))),
    },
    {
      source: 'transactionNo',
      label: columns.transactionNo,
      sorts: true,
      render: ({ transactionNo }) => transactionNo,
    },
    { source: 'nric', label: columns.nric, render: ({ nric }) => <PersonalText value={nric} /> },
    {
      source: 'payable',
      label: columns.payable,
      align: 'right',
      render: ({ payable }) => (payable === null ? '' : amountText(payable, 'SGD')),
    },
  ]
}
