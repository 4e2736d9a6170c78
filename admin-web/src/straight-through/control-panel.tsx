import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { straightThroughPageTexts } from '@member-care/domain/texts/straight-through-texts.ts'
import { Alert, AlertTitle, Button, DialogContentText } from '@mui/material'
import { useState } from 'react'
import { usePowers } from '../console/administrator.ts'
import { FormDialog } from '../console/form-dialog.tsx'
import { ReasonField } from '../console/reason-field.tsx'
import { useSwitch, type StraightThrough } from './use-straight-through.ts'

const { control: texts } = straightThroughPageTexts

/** Whether claims are decided at once now, who said so and why, and the switch for those who may turn it. */
export function ControlPanel({ state }: { state: StraightThrough }) {
  const { isStopped, switchedBy, switchedAt, reason } = state
  const mayTurn = usePowers()?.has('straightThrough.switch') === true
  const [isAsked, setAsked] = useState(false)
  return (
    <Alert
      severity={isStopped ? 'warning' : 'success'}
      role="region"
      aria-label={texts.title}
      sx={{ flexWrap: 'wrap' }}
      action={
        mayTurn && (
          <Button variant="outlined" color="inherit" onClick={() => setAsked(true)}>
            {isStopped ? texts.resume : texts.stop}
          </Button>
        )
      }
    >
      <AlertTitle>{isStopped ? texts.stopped : texts.goesOn}</AlertTitle>
      {switchedBy &&
        switchedAt &&
        texts.by(switchedBy.name, formatDisplay(singaporeToday(new Date(switchedAt))), isStopped)}
      {reason !== null && <div>{texts.because(reason)}</div>}
      {isAsked && <SwitchDialog isStopped={isStopped} onClose={() => setAsked(false)} />}
    </Alert>
  )
}

/** Asks why. Stays open, with the reason, when the server refuses. */
function SwitchDialog({ isStopped, onClose }: { isStopped: boolean; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { turn, isPending, failure } = useSwitch()
  const why = reason.trim()

  async function submit() {
    setTried(true)
    if (why === '') return
    const sent = await turn(!isStopped, why)
    if (sent && 'done' in sent) onClose()
  }

  return (
    <FormDialog
      title={isStopped ? texts.resumeQuestion : texts.stopQuestion}
      cancelLabel={editTexts.cancel}
      confirm={{ label: isStopped ? texts.resume : texts.stop }}
      isPending={isPending}
      failure={failure?.message}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <DialogContentText variant="body2" sx={{ mb: 2.5 }}>
        {isStopped ? texts.resumeConsequence : texts.stopConsequence}
      </DialogContentText>
      <ReasonField reason={reason} onChange={setReason} isMissed={isTried && why === ''} />
    </FormDialog>
  )
}
