import { coverDifferencePageTexts as texts } from '@member-care/domain/texts/cover-difference-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { DialogContentText, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormDialog } from '../../console/form-dialog.tsx'
import { catchLostFocus } from '../../console/page-heading.tsx'
import { ReasonField } from '../../console/reason-field.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { nowText, paidText, type CoverDifference, type DifferenceClosing } from './difference-record.ts'

interface CloseDifferenceDialogProps {
  readonly difference: CoverDifference
  readonly onClosed: () => void
  readonly onClose: () => void
}

const outcomes = ['settled', 'left'] as const satisfies readonly DifferenceClosing['outcome'][]

/** What was done about a difference, and why. Stays open, with the reason, when the server refuses. */
export function CloseDifferenceDialog({ difference, onClosed, onClose }: CloseDifferenceDialogProps) {
  const queryClient = useQueryClient()
  const labelId = useId()
  const [outcome, setOutcome] = useState<DifferenceClosing['outcome']>('settled')
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const reload = () => queryClient.invalidateQueries({ queryKey: ['cover-differences'] })
  const { send, isPending, failure } = useCommandSending<{ id: string }>({
    onDone: async () => {
      await reload()
      // The dialog gives the focus back to a button that is gone by now.
      flushSync(onClosed)
      catchLostFocus()
    },
    onConflict: reload,
  })
  // Closed by somebody else, or another amount by now: the list behind shows it.
  const isOvertaken = failure?.status === 409
  const closing = { outcome, reason: reason.trim() }

  function submit(): void {
    setAsked(true)
    if (closing.reason !== '')
      void send({ id: difference.id, ...closing }, (options, dataProvider) =>
        dataProvider.closeCoverDifference(difference, closing, options),
      )
  }

  return (
    <FormDialog
      title={texts.closeTitle(difference.claimNo)}
      cancelLabel={isOvertaken ? editTexts.close : editTexts.cancel}
      confirm={isOvertaken ? undefined : { label: texts.close }}
      isPending={isPending}
      failure={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText variant="body2" sx={{ mb: 2 }}>
        {texts.paidAndNow(paidText(difference), nowText(difference))}
        <br />
        {texts.closeText}
      </DialogContentText>
      <FormControl sx={{ mb: 2 }}>
        <FormLabel id={labelId}>{texts.outcome}</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={outcome}
          onChange={(_event, chosen) => setOutcome(chosen === 'left' ? 'left' : 'settled')}
        >
          {outcomes.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={texts.outcomes[one]} />
          ))}
        </RadioGroup>
      </FormControl>
      <ReasonField
        reason={reason}
        onChange={setReason}
        isMissed={isAsked && closing.reason === ''}
        hint={texts.reasonHint}
        isFirst={false}
      />
    </FormDialog>
  )
}
