/**
 * Warns two minutes before the session ends by itself, over everything that is open. The title of the tab says it too,
 * for people who are not looking at the page.
 */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { sessionWarningTexts, signedOutInText } from '@member-care/domain/texts/session-warning-texts.ts'
import { useSecondsUntil } from '../one-time-password/use-one-time-password.ts'
import type { SessionWarning, SessionWatch } from './session-watch.ts'

interface SessionWarningDialogProps {
  readonly watch: SessionWatch
  /** The token of the session that is watched. Another token is another session. */
  readonly accessToken: string
}

export function SessionWarningDialog({ watch, accessToken }: SessionWarningDialogProps) {
  const warning = useSyncExternalStore(watch.subscribe, watch.warning)
  useEffect(() => {
    watch.start()
    return () => watch.stop()
  }, [watch, accessToken])
  return warning === null ? null : <Warning watch={watch} warning={warning} />
}

function Warning({
  watch,
  warning: { because, endsAt },
}: {
  readonly watch: SessionWatch
  readonly warning: SessionWarning
}) {
  const isIdle = because === 'IDLE'
  const title = isIdle ? sessionWarningTexts.idleTitle : sessionWarningTexts.longestTitle
  const [isFailed, setFailed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const answer = () => {
    if (!isIdle) return watch.dismiss()
    setFailed(false)
    watch.stay().catch(() => setFailed(true))
  }
  useTabTitle(title)
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby="session-warning-title"
      aria-describedby="session-warning-text"
      onClose={answer}
      slotProps={{ transition: { onEntered: () => button.current?.focus() } }}
    >
      <DialogTitle id="session-warning-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="session-warning-text">
          {isIdle ? sessionWarningTexts.idle : sessionWarningTexts.longest}
        </DialogContentText>
        <TimeLeft endsAt={endsAt} />
        <DialogContentText role="alert" color="error">
          {isFailed && sessionWarningTexts.notReached}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button ref={button} autoFocus variant="contained" size="large" onClick={answer}>
          {isIdle ? sessionWarningTexts.stay : sessionWarningTexts.understood}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/**
 * The seconds are counted for the eye. A screen reader reads the time once, with the dialog, and not again at every
 * second.
 */
function TimeLeft({ endsAt }: { readonly endsAt: number }) {
  return (
    <DialogContentText sx={{ mt: 1.5, fontWeight: 620, fontVariantNumeric: 'tabular-nums' }}>
      {signedOutInText(useSecondsUntil(endsAt))}
    </DialogContentText>
  )
}

function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
