/** Deletes a claim, after asking (1§4). */
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { ConfirmDialog } from '@member-care/web-kit/dialogs/confirm-dialog.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { deleteClaim, type ClaimReference } from '../portal-api/claims-api.ts'
import { DELETE_CLAIM } from './use-claim.ts'

interface DeleteClaimProps {
  readonly reference: ClaimReference
  readonly onDeleted: () => void
}

export function DeleteClaim({ reference, onDeleted }: DeleteClaimProps) {
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationKey: DELETE_CLAIM,
    mutationFn: () => deleteClaim(reference),
    onSuccess: onDeleted,
    onError: () => setAsking(false),
  })
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', mt: 3 }}>
      {remove.isError && !isAsking && <Notice tone="error" role="alert" title={claimTexts.delete.failed} />}
      <Button color="error" variant="outlined" startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
        {claimTexts.detail.delete}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={claimTexts.delete.question}
          text={claimTexts.delete.explanation}
          confirmLabel={claimTexts.detail.delete}
          pendingLabel={claimTexts.delete.deleting}
          cancelLabel={claimTexts.delete.keep}
          isGrave
          isPending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => {
            setAsking(false)
            remove.reset()
          }}
        />
      )}
    </Box>
  )
}
