/** Withdraws a request that no letter was issued for, after asking. */
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { elogTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { ConfirmDialog } from '@member-care/web-kit/dialogs/confirm-dialog.tsx'
import { withdrawGuarantee } from '../portal-api/guarantees-api.ts'

interface WithdrawElogProps {
  readonly guaranteeId: string
  readonly onWithdrawn: () => void
}

export function WithdrawElog({ guaranteeId, onWithdrawn }: WithdrawElogProps) {
  const [isAsking, setAsking] = useState(false)
  const withdraw = useMutation({
    mutationFn: () => withdrawGuarantee(guaranteeId),
    onSuccess: () => {
      setAsking(false)
      onWithdrawn()
    },
  })
  return (
    <Box sx={{ justifySelf: 'start' }}>
      <Button color="error" variant="outlined" startIcon={<UndoOutlined />} onClick={() => setAsking(true)}>
        {elogTexts.withdraw}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={elogTexts.withdrawQuestion}
          text={elogTexts.withdrawExplanation}
          confirmLabel={elogTexts.withdraw}
          pendingLabel={elogTexts.withdrawing}
          cancelLabel={elogTexts.keep}
          isGrave
          isPending={withdraw.isPending}
          problem={withdraw.error?.message}
          onConfirm={() => withdraw.mutate()}
          onClose={() => {
            setAsking(false)
            withdraw.reset()
          }}
        />
      )}
    </Box>
  )
}
