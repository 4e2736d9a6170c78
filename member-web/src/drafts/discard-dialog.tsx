/** Asks whether a draft is really to be discarded, and does so. */
import { useState } from 'react'
import Box from '@mui/material/Box'
import { draftTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { ConfirmDialog } from '@member-care/web-kit/dialogs/confirm-dialog.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { ApiCallError } from '../portal-api/api-client.ts'
import type { DraftWords } from './draft-words.ts'

interface DiscardDialogProps {
  readonly words: DraftWords
  /** @throws ApiCallError when the server could not be told */
  readonly discard: () => Promise<void>
  readonly onClose: (isDiscarded: boolean) => void
}

export function DiscardDialog({ words, discard, onClose }: DiscardDialogProps) {
  const [isDiscarding, setDiscarding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const carryOut = () => {
    setDiscarding(true)
    discard().then(
      () => onClose(true),
      (error: unknown) => {
        setDiscarding(false)
        setFailure(error instanceof ApiCallError ? error.message : errorTexts.somethingWentWrong)
      },
    )
  }
  return (
    <ConfirmDialog
      title={words.discardQuestion}
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
      onConfirm={carryOut}
      onClose={() => onClose(false)}
    />
  )
}
