/** No claim to show: none was named, or there is none of that number among the member's own (1§8, S47). */
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { BackToRecords } from './back-to-records.tsx'

export function MissingClaim() {
  return (
    <>
      <BackToRecords />
      <PageHeading title={claimTexts.records.title} />
      <Notice tone="error" role="alert" title={claimTexts.detail.missing}>
        {claimTexts.detail.missingLead}
      </Notice>
    </>
  )
}
