import { formatSlashed, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { amountText } from '@member-care/domain/money/money.ts'
import { hrClaimTexts, viewHrClaimText } from '@member-care/domain/texts/hr-claim-texts.ts'
import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { PersonalText } from '../console/personal-text.tsx'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { hrClaimAddress } from './hr-claim-list-address.ts'
import type { HrClaimRow } from './hr-claim-record.ts'

/** What 3§2.13 lists, in its order. */
function listedOfHrClaim(): readonly ListColumnProps<HrClaimRow>[] {
  const { columns } = hrClaimTexts
  return [
    { source: 'id', label: columns.view, isRowHeader: true, render: (claim) => <HrClaimLink claim={claim} /> },
    { source: 'companyName', label: columns.client, sorts: true, width: 220, render: ({ companyName }) => companyName },
    { source: 'typeOfClaim', label: columns.type, render: ({ typeOfClaim }) => typeOfClaim },
    {
      source: 'providerName',
      label: columns.provider,
      sorts: true,
      width: 220,
      render: ({ providerName }) => providerName,
    },
    {
      source: 'amountCents',
      label: columns.amount,
      sorts: true,
      align: 'right',
      render: ({ amount, currency }) => amountText(amount, currency),
    },
    {
      source: 'submittedBy',
      label: columns.submittedBy,
      width: 180,
      render: ({ submittedBy }) => <PersonalText value={submittedBy} />,
    },
    { source: 'filedAt', label: columns.created, sorts: true, render: ({ createdAt }) => dayText(createdAt) },
  ]
}

export const hrClaimColumns = () => listedOfHrClaim().map((column) => <ListColumn key={column.source} {...column} />)

export function HrClaimLink({ claim: { id, companyName, providerName } }: { claim: HrClaimRow }) {
  return (
    <Link
      component={RouterLink}
      to={hrClaimAddress(id)}
      aria-label={viewHrClaimText(companyName, providerName)}
      sx={{ display: 'inline-block', minHeight: 24 }}
    >
      {hrClaimTexts.view}
    </Link>
  )
}

/** The Singapore day of an instant. */
export function dayText(iso: string): string {
  return formatSlashed(singaporeToday(new Date(iso)))
}
