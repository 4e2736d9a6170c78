import { useState } from 'react'
import { userBankTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import { personalText } from '../console/forgotten.ts'
import { agoText } from '../console/singapore-time.ts'
import { AccountSharingWarning } from '../bank/account-sharing-warning.tsx'
import { AccountComparison } from './account-comparison.tsx'
import type { DecisionKind } from './decision-kind.ts'
import { LONG_PATIENCE_MS } from '../console/answered-within.ts'
import { NotedDecisionDialog } from './noted-decision-dialog.tsx'
import { decideUserBank, type UserBankProposalRow } from './user-verification-calls.ts'
import { VerificationCard } from './verification-card.tsx'
import { queueAddress, VerificationQueue } from './verification-queue.tsx'

/** 3§2.14. */
const PER_PAGE = 50
const RESOURCE = 'user-bank-proposals'
const address = queueAddress('proposedAt')

/** The accounts that are proposed for users and wait for verification. */
export default function UserBankQueue() {
  const [deciding, setDeciding] = useState<{
    readonly proposal: UserBankProposalRow
    readonly decision: DecisionKind
  }>()
  const [now] = useState(() => Date.now())
  return (
    <>
      <VerificationQueue<UserBankProposalRow>
        resource={RESOURCE}
        address={address}
        perPage={PER_PAGE}
        title={userBankTexts.title}
        renderCard={(proposal) => (
          <VerificationCard
            key={proposal.proposalId}
            name={proposal.name}
            nric={proposal.nric}
            proposal={verificationTexts.proposedBy(
              proposal.proposedBy ?? verificationTexts.anAdministrator,
              agoText(proposal.proposedAt, now),
            )}
            facts={[
              {
                label: userBankTexts.companies(Math.max(1, proposal.companies.length)),
                value: proposal.companies.join(', ') || userBankTexts.noCompany,
              },
            ]}
            comparison={<AccountComparison current={proposal.current} proposed={proposal.proposed} />}
            warning={<AccountSharingWarning sharing={proposal.sharing} />}
            obstacle={proposal.obstacle}
            onDecide={(decision) => setDeciding({ proposal, decision })}
          />
        )}
      />
      {deciding && (
        <NotedDecisionDialog
          decision={deciding.decision}
          title={(decision) => verificationTexts.decision.userAccount(decision, personalText(deciding.proposal.name))}
          about={`${deciding.proposal.proposed.bankName} ${personalText(deciding.proposal.proposed.accountNo)}`}
          consequence={
            deciding.decision === 'APPROVED' ? userBankTexts.approveConsequence : userBankTexts.declineConsequence
          }
          resource={RESOURCE}
          onClose={() => setDeciding(undefined)}
          tellsReason
          patience={LONG_PATIENCE_MS}
          send={(decision, said, options) => decideUserBank(deciding.proposal, decision, said, options)}
        />
      )}
    </>
  )
}
