/** My Plan: what the member's plan covers, company by company, as a document of sections (PRO-005). It is shown once a one-time password was entered (PRO-006). */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { WRITTEN_IN_ENGLISH } from '@member-care/domain/language/written-in-english.ts'
import { fileSizeText } from '@member-care/domain/texts/personal-data-texts.ts'
import { profileTexts } from '@member-care/domain/texts/profile-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { PlanDocumentView } from '../my-cover/plan-document-view.tsx'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { readBenefitPlans, readOwnPlanDocument } from '../portal-api/cover-api.ts'
import { requireOtp, useSignedInUser } from '../session/session.ts'

// What a PDF takes to be shown comes when one is opened.
const FileDialog = lazy(async () => ({ default: (await import('../claim-detail/file-dialog.tsx')).FileDialog }))

/** The status of an answer that wants a one-time password first. */
const NEEDS_OTP = 428

export function MyPlan() {
  const { companies } = useSignedInUser()
  const configs = useBenefitConfigs().value ?? {}
  return companies
    .filter(({ companyId }) => configs[companyId]?.featuresConfig.allowMyPlan === true)
    .map(({ companyId, companyName }) => (
      <PlanUnder
        key={companyId}
        companyId={companyId}
        title={companies.length > 1 ? pageTexts.labelled(profileTexts.myPlan, companyName) : profileTexts.myPlan}
      />
    ))
}

function PlanUnder({ companyId, title }: { readonly companyId: string; readonly title: string }) {
  const { uuid } = useSignedInUser()
  const { value, phase, failure, failureCode, reload } = useAnswer(
    portalQuery({
      key: ['benefit-plans', uuid, companyId],
      load: (signal) => readBenefitPlans({ userId: uuid, companyId }, signal),
    }),
  )
  if (value === undefined && phase !== 'failed') return <Skeletons count={1} height={160} />
  return (
    <Panel title={title}>
      {failureCode === NEEDS_OTP && <LockedPlan />}
      {value === undefined && failureCode !== NEEDS_OTP && <LoadFailure detail={failure ?? ''} onRetry={reload} />}
      {value?.document === null && value.ownDocument === null && profileTexts.noPlanDocument}
      {value !== undefined && value.ownDocument !== null && (
        <OwnPlanDocument companyId={companyId} document={value.ownDocument} />
      )}
      {value !== undefined && value.document !== null && (
        <>
          <span lang={WRITTEN_IN_ENGLISH}>{value.document.headerTitle}</span>
          <PlanDocumentView document={value.document} />
        </>
      )}
    </Panel>
  )
}

/** What the company wrote of its plan itself stands here instead of what is made from it. */
function OwnPlanDocument({
  companyId,
  document: { fileName, bytes },
}: {
  readonly companyId: string
  readonly document: { readonly fileName: string; readonly bytes: number }
}) {
  const { uuid } = useSignedInUser()
  const [isOpen, setOpen] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {profileTexts.ownPlanDocument}
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}>
        {profileTexts.openPlanDocument(fileName, fileSizeText(bytes))}
      </Button>
      {isOpen && (
        <Suspense>
          <FileDialog
            name={fileName}
            asPdf
            file={portalQuery({
              key: ['own-plan-document', uuid, companyId, fileName, bytes],
              load: (signal) => readOwnPlanDocument({ userId: uuid, companyId }, signal),
            })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  )
}

/** What is in it is not shown to somebody who found the page open. Once the password is right, the plan is asked for again. */
function LockedPlan() {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {profileTexts.planLocked}
      <Button variant="outlined" onClick={() => void requireOtp()}>
        {profileTexts.showPlan}
      </Button>
    </Box>
  )
}
