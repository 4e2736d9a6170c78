/**
 * Update claim (1§2, 1§4, 1§5): all parts of a claim that are still open. The entries outlive the page
 * (`claim-updates.ts`).
 */
import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { parseClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { updateClaimTexts, updateTitle } from '@member-care/domain/texts/update-claim-texts.ts'
import { LeaveDialog } from '@member-care/web-kit/dialogs/leave-dialog.tsx'
import { addressOfClaim, referenceOf } from '../claim/claim-address.ts'
import { MissingClaim } from '../claim-detail/missing-claim.tsx'
import { isOffered } from '../claim-detail/offered-actions.ts'
import { RequestedInformation } from '../claim-detail/requested-information.tsx'
import { statusOf, titleOf, type ShownClaim } from '../claim-detail/shown-claim.ts'
import { loadClaim } from '../claim-detail/use-claim.ts'
import { useFormKnowledge } from '../claim-form/use-form-knowledge.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { NotUpToDate } from '../page/not-up-to-date.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import type { ClaimKindSegment, ClaimReference } from '../portal-api/claims-api.ts'
import { ClashNotice } from './clash-notice.tsx'
import { ClosedUpdate } from './closed-update.tsx'
import { kindOf, knowledgeOfClaim } from './form-of-claim.ts'
import { hasChanges, type UpdateDraft } from './update-draft.ts'
import { UpdatedClaim, type UpdateReceipt } from './updated-claim.tsx'
import { UpdateForm } from './update-form.tsx'
import { useClaimUpdates, useUpdateDraft } from './use-claim-updates.ts'
import { useSendUpdate } from './use-send-update.ts'

export default function UpdateClaimPage({ kind }: { readonly kind: ClaimKindSegment }) {
  const { no = '' } = useParams()
  const [query] = useSearchParams()
  const isClaimId = parseClaimStatus(query.get('claimStatus') ?? '') === 'PROCESSING'
  const reference = useMemo(() => referenceOf(kind, no, isClaimId), [kind, no, isClaimId])
  const [receipt, setReceipt] = useState<UpdateReceipt | null>(null)
  useEffect(() => {
    if (receipt !== null) window.scrollTo({ top: 0 })
  }, [receipt])
  return receipt === null ? (
    <ClaimToUpdate reference={reference} onUpdated={setReceipt} />
  ) : (
    <UpdatedClaim receipt={receipt} />
  )
}

interface ClaimToUpdateProps {
  readonly reference: ClaimReference
  readonly onUpdated: (receipt: UpdateReceipt) => void
}

function ClaimToUpdate({ reference, onUpdated }: ClaimToUpdateProps) {
  const { open } = useClaimUpdates()
  const {
    value: shown,
    failure,
    failureCode,
    phase,
    reload,
  } = useAnswer(
    portalQuery({
      key: ['claim-to-update', reference],
      load: async (signal) => {
        const shown = await loadClaim(reference, signal)
        open(shown)
        return shown
      },
    }),
  )
  const draft = useUpdateDraft(shown?.claim._id ?? '')
  if (failureCode === 404) return <MissingClaim />
  if (shown === undefined && phase === 'failed') {
    return (
      <>
        <PageHeading title={updateClaimTexts.heading} />
        <LoadFailure detail={failure ?? ''} onRetry={reload} />
      </>
    )
  }
  if (shown === undefined) return <Skeletons count={3} height={180} />
  if (!isOffered('update', shown.claim)) {
    return (
      <>
        <PageHeading title={updateTitle(titleOf(shown))} />
        <ClosedUpdate shown={shown} draft={draft !== null && hasChanges(draft) ? draft : null} />
      </>
    )
  }
  if (draft === null) return <Skeletons count={3} height={180} />
  return (
    <>
      {phase === 'failed' && <NotUpToDate title={claimTexts.detail.notUpToDate} onRetry={reload} />}
      <OpenUpdate reference={reference} draft={draft} onUpdated={onUpdated} onClash={reload} />
    </>
  )
}

interface OpenUpdateProps extends ClaimToUpdateProps {
  readonly draft: UpdateDraft
  readonly onClash: () => void
}

function OpenUpdate({ reference, draft, onUpdated, onClash }: OpenUpdateProps) {
  const { base, clash, values } = draft
  const { claim, kind } = base
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const updates = useClaimUpdates()
  const [isLeaving, setLeaving] = useState(false)
  const [isContinued] = useState(() => hasChanges(draft))
  const updated = useMemo(() => knowledgeOfClaim(base), [base])
  const { context, failure, visit } = useFormKnowledge(kindOf(base), values, updated)
  const sendUpdate = useSendUpdate(reference, {
    onUpdated: (result, { documents }) =>
      onUpdated({
        kind,
        companyId: claim.companyId,
        result,
        at: new Date(),
        fileNames: documents.map(({ file }) => file.name),
      }),
    onClash,
  })
  const leave = () => {
    updates.discard(claim._id)
    void navigate(addressOfClaim(kind, claim))
  }
  const cancel = () => {
    const latest = updates.current(claim._id)
    if (latest !== null && hasChanges(latest)) setLeaving(true)
    else leave()
  }
  const status = statusOf(claim)
  return (
    <>
      <CancelLink shown={base} onCancel={cancel} />
      <PageHeading title={updateTitle(titleOf(base))} lead={updateClaimTexts.leads[status] ?? ''} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {status === 'PENDING' && <RequestedInformation request={claim.informationRequest} />}
        {clash !== null && <ClashNotice clash={clash} />}
        {clash === null && isContinued && (
          <Notice
            tone="info"
            action={
              <Button variant="outlined" onClick={leave}>
                {updateClaimTexts.discard}
              </Button>
            }
          >
            {updateClaimTexts.stillThere}
          </Notice>
        )}
        {failure !== undefined && <LoadFailure detail={failure.message} onRetry={failure.retry} />}
        {context === undefined && failure === undefined && <Skeletons count={4} height={88} />}
        {context !== undefined && (
          <UpdateForm
            // Filled anew when the claim is another.
            key={claim.version}
            draft={draft}
            context={context}
            visit={visit}
            focusField={clash === null ? query.get('field') : null}
            sendUpdate={sendUpdate}
            onCancel={cancel}
          />
        )}
      </Box>
      {isLeaving && (
        <LeaveDialog
          title={updateClaimTexts.leaveQuestion}
          text={updateClaimTexts.leaveExplanation}
          leaveLabel={updateClaimTexts.discard}
          stayLabel={updateClaimTexts.stay}
          onStay={() => setLeaving(false)}
          onLeave={leave}
        />
      )}
    </>
  )
}

/** A link, so that it can be opened beside; followed here, it asks before anything is lost. */
function CancelLink({ shown, onCancel }: { readonly shown: ShownClaim; readonly onCancel: () => void }) {
  return (
    <Button
      component="a"
      href={addressOfClaim(shown.kind, shown.claim)}
      startIcon={<ArrowBack />}
      onClick={(event: React.MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onCancel()
      }}
      sx={{ ml: -1.5, mb: 1, px: 1.5 }}
    >
      {claimTexts.update.cancel}
    </Button>
  )
}
