/** Step 2: everything about the claim (CLM-019, CLM-029). It submits nothing: what is filled in goes into the draft (CLM-005). */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Skeletons } from '../../page/skeletons.tsx'
import { noReceipts, valuesToSay } from '../../claim-form/receipt/receipts-of-draft.ts'
import { useDraft } from '../use-unfinished-claim.ts'
import { StepHeading } from '../step-heading.tsx'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { ClaimInformationForm } from './claim-information-form.tsx'
import { SharedForClaim } from './shared-for-claim.tsx'
import { useFormKnowledge } from '../../claim-form/use-form-knowledge.ts'

interface InformationStepProps {
  readonly kind: ClaimKind
  /** The field to begin at, when one was chosen to be corrected. */
  readonly focusField: string | null
  readonly onDone: () => void
}

const noValues = {}

export function InformationStep({ kind, focusField, onDone }: InformationStepProps) {
  const draft = useDraft()
  // Nothing is asked with what was only read.
  const values = valuesToSay(draft?.receipts ?? noReceipts, draft?.values ?? noValues)
  const { context, failure, visit } = useFormKnowledge(kind, values)
  return (
    <>
      <StepHeading title={claimTexts.wizard[kind]} />
      {failure !== undefined && <LoadFailure detail={failure.message} onRetry={failure.retry} />}
      {context === undefined && failure === undefined && <Skeletons count={4} height={88} />}
      {context !== undefined && (
        <>
          <SharedForClaim maximum={context.featuresConfig.maximumFileUpload} />
          <ClaimInformationForm context={context} visit={visit} focusField={focusField} onDone={onDone} />
        </>
      )}
    </>
  )
}
