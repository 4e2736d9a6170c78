/** Asks before a second factor is removed. */
import Typography from '@mui/material/Typography'
import { removeFactorQuestion, secondFactorPageTexts } from '@member-care/domain/texts/second-factor-page-texts.ts'
import { FactorDialog } from './factor-dialog.tsx'
import type { SecondFactor, SecondFactorCalls } from './second-factor-calls.ts'
import { useSending } from './use-sending.ts'

interface RemoveFactorDialogProps {
  readonly calls: SecondFactorCalls
  readonly factor: SecondFactor
  readonly onRemoved: () => void
  readonly onClose: () => void
}

export function RemoveFactorDialog({ calls, factor, onRemoved, onClose }: RemoveFactorDialogProps) {
  const { isPending, failure, send } = useSending()
  const { title, text } = removeFactorQuestion(factor.name)
  return (
    <FactorDialog
      title={title}
      failure={failure}
      isPending={isPending}
      submit={{ label: secondFactorPageTexts.remove, color: 'error' }}
      onSubmit={() => send(() => calls.remove(factor.id), onRemoved)}
      onClose={onClose}
    >
      <Typography>{text}</Typography>
    </FactorDialog>
  )
}
