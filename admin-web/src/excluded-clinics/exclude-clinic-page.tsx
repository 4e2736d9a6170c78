import { clinicCodeError } from '@member-care/domain/excluded-clinic/excluded-clinic-code.ts'
import { excludedClinicTexts } from '@member-care/domain/texts/excluded-clinic-texts.ts'
import { Alert, AlertTitle, Button, Link, Paper, Stack } from '@mui/material'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { FailureAlert } from '../console/failure-alert.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { useFormSending } from '../record/command-form.tsx'
import { CreateForm } from '../record/create-form.tsx'
import { postTo } from '../record/record-request.ts'
import { excludedClinicListPath } from './excluded-clinic-addresses.ts'
import type { ExcludedClinic } from './excluded-clinic-commands.ts'

interface ExclusionForm {
  readonly code: string
}

/** Excludes a clinic by its code (3§2.12). */
export default function ExcludeClinicPage() {
  const [created, setCreated] = useState<ExcludedClinic>()
  return (
    <>
      <PageHeading title={excludedClinicTexts.createTitle}>{excludedClinicTexts.lead}</PageHeading>
      <div role="status">{created && <Created clinic={created} />}</div>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 560 }}>
        <CreateForm<ExcludedClinic, ExclusionForm>
          resource="excluded-clinics"
          label={excludedClinicTexts.createTitle}
          empty={{ code: '' }}
          errorsOf={({ code }) => {
            const error = clinicCodeError(code)
            return error === undefined ? {} : { code: error }
          }}
          create={({ code }) => postTo('/api/console/excluded-clinics', { code })}
          onAsk={() => setCreated(undefined)}
          onCreated={setCreated}
        >
          <CodeAndButtons />
        </CreateForm>
      </Paper>
    </>
  )
}

function CodeAndButtons() {
  const { isPending, failure } = useFormSending()
  return (
    <Stack spacing={2.5}>
      <TextInput
        source="code"
        label={excludedClinicTexts.code}
        helperText={excludedClinicTexts.codeHint}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'characters' } }}
      />
      <FailureAlert message={failure?.message} sx={{ mt: 0 }} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isPending}>
          {excludedClinicTexts.create}
        </Button>
        <Button component={RouterLink} to={excludedClinicListPath}>
          {excludedClinicTexts.toList}
        </Button>
      </Stack>
    </Stack>
  )
}

function Created({ clinic: { code, clinicName } }: { clinic: ExcludedClinic }) {
  return (
    <Alert severity="success" sx={{ mb: 2.5 }}>
      <AlertTitle>{excludedClinicTexts.created}</AlertTitle>
      {code} · {clinicName ?? excludedClinicTexts.notOnPanel}.{' '}
      <Link component={RouterLink} to={excludedClinicListPath} color="inherit" underline="always">
        {excludedClinicTexts.toList}
      </Link>
    </Alert>
  )
}
