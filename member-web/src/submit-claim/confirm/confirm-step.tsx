/** Step 3: read it all once more, agree, and send (CLM-006 to CLM-011). */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { sendClaimTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Skeletons } from '../../page/skeletons.tsx'
import type { ClaimDraft } from '../use-unfinished-claim.ts'
import { useSession } from '../../session/session.ts'
import { useFormKnowledge } from '../../claim-form/use-form-knowledge.ts'
import { StepHeading } from '../step-heading.tsx'
import { ClaimSummary } from './claim-summary.tsx'
import { KeptUntilSignedIn } from './kept-until-signed-in.tsx'
import { SendPanel } from './send-panel.tsx'
import type { Receipt } from './submitted-claim.tsx'

interface ConfirmStepProps {
  readonly draft: ClaimDraft
  readonly kind: ClaimKind
  /** Leads back to the form, to a field of it. */
  readonly onEdit: (field?: string) => void
  readonly onSubmitted: (receipt: Receipt) => void
  readonly onPutAside: () => void
}

const noValues = {}

export function ConfirmStep({ draft, kind, onEdit, onSubmitted, onPutAside }: ConfirmStepProps) {
  const values = draft.values ?? noValues
  const { isLastSeen } = useSession()
  const { context, failure, visit } = useFormKnowledge(kind, values)
  const isReady = context !== undefined && (kind === 'inpatient' || visit.phase === 'loaded')
  const retry = failure?.retry ?? visit.retry
  return (
    <>
      <StepHeading title={claimTexts.wizard.steps[2]} />
      {isReady ? (
        <>
          <ClaimSummary values={values} context={context} documents={draft.documents} onEdit={onEdit} />
          {isLastSeen ? (
            <KeptUntilSignedIn />
          ) : (
            <SendPanel
              draft={draft}
              context={context}
              onEdit={onEdit}
              onSubmitted={onSubmitted}
              onPutAside={onPutAside}
            />
          )}
        </>
      ) : failure !== undefined || visit.phase === 'failed' || visit.phase === 'refused' ? (
        <LoadFailure detail={failure?.message ?? visit.dateError ?? sendClaimTexts.notChecked} onRetry={retry} />
      ) : (
        <Skeletons count={4} height={96} />
      )}
    </>
  )
}
