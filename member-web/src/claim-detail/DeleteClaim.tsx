/** Deletes a claim, after asking (1§4). */
import { useState } from 'react'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { Notice } from '../feedback/Notice.tsx'
import { deleteClaim, type ClaimReference } from '../portal-api/claims-api.ts'
import { DeleteDialog } from './DeleteDialog.tsx'

interface DeleteClaimProps {
  readonly reference: ClaimReference
  readonly onDeleted: () => void
}

export function DeleteClaim({ reference, onDeleted }: DeleteClaimProps) {
  const [phase, setPhase] = useState<'idle' | 'asking' | 'deleting' | 'failed'>('idle')
  const remove = () => {
    setPhase('deleting')
    deleteClaim(reference).then(
      (deleted) => (deleted ? onDeleted() : setPhase('failed')),
      () => setPhase('failed'),
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', mt: 3 }}>
      {phase === 'failed' && <Notice tone="error" role="alert" title={claimTexts.delete.failed} />}
      <Button color="error" variant="outlined" startIcon={<DeleteOutlined />} onClick={() => setPhase('asking')}>
        {claimTexts.detail.delete}
      </Button>
      <DeleteDialog open={phase === 'asking' || phase === 'deleting'} isDeleting={phase === 'deleting'} onKeep={() => setPhase('idle')} onDelete={remove} />
    </Box>
  )
}
