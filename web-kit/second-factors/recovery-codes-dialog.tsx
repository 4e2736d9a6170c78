/** Shows recovery codes, once. It is closed only by the button that says they are kept. */
import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { secondFactorPageTexts } from '@member-care/domain/texts/second-factor-page-texts.ts'

const texts = secondFactorPageTexts.recovery
const TITLE_ID = 'recovery-codes-title'

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  /** They take the place of others. */
  readonly isReplaced: boolean
  readonly onClose: () => void
}

export function RecoveryCodesDialog({ codes, isReplaced, onClose }: RecoveryCodesDialogProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{texts.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{texts.what}</Typography>
        <Alert severity="warning">{pageTexts.sentences([texts.keep, isReplaced && texts.voided])}</Alert>
        <Box
          component="ol"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
            gap: 1,
          }}
        >
          {codes.map((code) => (
            <Box component="li" key={code} sx={{ fontFamily: 'monospace', fontSize: '1rem' }}>
              {code}
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={copy}>
            {isCopied ? texts.copied : texts.copy}
          </Button>
          <Button
            variant="outlined"
            component="a"
            download={texts.fileName}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
          >
            {texts.download}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" autoFocus onClick={onClose}>
          {texts.kept}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
