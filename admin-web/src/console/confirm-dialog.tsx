import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { ConfirmDialog as SharedConfirmDialog } from '@member-care/web-kit/dialogs/confirm-dialog.tsx'
import type { ComponentProps } from 'react'
import { FailureAlert } from './failure-alert.tsx'

interface ConfirmDialogProps extends Omit<
  ComponentProps<typeof SharedConfirmDialog>,
  'cancelLabel' | 'pendingLabel' | 'problem'
> {
  readonly cancelLabel?: string
  /** Why the server refused; the dialog stays open. */
  readonly failure?: string | undefined
}

/** Asks before something is done, and says a refusal as the console does. */
export function ConfirmDialog({ failure, cancelLabel = editTexts.cancel, ...question }: ConfirmDialogProps) {
  return <SharedConfirmDialog {...question} cancelLabel={cancelLabel} problem={<FailureAlert message={failure} />} />
}
