/** Asking for a letter of guarantee: the form, and afterwards its receipt in the form's place (2§2, 2§4). */
import { useEffect, useState } from 'react'
import { requestElogTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { useBenefitConfigs, type BenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import type { RequestedElog } from '../portal-api/guarantees-api.ts'
import type { CompanyEntry } from '../session/session-contract.ts'
import { useSignedInUser } from '../session/session.ts'
import { forgetRequest } from './kept-request.ts'
import { RequestForm } from './request-form.tsx'
import { RequestedNotice } from './requested-notice.tsx'

export default function RequestElogPage() {
  const { companies } = useSignedInUser()
  const configs = useBenefitConfigs()
  const [requested, setRequested] = useState<RequestedElog | null>(null)
  // Begun anew, the form is another one.
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (requested !== null) window.scrollTo({ top: 0 })
  }, [requested])
  if (requested !== null) return <RequestedNotice requested={requested} onAnother={() => setRequested(null)} />
  const offering = offeringCompanies(companies, configs.value ?? {})
  const beginAnew = () => {
    forgetRequest()
    setAttempt((before) => before + 1)
  }
  return (
    <>
      <PageHeading title={requestElogTexts.title} lead={requestElogTexts.lead} />
      {configs.value === undefined && configs.phase === 'loading' && <Skeletons count={4} height={88} />}
      {configs.value === undefined && configs.phase === 'failed' && (
        <LoadFailure detail={configs.failure ?? ''} onRetry={configs.reload} />
      )}
      {configs.value !== undefined && offering.length === 0 && (
        <Notice tone="info">{requestElogTexts.notOffered}</Notice>
      )}
      {offering.length > 0 && (
        <RequestForm
          key={attempt}
          companies={offering}
          onRequested={(now) => {
            forgetRequest()
            setRequested(now)
          }}
          onBeginAnew={beginAnew}
        />
      )}
    </>
  )
}

/** Those that employ the member and offer letters of guarantee. */
function offeringCompanies(companies: readonly CompanyEntry[], configs: BenefitConfigs): readonly CompanyEntry[] {
  return companies.filter(
    ({ companyId, memberType }) => memberType === 'E' && configs[companyId]?.featuresConfig.allowLOG === true,
  )
}
