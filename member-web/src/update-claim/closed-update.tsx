/** A claim that takes no update any more: why, and what the member had wanted to change. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { closedReasons, updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import { ClaimQuestions } from '../claim/claim-questions.tsx'
import { addressOfClaim } from '../claim/claim-address.ts'
import { statusOf, type ShownClaim } from '../claim-detail/shown-claim.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { DetailRows } from '../page/detail-rows.tsx'
import { Panel } from '../page/panel.tsx'
import { changedFields, readBack } from './claim-changes.ts'
import { ChangeList } from './clash-notice.tsx'
import type { UpdateDraft } from './update-draft.ts'
import { useClaimUpdates } from './use-claim-updates.ts'

interface ClosedUpdateProps {
  readonly shown: ShownClaim
  /** What had been begun, if anything. */
  readonly draft: UpdateDraft | null
}

export function ClosedUpdate({ shown, draft }: ClosedUpdateProps) {
  const { claim, kind } = shown
  const updates = useClaimUpdates()
  const wanted = draft === null ? [] : wantedRows(draft)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Notice
        tone="warning"
        role="alert"
        title={updateClaimTexts.closed}
        action={
          <Button
            variant="contained"
            component={RouterLink}
            to={addressOfClaim(kind, claim)}
            onClick={() => updates.discard(claim._id)}
          >
            {updateClaimTexts.view}
          </Button>
        }
      >
        {pageTexts.sentences([closedReasons[statusOf(claim)], wanted.length > 0 && updateClaimTexts.closedMeanwhile])}
        {draft?.clash != null && <ChangeList changes={draft.clash.changes} />}
      </Notice>
      {wanted.length > 0 && (
        <Panel title={updateClaimTexts.notSent}>
          <DetailRows rows={wanted} />
        </Panel>
      )}
      <Panel>
        <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
          {updateClaimTexts.questions}
        </Typography>
        <ClaimQuestions kind={kind} claimId={claim._id} companyId={claim.companyId} />
      </Panel>
    </Box>
  )
}

function wantedRows({ opening, values, documents, removedIds, base }: UpdateDraft) {
  const removed = base.claim.attachment.filter(({ objectId }) => removedIds.includes(objectId))
  return [
    ...readBack(changedFields(opening, values), values),
    ...documents.map(({ file }) => ({ label: updateClaimTexts.newDocument, value: file.name })),
    ...removed.map(({ original_filename: value }) => ({ label: updateClaimTexts.removedDocument, value })),
  ]
}
