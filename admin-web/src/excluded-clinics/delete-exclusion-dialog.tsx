import { deleteExcludedClinicText, excludedClinicTexts } from '@member-care/domain/texts/excluded-clinic-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { ConfirmDialog } from '../console/confirm-dialog.tsx'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import type { ExcludedClinic } from './excluded-clinic-commands.ts'

interface DeleteExclusionDialogProps {
  readonly clinic: ExcludedClinic
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Asks before an excluded clinic is deleted (3§5). Stays open, with the reason, when the server refuses. */
export function DeleteExclusionDialog({ clinic, onDeleted, onClose }: DeleteExclusionDialogProps) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const { send, isPending, failure } = useCommandSending<{ id: string }>({
    onDone: () => {
      onDeleted()
      return queryClient.invalidateQueries({ queryKey: ['excluded-clinics'] })
    },
  })
  return (
    <ConfirmDialog
      title={excludedClinicTexts.deleteTitle}
      text={deleteExcludedClinicText(clinic.code)}
      confirmLabel={excludedClinicTexts.delete}
      isGrave
      isPending={isPending}
      failure={failure?.message}
      onConfirm={() => void send(clinic.id, (options) => dataProvider.deleteExclusion(clinic.id, options))}
      onClose={onClose}
    />
  )
}
