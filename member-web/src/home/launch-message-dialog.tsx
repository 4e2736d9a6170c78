/** What the insurer wants everybody to know now, while it is published (1§3); once in a session. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { launchTexts } from '@member-care/domain/texts/home-texts.ts'
import type { AppConfig } from '../session/session-contract.ts'
import { keepAppConfig } from '../session/session.ts'

export function LaunchMessageDialog({ config }: { readonly config: AppConfig }) {
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  // What was read stays read until the session ends, across reloads too.
  const remember = () => keepAppConfig({ ...config, appLaunch: { ...config.appLaunch, publish: false } })
  return (
    <Dialog
      open={isOpen}
      fullWidth
      maxWidth="xs"
      onClose={close}
      slotProps={{ transition: { onExited: remember } }}
      aria-labelledby="launch-message-title"
      aria-describedby="launch-message-text"
    >
      <DialogTitle id="launch-message-title" lang={config.appLaunch.language}>
        {config.appLaunch.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="launch-message-text" lang={config.appLaunch.language} sx={{ whiteSpace: 'pre-line' }}>
          {config.appLaunch.message}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" onClick={close} autoFocus>
          {launchTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
