import { identityChangeTexts as texts, userBankTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import { useState } from 'react'
import { personalText } from '../console/forgotten.ts'
import { PersonalText } from '../console/personal-text.tsx'
import { agoText } from '../console/singapore-time.ts'
import type { DecisionKind } from './decision-kind.ts'
import { dateText, IdentityComparison } from './identity-comparison.tsx'
import { IdentityEvidence } from './identity-evidence.tsx'
import { NotedDecisionDialog } from './noted-decision-dialog.tsx'
import { decideIdentityChange, type IdentityChangeRow } from './user-verification-calls.ts'
import { VerificationCard } from './verification-card.tsx'
import { queueAddress, VerificationQueue } from './verification-queue.tsx'

const PER_PAGE = 50
const RESOURCE = 'identity-changes'
const address = queueAddress('requestedAt')

/** The changes of who somebody is that members have asked for or HR has proposed (S35, S90). */
export default function IdentityChangeQueue() {
  const [deciding, setDeciding] = useState<{ readonly change: IdentityChangeRow; readonly decision: DecisionKind }>()
  const [now] = useState(() => Date.now())
  return (
    <>
      <VerificationQueue<IdentityChangeRow>
        resource={RESOURCE}
        address={address}
        perPage={PER_PAGE}
        title={texts.title}
        nothingWaits={texts.nothingWaits}
        loadFailed={texts.loadFailed}
        renderCard={(change) => (
          <VerificationCard
            key={change.requestId}
            name={change.name}
            nric={change.nric}
            proposal={proposalText(change, agoText(change.requestedAt, now))}
            facts={[
              {
                label: userBankTexts.companies(Math.max(1, change.companies.length)),
                value: change.companies.join(', ') || userBankTexts.noCompany,
              },
              ...(change.hrProposal
                ? [{ label: texts.reasonOfHr, value: <PersonalText value={change.hrProposal.reason} /> }]
                : []),
            ]}
            comparison={<IdentityComparison change={change} />}
            evidence={<IdentityEvidence change={change} />}
            obstacle={change.obstacle}
            onDecide={(decision) => setDeciding({ change, decision })}
          />
        )}
      />
      {deciding && (
        <NotedDecisionDialog
          decision={deciding.decision}
          title={(decision) => verificationTexts.decision.identityChange(decision, personalText(deciding.change.name))}
          about={requestedText(deciding.change)}
          consequence={deciding.decision === 'APPROVED' ? texts.approveConsequence : texts.declineConsequence}
          resource={RESOURCE}
          onClose={() => setDeciding(undefined)}
          send={(decision, { note }, options) => decideIdentityChange(deciding.change, decision, note, options)}
        />
      )}
    </>
  )
}

function proposalText({ hrProposal }: IdentityChangeRow, ago: string): string {
  return hrProposal
    ? texts.proposedByHr(hrProposal.companyName ?? userBankTexts.noCompany, ago)
    : texts.askedByMember(ago)
}

function requestedText(change: IdentityChangeRow): string {
  const { requestedName, requestedNric, requestedBirthdate, requestedGender } = change
  return [
    requestedName !== null && texts.newName(personalText(requestedName)),
    requestedNric !== null && texts.newNric(personalText(requestedNric)),
    requestedBirthdate !== null && texts.newBirthdate(dateText(requestedBirthdate)),
    requestedGender !== null && texts.newGender(texts.genders[requestedGender]),
  ]
    .filter((part) => part !== false)
    .join(' · ')
}
