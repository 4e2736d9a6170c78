import CloneIcon from '@mui/icons-material/ContentCopyOutlined'
import { Button } from '@mui/material'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ClientRow } from '../clients/client-record.ts'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { useCommandSending } from '../console/use-command-sending.ts'

const CompanyPickerDialog = lazy(() => import('../clients/company-picker-dialog.tsx'))

export interface CloneButtonProps {
  readonly clientId: string
  readonly onCloned: (clone: ClientRow) => void
}

/** Makes a company of the company master a client that is configured like this one is, as it is saved (3§2.6). */
export function CloneButton({ clientId, onCloned }: CloneButtonProps) {
  const [isChoosing, setChoosing] = useState(false)
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['clients'] }),
      queryClient.invalidateQueries({ queryKey: ['company-master'] }),
    ])
  const { send, isPending, failure, clearFailure } = useCommandSending<ClientRow>({
    onDone: (clone) => {
      setChoosing(false)
      onCloned(clone)
      return refresh()
    },
    onConflict: refresh,
  })

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CloneIcon />}
        onClick={() => {
          clearFailure()
          setChoosing(true)
        }}
      >
        {texts.clone}
      </Button>
      {isChoosing && (
        <Suspense fallback={null}>
          <CompanyPickerDialog
            resource="company-master"
            onSelect={({ id }) =>
              void send({ clientId, id }, (options) => dataProvider.cloneClient(clientId, id, options))
            }
            onClose={() => setChoosing(false)}
            isPending={isPending}
            failure={failure?.message}
          />
        </Suspense>
      )}
    </>
  )
}
