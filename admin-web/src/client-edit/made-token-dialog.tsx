/** Shows a token that was just made, once. It is closed only by the button that says it is copied. */
import { provisioningTexts as texts } from '@member-care/domain/texts/provisioning-texts.ts'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'

const TITLE_ID = 'made-token-title'

export function MadeTokenDialog({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copy = () =>
    void navigator.clipboard.writeText(token).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{texts.madeTitle}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Alert severity="warning">{texts.madeText}</Alert>
        <Typography data-token sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}>
          {token}
        </Typography>
        <Button variant="outlined" onClick={copy}>
          {texts.copy}
        </Button>
        <Typography role="status" variant="body2">
          {outcome === 'copied' ? texts.copied : outcome === 'failed' ? texts.copyFailed : ''}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {texts.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
