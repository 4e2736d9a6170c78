import { clinicTypeLabels } from '@member-care/domain/texts/portal-texts.ts'
import { panelClinicFieldsSchema, type PanelClinicFields } from '@member-care/domain/clinic/panel-clinic-fields.ts'
import { panelClinicRecordTexts as texts } from '@member-care/domain/texts/panel-clinic-record-texts.ts'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useGetOne } from 'react-admin'
import { ConfirmDialog } from '../console/confirm-dialog.tsx'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { FailureAlert } from '../console/failure-alert.tsx'
import { FormDialog } from '../console/form-dialog.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { wholeRecord } from '../record/whole-record.ts'
import type { PanelClinicRecord } from './panel-clinic-commands.ts'

type NamedClinic = ClinicDialogProps['clinic']

/** What somebody wants to do with a clinic. */
export interface AskedOfClinic {
  readonly clinic: NamedClinic
  readonly what: 'edit' | 'confirm'
}

interface ClinicRecordButtonsProps {
  readonly clinic: NamedClinic
  readonly onAsk: (asked: AskedOfClinic) => void
}

/** Corrects a clinic of the panel, or says that it is right. Either settles what members reported about it. */
export function ClinicRecordButtons({ clinic, onAsk }: ClinicRecordButtonsProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      {(['edit', 'confirm'] as const).map((what) => (
        <Button
          key={what}
          size="small"
          aria-label={texts.actionLabel(texts[what], clinic.name)}
          onClick={() => onAsk({ clinic, what })}
        >
          {texts[what]}
        </Button>
      ))}
    </Box>
  )
}

interface ClinicRecordDialogProps {
  readonly asked: AskedOfClinic
  readonly onChanged: (text: string) => void
  readonly onClose: () => void
}

/** Beside the list, which draws its rows anew when the window becomes narrow. */
export function ClinicRecordDialog({ asked: { clinic, what }, onChanged, onClose }: ClinicRecordDialogProps) {
  return what === 'edit' ? (
    <CorrectDialog clinic={clinic} onChanged={() => onChanged(texts.saved)} onClose={onClose} />
  ) : (
    <ConfirmClinicDialog clinic={clinic} onChanged={() => onChanged(texts.confirmedNow)} onClose={onClose} />
  )
}

interface ClinicDialogProps {
  readonly clinic: { readonly id: string; readonly name: string }
  readonly onChanged: () => void
  readonly onClose: () => void
}

function ConfirmClinicDialog({ clinic, onChanged, onClose }: ClinicDialogProps) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { send, isPending, failure } = useCommandSending<PanelClinicRecord>({ onDone: onChanged })
  return (
    <ConfirmDialog
      title={texts.confirmTitle(clinic.name)}
      text={texts.confirmText}
      confirmLabel={texts.confirm}
      isPending={isPending}
      failure={failure?.message}
      onConfirm={() => void send(clinic.id, (options) => dataProvider.confirmPanelClinic(clinic.id, options))}
      onClose={onClose}
    />
  )
}

/** Shows the clinic as it is kept now: the list may be older. */
function CorrectDialog({ clinic, ...answers }: ClinicDialogProps) {
  const { meta } = wholeRecord
  const { data, error } = useGetOne<PanelClinicRecord>('panel-clinics', { id: clinic.id, meta }, wholeRecord)
  if (data) return <CorrectForm clinic={data} {...answers} />
  return (
    <FormDialog
      title={texts.editTitle(clinic.name)}
      isPending={false}
      confirm={undefined}
      onSubmit={answers.onClose}
      onClose={answers.onClose}
    >
      <FailureAlert message={error ? String((error as Error).message) : undefined} />
    </FormDialog>
  )
}

type Typed = Record<keyof PanelClinicFields, string>

const lines = ['name', 'address', 'area', 'zone'] as const
const hours = ['weekdays', 'saturday', 'sunday', 'publicHolidays'] as const
const degrees = ['latitude', 'longitude'] as const

function CorrectForm({ clinic, onChanged, onClose }: ClinicDialogProps & { readonly clinic: PanelClinicRecord }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { send, isPending, failure } = useCommandSending<PanelClinicRecord>({ onDone: onChanged })
  const [typed, setTyped] = useState<Typed>(() => typedOf(clinic))
  const [errors, setErrors] = useState<Readonly<Partial<Typed>>>({})

  function submit() {
    const judged = panelClinicFieldsSchema.safeParse(fieldsOf(typed))
    setErrors(judged.success ? {} : errorsOf(judged.error.issues))
    if (judged.success)
      void send(judged.data, (options) => dataProvider.correctPanelClinic(clinic.id, judged.data, options))
  }
  const inputOf = (field: keyof Typed) => ({
    label: texts.fields[field],
    value: typed[field],
    error: errors[field] !== undefined,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setErrors(({ [field]: _mended, ...others }) => others)
      setTyped((before) => ({ ...before, [field]: event.target.value }))
    },
  })

  return (
    <FormDialog
      title={texts.editTitle(clinic.name)}
      failure={failure?.message}
      isPending={isPending}
      confirm={{ label: texts.edit }}
      maxWidth="md"
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ mb: 2, color: 'text.secondary' }}>{texts.editHint}</Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {lines.map((field) => (
          <TextField key={field} {...inputOf(field)} helperText={errors[field]} />
        ))}
        <TextField select {...inputOf('type')} helperText={errors.type}>
          {Object.entries(clinicTypeLabels).map(([type, label]) => (
            <MenuItem key={type} value={type}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
        {hours.map((field, index) => (
          <TextField
            key={field}
            {...inputOf(field)}
            helperText={errors[field] ?? (index === 0 ? texts.hoursHint : undefined)}
          />
        ))}
        {degrees.map((field) => (
          <TextField
            key={field}
            {...inputOf(field)}
            helperText={errors[field]}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        ))}
      </Box>
    </FormDialog>
  )
}

function typedOf(clinic: PanelClinicRecord): Typed {
  const { name, address, area, zone, weekdays, saturday, sunday, publicHolidays } = clinic
  const words = { name, address, area, zone, weekdays, saturday, sunday, publicHolidays }
  const { type, latitude, longitude } = clinic
  return { ...words, type: String(type), latitude: String(latitude), longitude: String(longitude) }
}

function fieldsOf({ type, latitude, longitude, ...words }: Typed) {
  const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
  return { ...words, type: Number(type), latitude: numberOf(latitude), longitude: numberOf(longitude) }
}

function errorsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Partial<Typed> {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}
