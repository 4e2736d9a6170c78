import { Alert, AlertTitle, Box, Button, Link, Paper, Stack } from '@mui/material'
import { EVERY_GROUP_CODE } from '@member-care/domain/access/administrator-form.ts'
import { administratorFormTexts as texts, administratorListTexts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { FailureAlert } from '../console/failure-alert.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { useUnsavedChangesWarning } from '../console/use-unsaved-changes-warning.ts'
import { AdministratorFields, type AdministratorFormValues } from './administrator-fields.tsx'
import { administratorResolver, refusedFields } from './administrator-form-errors.ts'
import { administratorAddress, administratorListAddress, type AdministratorRecord } from './administrator-record.ts'
import { addAdministrator } from './administrators-calls.ts'

const nothing: AdministratorFormValues = { name: '', email: '', roles: [], groupCodes: [EVERY_GROUP_CODE] }

/** `/systemadmin/admin/create` (3§2.11). */
export default function AdministratorCreatePage() {
  const [created, setCreated] = useState<AdministratorRecord>()
  const form = useForm<AdministratorFormValues>({ defaultValues: nothing, resolver: administratorResolver, mode: 'onSubmit', reValidateMode: 'onSubmit' })
  const sending = useCommandSending<AdministratorRecord>()
  useUnsavedChangesWarning(form.formState.isDirty && created === undefined)

  const submit = form.handleSubmit(async ({ name, email, roles, groupCodes }) => {
    const body = { name, email, roles: [...roles], groupCodes: [...groupCodes] }
    const answer = await sending.send(body, (options) => addAdministrator(body, options))
    if (!answer) return
    if ('done' in answer) setCreated(answer.done)
    else for (const [index, { name, message }] of refusedFields(answer.failed).entries()) form.setError(name, { message }, { shouldFocus: index === 0 })
  })

  if (created) {
    return (
      <Created
        administrator={created}
        onAnother={() => {
          form.reset(nothing)
          setCreated(undefined)
        }}
      />
    )
  }
  return (
    <>
      <PageHeading title={texts.createTitle} />
      <Paper variant="outlined" component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ p: { xs: 2, sm: 3 }, maxWidth: 960 }}>
        <AdministratorFields form={form} />
        <FailureAlert message={sending.failure?.message} sx={{ mt: 3 }} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
          <Button type="submit" variant="contained" loading={sending.isPending}>
            {texts.create}
          </Button>
          <Button component={RouterLink} to={administratorListAddress}>
            Cancel
          </Button>
        </Stack>
      </Paper>
    </>
  )
}

function Created({ administrator, onAnother }: { administrator: AdministratorRecord; onAnother: () => void }) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => banner.current?.focus(), [])
  return (
    <>
      <PageHeading title={texts.createTitle} />
      <Alert ref={banner} tabIndex={-1} severity="success" sx={{ maxWidth: 960 }}>
        <AlertTitle>{administratorListTexts.created}</AlertTitle>
        {administratorListTexts.createdDetail}
        <Box sx={{ mt: 1.5 }}>
          <Link component={RouterLink} to={administratorAddress(administrator.id)} sx={{ display: 'inline-block', minHeight: 24 }}>
            Open {administrator.name}
          </Link>
        </Box>
      </Alert>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button variant="contained" onClick={onAnother}>
          {administratorListTexts.add}
        </Button>
        <Button component={RouterLink} to={administratorListAddress}>
          Back to the list
        </Button>
      </Stack>
    </>
  )
}
