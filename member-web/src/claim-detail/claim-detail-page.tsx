/** A claim: where it stands, what is to do, everything that was submitted, its documents (1§2). */
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { parseClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { referenceOf } from '../claim/claim-address.ts'
import { ChangeNotice } from '../page/change-notice.tsx'
import { KeepsFocus } from '../page/keeps-focus.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { NotUpToDate } from '../page/not-up-to-date.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import type { ClaimKindSegment, ClaimReference } from '../portal-api/claims-api.ts'
import { PageNotFound } from '../page/page-not-found.tsx'
import { BackToRecords } from './back-to-records.tsx'
import { ClaimActions } from './claim-actions.tsx'
import { ClaimPanels } from './claim-panels.tsx'
import { DeleteClaim } from './delete-claim.tsx'
import { DeletedClaim } from './deleted-claim.tsx'
import { MissingClaim } from './missing-claim.tsx'
import { isOffered } from './offered-actions.ts'
import { titleOf } from './shown-claim.ts'
import { useClaim } from './use-claim.ts'

export default function ClaimDetailPage({ kind }: { readonly kind: ClaimKindSegment }) {
  const { no = '', status } = useParams()
  const [deletedTitle, setDeletedTitle] = useState<string | null>(null)
  const statusCode = status === undefined ? undefined : parseClaimStatus(status)
  if (status !== undefined && statusCode === undefined) return <PageNotFound />
  if (deletedTitle !== null) return <DeletedClaim title={deletedTitle} />
  // A claim that has no transaction number yet is named by its id (1§2).
  return <ExistingClaim reference={referenceOf(kind, no, statusCode === 'PROCESSING')} onDeleted={setDeletedTitle} />
}

interface ExistingClaimProps {
  readonly reference: ClaimReference
  /** Called with what the claim was called. */
  readonly onDeleted: (title: string) => void
}

function ExistingClaim({ reference, onDeleted }: ExistingClaimProps) {
  const { value: shown, phase, failure, failureCode, reload, news, dismissNews } = useClaim(reference)
  if (failureCode === 404) return <MissingClaim />
  if (shown === undefined) {
    return (
      <>
        <BackToRecords />
        {phase === 'failed' ? <FailedClaim detail={failure} onRetry={reload} /> : <Skeletons count={3} height={180} />}
      </>
    )
  }
  const title = titleOf(shown)
  return (
    <KeepsFocus>
      <BackToRecords />
      <PageHeading title={title} {...(shown.claim.transactionNo === '' && { lead: claimTexts.detail.waitsForNumber })}>
        <ClaimActions shown={shown} />
      </PageHeading>
      {phase === 'failed' && <NotUpToDate title={claimTexts.detail.notUpToDate} onRetry={reload} />}
      <ClaimPanels shown={shown} />
      {isOffered('delete', shown.claim) && <DeleteClaim reference={reference} onDeleted={() => onDeleted(title)} />}
      <ChangeNotice news={news} onDismiss={dismissNews} />
    </KeepsFocus>
  )
}

function FailedClaim({ detail, onRetry }: { readonly detail: string | undefined; readonly onRetry: () => void }) {
  return (
    <>
      <PageHeading title={claimTexts.detail.claimDetails} />
      <LoadFailure detail={detail} onRetry={onRetry} />
    </>
  )
}
