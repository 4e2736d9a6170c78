import { deleteExcludedClinicText, excludedClinicTexts } from '@member-care/domain/texts/excluded-clinic-texts.ts'
import { ConfirmDialog } from '../console/confirm-dialog.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { deleteExclusion, type ExcludedClinic } from './excluded-clinic-calls.ts'

interface DeleteExclusionDialogProps {
  readonly clinic: ExcludedClinic
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Asks before an excluded clinic is deleted (3§5). Stays open, with the reason, when the server refuses. */
export function DeleteExclusionDialog({ clinic, onDeleted, onClose }: DeleteExclusionDialogProps) {
  const { send, isPending, failure } = useCommandSending<{ id: string }>({ onDone: onDeleted })
  return (
    <ConfirmDialog
      title={excludedClinicTexts.deleteTitle}
      text={deleteExcludedClinicText(clinic.code)}
      confirmLabel={excludedClinicTexts.delete}
      isGrave
      isPending={isPending}
      failure={failure?.message}
      onConfirm={() => void send(clinic.id, (options) => deleteExclusion(clinic.id, options))}
      onClose={onClose}
    />
  )
}
