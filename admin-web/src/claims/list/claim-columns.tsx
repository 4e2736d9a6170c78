import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { moneyText } from '../../console/money-text.ts'
import { PersonalText } from '../../console/personal-text.tsx'
import { TwoLines, type RecordColumn } from '../../console/record-table.tsx'
import { agoText } from '../../console/singapore-time.ts'
import { treatmentDates } from '../claim-dates.ts'
import { ClaimLink } from '../claim-link.tsx'
import type { ClaimResource, ClaimRow } from '../claim-record.ts'
import { ClaimStatusChip } from '../claim-status-chip.tsx'
import { RetryWarning } from '../retry-warning.tsx'
import { UserLink } from '../../users/user-links.tsx'

/** The columns of a claim list. `now` (milliseconds) is what ages count from. */
export function claimColumns(resource: ClaimResource, now: number): readonly RecordColumn<ClaimRow>[] {
  const isInpatient = resource === 'userinpatient'
  return [
    { label: 'Claim', sortBy: 'transactionNo', isWhole: true, render: (claim) => <TwoLines first={<ClaimLink resource={resource} claim={claim} />} second={claim.transactionNo} /> },
    {
      label: 'Status',
      sortBy: 'status',
      isWhole: true,
      render: (claim) => (
        <>
          <ClaimStatusChip status={claim.status} />
          <RetryWarning claim={claim} />
        </>
      ),
    },
    {
      label: 'Claimant',
      sortBy: 'claimantName',
      render: ({ claimantId, claimantName, nric }) => (
        <TwoLines first={<UserLink userId={claimantId}><PersonalText value={claimantName} /></UserLink>} second={<PersonalText value={nric} />} />
      ),
    },
    { label: 'Company', sortBy: 'companyName', render: ({ companyName }) => companyName },
    {
      label: isInpatient ? 'Stay' : 'Visit',
      sortBy: isInpatient ? 'admissionDate' : 'visitDate',
      render: (claim) => <TwoLines first={claim.providerName} second={treatmentDates(claim)} />,
    },
    { label: 'Amount', sortBy: 'amountCents', align: 'right', isWhole: true, render: (claim) => <Amount claim={claim} /> },
    { label: 'Filed', sortBy: 'filedAt', isWhole: true, render: ({ filedAt }) => <TwoLines first={agoText(filedAt, now)} second={formatDisplay(singaporeToday(new Date(filedAt)))} /> },
  ]
}

function Amount({ claim }: { claim: ClaimRow }) {
  const amount = <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{moneyText(claim.amount, claim.currency)}</span>
  return claim.payable === null ? amount : <TwoLines first={amount} second={`Payable ${moneyText(claim.payable, 'SGD')}`} />
}
