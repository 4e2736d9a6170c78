/** Asks whether an unfinished claim is really to be discarded, and does so. */
import { useState } from 'react'
import Box from '@mui/material/Box'
import { draftTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { ConfirmDialog } from '@member-care/web-kit/dialogs/confirm-dialog.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { ApiCallError } from '../portal-api/api-client.ts'
import type { SavedDraft } from '../portal-api/claim-drafts-api.ts'
import { useUnfinishedClaim } from './draft/use-unfinished-claim.ts'

interface DiscardDialogProps {
  readonly draft: SavedDraft
  readonly onClose: (isDiscarded: boolean) => void
}

export function DiscardDialog({ draft, onClose }: DiscardDialogProps) {
  const claim = useUnfinishedClaim()
  const [isDiscarding, setDiscarding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const discard = () => {
    setDiscarding(true)
    claim.discard(draft.id).then(
      () => onClose(true),
      (error: unknown) => {
        setDiscarding(false)
        setFailure(error instanceof ApiCallError ? error.message : errorTexts.somethingWentWrong)
      },
    )
  }
  return (
    <ConfirmDialog
      title={draftTexts.discardQuestion}
      text={draftTexts.discardDetail}
      confirmLabel={draftTexts.discard}
      pendingLabel={draftTexts.discarding}
      cancelLabel={draftTexts.keep}
      isGrave
      isPending={isDiscarding}
      problem={
        failure !== null && (
          <Box sx={{ mt: 2 }}>
            <Notice tone="error" role="alert">
              {failure}
            </Notice>
          </Box>
        )
      }
      onConfirm={discard}
      onClose={() => onClose(false)}
    />
  )
}
