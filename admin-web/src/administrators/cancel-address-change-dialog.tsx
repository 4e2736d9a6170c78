import { DialogContentText } from '@mui/material'
import { addressChangeTexts as texts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { FormDialog } from '../console/form-dialog.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { addressChanges } from './use-address-change.ts'

/** Asks once more before a move is called off. */
export function CancelAddressChangeDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const sending = useCommandSending<void>({
    onDone: async () => {
      notify(texts.cancelled, { type: 'success' })
      onClose()
      await queryClient.invalidateQueries({ queryKey: addressChanges })
    },
  })
  return (
    <FormDialog
      title={texts.cancelTitle}
      cancelLabel={editTexts.close}
      confirm={{ label: texts.cancel, color: 'error' }}
      isPending={sending.isPending}
      failure={sending.failure?.message}
      onSubmit={() =>
        void sending.send(['cancel', userId], (options) => dataProvider.cancelAddressChange(userId, options))
      }
      onClose={onClose}
    >
      <DialogContentText variant="body2">{texts.cancelConsequence}</DialogContentText>
    </FormDialog>
  )
}
