import { Link } from '@mui/material'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import { useState } from 'react'
import { useDataProvider, useResourceContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { claimAddress } from '../claims/claim-link.tsx'
import type { ClaimResource } from '../claims/claim-record.ts'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { personalText } from '../console/forgotten.ts'
import { PersonalText } from '../console/personal-text.tsx'
import { agoText } from '../console/singapore-time.ts'
import { AccountSharingWarning } from '../bank/account-sharing-warning.tsx'
import { AccountComparison } from './account-comparison.tsx'
import type { BankProposalRow } from '../bank/bank-proposal-row.ts'
import { ClaimEvidence } from './claim-evidence.tsx'
import { decisionKinds, type DecisionKind } from './decision-kind.ts'
import { NotedDecisionDialog } from './noted-decision-dialog.tsx'
import { VerificationCard } from './verification-card.tsx'
import { queueAddress, VerificationQueue } from './verification-queue.tsx'

/** 3§2.14. */
const PER_PAGE = 10
const address = queueAddress('proposedAt')
const { facts } = verificationTexts

const queues: Readonly<
  Record<ClaimKind, { readonly title: string; readonly resource: string; readonly claims: ClaimResource }>
> = {
  inpatient: { title: verificationTexts.inpatientBank, resource: 'inpatient-bank-proposals', claims: 'userinpatient' },
  outpatient: {
    title: verificationTexts.outpatientBank,
    resource: 'outpatient-bank-proposals',
    claims: 'userOutpatient',
  },
}

/** The accounts that are proposed for claims of one kind and wait for verification. */
export default function ClaimBankQueue() {
  const kind: ClaimKind = useResourceContext() === 'inpatient-bank-proposals' ? 'inpatient' : 'outpatient'
  const { title, resource, claims } = queues[kind]
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [deciding, setDeciding] = useState<{ readonly proposal: BankProposalRow; readonly decision: DecisionKind }>()
  const [now] = useState(() => Date.now())

  return (
    <>
      <VerificationQueue<BankProposalRow>
        resource={resource}
        address={address}
        perPage={PER_PAGE}
        title={title}
        renderCard={(proposal) => (
          <VerificationCard
            key={proposal.proposalId}
            name={proposal.claimantName}
            nric={proposal.nric}
            proposal={verificationTexts.proposedBy(
              proposal.proposedBy ?? verificationTexts.anAdministrator,
              agoText(proposal.proposedAt, now),
            )}
            facts={[
              { label: facts.transactionNo, value: proposal.transactionNo ?? verificationTexts.noneYet },
              { label: facts.claim, value: <ClaimAddress resource={claims} proposal={proposal} /> },
              { label: facts.company, value: proposal.companyName },
              {
                label: facts.paidTo,
                value: proposal.payeeName === null ? '–' : <PersonalText value={proposal.payeeName} />,
              },
            ]}
            comparison={<AccountComparison current={proposal.current} proposed={proposal.proposed} />}
            warning={<AccountSharingWarning sharing={proposal.sharing} />}
            evidence={<ClaimEvidence claimId={proposal.id} attachments={proposal.attachments} />}
            obstacle={proposal.obstacle}
            onDecide={(decision) => setDeciding({ proposal, decision })}
          />
        )}
      />
      {deciding && (
        <NotedDecisionDialog
          decision={deciding.decision}
          title={(decision) => verificationTexts.decision.claimAccount(decision, deciding.proposal.claimNo)}
          about={`${personalText(deciding.proposal.claimantName)} · ${deciding.proposal.proposed.bankName} ${personalText(deciding.proposal.proposed.accountNo)}`}
          consequence={decisionKinds[deciding.decision].consequence}
          resource={resource}
          alsoChanged={claims}
          onClose={() => setDeciding(undefined)}
          tellsReason
          send={(decision, { note, reason }, options) =>
            dataProvider.decideBankAccount(
              deciding.proposal.id,
              {
                proposalId: deciding.proposal.proposalId,
                decision,
                ...(note !== '' && { note }),
                ...(reason !== '' && { reason }),
              },
              options,
            )
          }
        />
      )}
    </>
  )
}

function ClaimAddress({ resource, proposal }: { resource: ClaimResource; proposal: BankProposalRow }) {
  return (
    <Link
      component={RouterLink}
      to={claimAddress(resource, proposal.id, 'imbursement')}
      sx={{ display: 'inline-block', minHeight: 24 }}
    >
      {proposal.claimNo}
    </Link>
  )
}
