import { Link } from '@mui/material'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import { useEffect, useState } from 'react'
import { useGetList, type HttpError } from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { claimAddress } from '../claims/claim-link.tsx'
import type { ClaimResource } from '../claims/claim-record.ts'
import { PersonalText } from '../console/personal-text.tsx'
import { agoText } from '../console/singapore-time.ts'
import { AccountComparison } from './account-comparison.tsx'
import type { BankProposalRow } from './bank-proposal-row.ts'
import { ClaimEvidence } from './claim-evidence.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import type { DecisionKind } from './decision-kind.ts'
import { VerificationCard } from './verification-card.tsx'
import { VerificationQueue } from './verification-queue.tsx'

/** 3§2.14. */
const PER_PAGE = 10

const queues: Readonly<Record<ClaimKind, { readonly title: string; readonly resource: string; readonly claims: ClaimResource }>> = {
  inpatient: { title: verificationTexts.inpatientBank, resource: 'inpatient-bank-proposals', claims: 'userinpatient' },
  outpatient: { title: verificationTexts.outpatientBank, resource: 'outpatient-bank-proposals', claims: 'userOutpatient' },
}

/** The accounts that are proposed for claims of one kind and wait for verification. */
export function ClaimBankQueue({ kind }: { kind: ClaimKind }) {
  const { title, resource, claims } = queues[kind]
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Number(query.get('page')) || 1)
  const turnTo = (next: number) => setQuery(next === 1 ? {} : { page: String(next) })
  const [deciding, setDeciding] = useState<{ readonly proposal: BankProposalRow; readonly decision: DecisionKind }>()
  const [now] = useState(() => Date.now())
  const { data, total, error, refetch } = useGetList<BankProposalRow>(
    resource,
    { pagination: { page, perPage: PER_PAGE }, sort: { field: 'proposedAt', order: 'ASC' } },
    { placeholderData: (previous) => previous },
  )
  const isBeyondEnd = data?.length === 0 && page > 1
  useEffect(() => {
    // The last one of the last page was decided on.
    if (isBeyondEnd) setQuery({ page: String(page - 1) }, { replace: true })
  }, [isBeyondEnd, page, setQuery])

  return (
    <>
      <VerificationQueue
        title={title}
        rows={isBeyondEnd ? undefined : data}
        total={total}
        page={page}
        perPage={PER_PAGE}
        onPage={turnTo}
        failure={error && !data ? (error as HttpError).message : undefined}
        onRetry={() => void refetch()}
        renderCard={(proposal) => (
          <VerificationCard
            key={proposal.proposalId}
            name={proposal.claimantName}
            nric={proposal.nric}
            proposal={`Proposed by ${proposal.proposedBy ?? 'an administrator'} · ${agoText(proposal.proposedAt, now)}`}
            facts={[
              { label: 'Transaction No', value: proposal.transactionNo ?? 'None yet' },
              { label: 'Claim', value: <ClaimAddress resource={claims} proposal={proposal} /> },
              { label: 'Company', value: proposal.companyName },
              { label: 'Paid to', value: proposal.payeeName === null ? '–' : <PersonalText value={proposal.payeeName} /> },
            ]}
            comparison={<AccountComparison current={proposal.current} proposed={proposal.proposed} />}
            evidence={<ClaimEvidence claimId={proposal.id} attachments={proposal.attachments} />}
            obstacle={proposal.obstacle}
            onDecide={(decision) => setDeciding({ proposal, decision })}
          />
        )}
      />
      {deciding && <DecisionDialog {...deciding} resource={resource} claims={claims} onClose={() => setDeciding(undefined)} />}
    </>
  )
}

function ClaimAddress({ resource, proposal }: { resource: ClaimResource; proposal: BankProposalRow }) {
  return (
    <Link component={RouterLink} to={claimAddress(resource, proposal.id, 'imbursement')} sx={{ display: 'inline-block', minHeight: 24 }}>
      {proposal.claimNo}
    </Link>
  )
}
