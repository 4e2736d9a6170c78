/** Consent, captcha and the button that sends; then how far it has come, and what went wrong. */
import { useEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { confirmCaptchaTexts } from '@member-care/domain/texts/account-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { sendClaimTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { Captcha } from '../../captcha/captcha.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { CheckboxLine } from '../../form/checkbox-line.tsx'
import { Panel } from '../../page/panel.tsx'
import type { ClaimDraft } from '../use-unfinished-claim.ts'
import type { FormContext } from '../../claim-form/claim-form-values.ts'
import { SendingProgress } from '../../claim-form/sending/sending-progress.tsx'
import type { Sending } from '../../claim-form/sending/sending.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { useIsOnline } from '../../page/use-is-online.ts'
import type { Receipt } from './submitted-claim.tsx'
import { useSubmitClaim } from './use-submit-claim.ts'

interface SendPanelProps {
  readonly draft: ClaimDraft
  readonly context: FormContext
  readonly onEdit: (field?: string) => void
  readonly onSubmitted: (receipt: Receipt) => void
  /** It was put aside on this device, to be filed when there is a network. */
  readonly onPutAside: () => void
}

export function SendPanel({ draft, context, onEdit, onSubmitted, onPutAside }: SendPanelProps) {
  const [consents, setConsents] = useState(false)
  const [proof, setProof] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [triedTooEarly, setTriedTooEarly] = useState(false)
  const [isUnreachable, setUnreachable] = useState(false)
  const isOnline = useIsOnline()
  const { sending, isNotKept, submit, cancel } = useSubmitClaim()
  const hasNetwork = isOnline && !isUnreachable
  const isReady = consents && (proof !== null || !hasNetwork)

  const send = async () => {
    const outcome = await submit(context, proof)
    // A proof counts once; only an attempt that nobody answered may use it again.
    if (outcome === 'refused') setAttempt((number) => number + 1)
    else if (outcome === 'waits') onPutAside()
    else if (outcome !== 'unanswered')
      onSubmitted({
        kind: context.kind,
        companyId: draft.values?.companyId ?? '',
        result: outcome,
        at: new Date(),
        fileNames: draft.documents.map(({ file }) => file.name),
      })
  }

  return (
    <Panel title={sendClaimTexts.title}>
      {sending.phase === 'sending' && <SendingProgress sent={sending.sent} onCancel={cancel} />}
      {/* Hidden and not taken away, so that the captcha keeps its proof. */}
      <Box sx={{ display: sending.phase === 'sending' ? 'none' : 'grid', gap: 2 }}>
        <Failure sending={sending} onEdit={onEdit} onTryAgain={() => void send()} />
        <CheckboxLine id="consent" label={claimTexts.wizard.consent} checked={consents} onChange={setConsents} />
        {isNotKept && (
          <Notice tone="error" role="alert">
            {outboxTexts.notKept}
          </Notice>
        )}
        {!hasNetwork && (
          <Notice tone="info" role="status">
            {outboxTexts.withoutCaptcha}
          </Notice>
        )}
        {/* It is had from the server, anew once there is a connection again; what was solved stays. */}
        {(isOnline || proof !== null) && (
          <Box sx={{ display: isOnline ? 'block' : 'none' }}>
            <Captcha
              onSolved={(solved) => {
                setProof(solved)
                if (solved !== null) setUnreachable(false)
              }}
              onUnreachable={() => setUnreachable(true)}
              attempt={attempt}
            />
          </Box>
        )}
        {/* A disabled button takes no clicks, so its surroundings say what is missing. */}
        <Box onClick={() => setTriedTooEarly(!isReady)} sx={{ justifySelf: { sm: 'start' }, display: 'grid' }}>
          <Button
            variant="contained"
            size="large"
            disabled={!isReady}
            onClick={() => void send()}
            aria-describedby="send-hint"
          >
            {claimTexts.wizard.submit}
          </Button>
        </Box>
        <Box id="send-hint" role="status">
          {!isReady && (triedTooEarly || consents) && (
            <FormHelperText error={triedTooEarly} sx={{ mt: 0 }}>
              {pageTexts.labelled(confirmCaptchaTexts.title, confirmCaptchaTexts.message)}
            </FormHelperText>
          )}
        </Box>
      </Box>
    </Panel>
  )
}

interface FailureProps {
  readonly sending: Sending
  readonly onEdit: (field?: string) => void
  readonly onTryAgain: () => void
}

function Failure({ sending, onEdit, onTryAgain }: FailureProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [sending])
  if (sending.phase === 'unanswered') {
    return (
      <Notice
        ref={notice}
        tone="error"
        role="alert"
        title={claimTexts.failed}
        action={
          <Button variant="contained" onClick={onTryAgain}>
            {sendClaimTexts.tryAgain}
          </Button>
        }
      >
        {pageTexts.sentences([sending.message, sendClaimTexts.nothingLost])}
      </Notice>
    )
  }
  if (sending.phase !== 'refused') return null
  const fields = Object.keys(sending.errors)
  return (
    <Notice
      ref={notice}
      tone="error"
      role="alert"
      title={claimTexts.failed}
      action={
        sending.isCorrectable && (
          <Button variant="contained" onClick={() => onEdit(fields[0])}>
            {sendClaimTexts.correct}
          </Button>
        )
      }
    >
      {sending.message}
    </Notice>
  )
}
