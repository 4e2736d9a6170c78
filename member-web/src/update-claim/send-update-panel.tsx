/** The end of the update form: the button that sends it, how far it has come, and what went wrong. */
import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import type { Sending } from '../claim-form/sending/sending.ts'
import { SendingProgress } from '../claim-form/sending/sending-progress.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { Panel } from '../page/panel.tsx'
import type { SendUpdate } from './use-send-update.ts'

interface SendUpdatePanelProps {
  readonly sendUpdate: SendUpdate
  /** Whether it was to be sent with nothing to send. */
  readonly isUnchanged: boolean
  readonly onSendAgain: () => void
  readonly onCancel: () => void
}

export function SendUpdatePanel({
  sendUpdate: { sending, cancel },
  isUnchanged,
  onSendAgain,
  onCancel,
}: SendUpdatePanelProps) {
  if (sending.phase === 'sending') {
    return (
      <Panel>
        <SendingProgress title={updateClaimTexts.sending} sent={sending.sent} onCancel={cancel} />
      </Panel>
    )
  }
  return (
    <>
      <Failure sending={sending} onSendAgain={onSendAgain} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column-reverse', sm: 'row' },
          justifyContent: 'flex-end',
          gap: 1.5,
        }}
      >
        <Button size="large" onClick={onCancel}>
          {claimTexts.update.cancel}
        </Button>
        <Button type="submit" variant="contained" size="large" sx={{ minWidth: 200 }} aria-describedby="update-hint">
          {updateClaimTexts.send}
        </Button>
      </Box>
      <Box id="update-hint" role="status" sx={{ justifySelf: { sm: 'end' } }}>
        {isUnchanged && (
          <FormHelperText error sx={{ mt: 0 }}>
            {updateClaimTexts.nothingChanged}
          </FormHelperText>
        )}
      </Box>
    </>
  )
}

function Failure({ sending, onSendAgain }: { readonly sending: Sending; readonly onSendAgain: () => void }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What is wrong with a field is said at the field, which has the focus.
    if (sending.phase === 'unanswered') notice.current?.focus()
  }, [sending])
  if (sending.phase !== 'unanswered' && sending.phase !== 'refused') return null
  const isUnanswered = sending.phase === 'unanswered'
  return (
    <Notice
      ref={notice}
      tone="error"
      role="alert"
      title={claimTexts.failed}
      action={
        isUnanswered && (
          <Button variant="contained" onClick={onSendAgain}>
            {updateClaimTexts.sendAgain}
          </Button>
        )
      }
    >
      {pageTexts.sentences([sending.message, isUnanswered && updateClaimTexts.unanswered])}
    </Notice>
  )
}
