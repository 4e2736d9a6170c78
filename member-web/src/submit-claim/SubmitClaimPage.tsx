/**
 * Submit Claim: a wizard of three steps (1§2). The step is in the address, so that the browser's Back leads to the step before;
 * what is filled in is in the draft.
 */
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import Box from '@mui/material/Box'
import { menuTexts } from '@member-care/domain/texts/portal-texts.ts'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { PageHeading } from '../page/PageHeading.tsx'
import { PageNotFound } from '../shell/PageNotFound.tsx'
import { Skeletons } from '../page/Skeletons.tsx'
import { useBenefitConfigs } from '../shell/benefit-configs.tsx'
import { useMenu } from '../shell/use-menu.ts'
import { discardDraft, useDraft, type ClaimDraft } from './claim-draft.ts'
import { ConfirmStep } from './confirm/ConfirmStep.tsx'
import { SubmittedClaim, type Receipt } from './confirm/SubmittedClaim.tsx'
import { InformationStep } from './information/InformationStep.tsx'
import { TypeStep } from './TypeStep.tsx'
import { isWizardStep, WizardSteps, type WizardStep } from './WizardSteps.tsx'

export default function SubmitClaimPage() {
  const configs = useBenefitConfigs()
  const mayClaim = useMenu().some(({ entry }) => entry === 'submitClaim')
  if (configs.phase === 'failed') return <LoadFailure message={configs.failure ?? ''} onRetry={configs.reload} />
  if (configs.value === undefined) return <Skeletons count={3} height={120} />
  return mayClaim ? <Wizard /> : <PageNotFound />
}

function Wizard() {
  const draft = useDraft()
  const [query, setQuery] = useSearchParams()
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const step = reachableStep(query.get('step'), draft)

  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [step])

  const goTo = (next: WizardStep, field?: string) => setQuery(next === 'type' ? {} : { step: next, ...(field !== undefined && { field }) })
  if (receipt !== null) return <SubmittedClaim receipt={receipt} onAnother={() => setReceipt(null)} />
  return (
    <>
      <PageHeading title={menuTexts.submitClaim} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <WizardSteps current={step} onGoTo={(to) => goTo(to)} />
        {step === 'type' && <TypeStep onChosen={() => goTo('information')} />}
        {step === 'information' && draft?.kind != null && (
          <InformationStep key={draft.kind} kind={draft.kind} focusField={query.get('field')} onDone={() => goTo('confirm')} />
        )}
        {step === 'confirm' && draft?.kind != null && (
          <ConfirmStep
            draft={draft}
            kind={draft.kind}
            onEdit={(field) => goTo('information', field)}
            onSubmitted={(given) => {
              setReceipt(given)
              discardDraft()
              setQuery({}, { replace: true })
            }}
          />
        )}
      </Box>
    </>
  )
}

/** A step can be opened once the ones before it are done. */
function reachableStep(wanted: string | null, draft: ClaimDraft | null): WizardStep {
  if (draft?.kind == null || !isWizardStep(wanted)) return 'type'
  return wanted === 'confirm' && !draft.checked ? 'information' : wanted
}
