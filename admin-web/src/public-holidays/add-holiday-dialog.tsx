import { publicHolidaySchema } from '@member-care/domain/clinic/public-holiday.ts'
import { publicHolidayTexts as texts } from '@member-care/domain/texts/public-holiday-texts.ts'
import { Box, TextField } from '@mui/material'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { DateField } from '../console/date-field.tsx'
import { FormDialog } from '../console/form-dialog.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import type { PublicHoliday } from './public-holiday-commands.ts'

interface AddHolidayDialogProps {
  readonly onAdded: () => void
  readonly onClose: () => void
}

type Errors = Readonly<Partial<Record<'day' | 'name', string>>>

export function AddHolidayDialog({ onAdded, onClose }: AddHolidayDialogProps) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { send, isPending, failure } = useCommandSending<PublicHoliday>({ onDone: onAdded })
  const [day, setDay] = useState('')
  const [name, setName] = useState('')
  const [errors, setErrors] = useState<Errors>({})

  function submit() {
    const judged = publicHolidaySchema.safeParse({ day, name })
    setErrors(
      judged.success
        ? {}
        : Object.fromEntries(judged.error.issues.map(({ path, message }) => [String(path[0]), message])),
    )
    if (judged.success) void send(judged.data, (options) => dataProvider.addPublicHoliday(judged.data, options))
  }

  return (
    <FormDialog
      title={texts.add}
      failure={failure?.message}
      isPending={isPending}
      confirm={{ label: texts.addShort }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
        <DateField
          label={texts.day}
          value={day}
          onChange={setDay}
          error={errors.day !== undefined}
          helperText={errors.day}
        />
        <TextField
          label={texts.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={errors.name !== undefined}
          helperText={errors.name}
        />
      </Box>
    </FormDialog>
  )
}
