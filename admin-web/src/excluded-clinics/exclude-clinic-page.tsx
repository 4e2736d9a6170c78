import { clinicCodeError, LONGEST_CLINIC_CODE } from '@member-care/domain/excluded-clinic/excluded-clinic-code.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { excludedClinicTexts } from '@member-care/domain/texts/excluded-clinic-texts.ts'
import { Alert, AlertTitle, Button, Link, Paper, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { PageHeading } from '../console/page-heading.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { useUnsavedChangesWarning } from '../console/use-unsaved-changes-warning.ts'
import { excludedClinicListAddress } from './excluded-clinic-address.ts'
import { excludeClinic, type ExcludedClinic } from './excluded-clinic-calls.ts'

/** Excludes a clinic by its code (3§2.12). */
export default function ExcludeClinicPage() {
  const [created, setCreated] = useState<ExcludedClinic>()
  const { register, handleSubmit, reset, setError, formState } = useForm<{ code: string }>({ mode: 'onSubmit', reValidateMode: 'onSubmit', defaultValues: { code: '' } })
  const { send, isPending, failure } = useCommandSending<ExcludedClinic>({
    onDone: (clinic) => {
      setCreated(clinic)
      reset()
    },
  })
  useUnsavedChangesWarning(formState.isDirty)
  const submit = handleSubmit(async ({ code }) => {
    setCreated(undefined)
    const outcome = await send(code, (options) => excludeClinic(code, options))
    const refused = outcome && 'failed' in outcome && outcome.failed.status === 422 ? outcome.failed.message : undefined
    if (refused !== undefined) setError('code', { message: refused }, { shouldFocus: true })
  })
  const codeError = formState.errors.code?.message

  return (
    <>
      <PageHeading title={excludedClinicTexts.createTitle}>{excludedClinicTexts.lead}</PageHeading>
      <div role="status">{created && <Created clinic={created} />}</div>
      {failure && (
        <Alert severity="error" sx={{ mb: 2.5 }}>
          <AlertTitle>{consoleTexts.issue}</AlertTitle>
          {failure.message}
        </Alert>
      )}
      <Paper variant="outlined" component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ p: { xs: 2, sm: 3 }, maxWidth: 560 }}>
        <Stack spacing={2.5}>
          <TextField
            label={excludedClinicTexts.code}
            error={codeError !== undefined}
            helperText={codeError ?? excludedClinicTexts.codeHint}
            autoComplete="off"
            slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'characters', maxLength: LONGEST_CLINIC_CODE * 2 } }}
            {...register('code', { validate: (code) => clinicCodeError(code) ?? true })}
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" variant="contained" loading={isPending}>
              {excludedClinicTexts.create}
            </Button>
            <Button component={RouterLink} to={excludedClinicListAddress}>
              {excludedClinicTexts.toList}
            </Button>
          </Stack>
        </Stack>
      </Paper>
    </>
  )
}

function Created({ clinic: { code, clinicName } }: { clinic: ExcludedClinic }) {
  return (
    <Alert severity="success" sx={{ mb: 2.5 }}>
      <AlertTitle>{excludedClinicTexts.created}</AlertTitle>
      {code} · {clinicName ?? excludedClinicTexts.notOnPanel}.{' '}
      <Link component={RouterLink} to={excludedClinicListAddress} color="inherit" underline="always">
        {excludedClinicTexts.toList}
      </Link>
    </Alert>
  )
}
