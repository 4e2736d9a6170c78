import { Alert, AlertTitle, Box, Button, Link, Paper, Stack } from '@mui/material'
import { administratorFormErrors, EVERY_GROUP_CODE } from '@member-care/domain/access/administrator-form.ts'
import {
  administratorFormTexts as texts,
  administratorListTexts,
} from '@member-care/domain/texts/administrator-list-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { useEffect, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { FailureAlert } from '../console/failure-alert.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { useFormSending } from '../record/command-form.tsx'
import { CreateForm } from '../record/create-form.tsx'
import { postTo } from '../record/record-request.ts'
import { AdministratorFields, type AdministratorFormValues } from './administrator-fields.tsx'
import { administratorAddress, administratorListAddress, type AdministratorRecord } from './administrator-record.ts'

const nothing: AdministratorFormValues = { name: '', email: '', roles: [], groupCodes: [EVERY_GROUP_CODE] }

/** `/systemadmin/admin/create` (3§2.11). */
export default function AdministratorCreatePage() {
  const [created, setCreated] = useState<AdministratorRecord>()
  return (
    <>
      <PageHeading title={texts.createTitle} />
      {created ? (
        <Created administrator={created} onAnother={() => setCreated(undefined)} />
      ) : (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 960 }}>
          <CreateForm<AdministratorRecord, AdministratorFormValues>
            resource="administrators"
            label={texts.createTitle}
            empty={nothing}
            errorsOf={administratorFormErrors}
            create={creationOf}
            onCreated={setCreated}
          >
            <AdministratorFields />
            <CreateToolbar />
          </CreateForm>
        </Paper>
      )}
    </>
  )
}

function CreateToolbar() {
  const { isPending, failure } = useFormSending()
  return (
    <>
      <FailureAlert message={failure?.message} sx={{ mt: 3 }} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button type="submit" variant="contained" loading={isPending}>
          {texts.create}
        </Button>
        <Button component={RouterLink} to={administratorListAddress}>
          {editTexts.cancel}
        </Button>
      </Stack>
    </>
  )
}

function Created({ administrator, onAnother }: { administrator: AdministratorRecord; onAnother: () => void }) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => banner.current?.focus(), [])
  return (
    <>
      <Alert ref={banner} tabIndex={-1} severity="success" sx={{ maxWidth: 960 }}>
        <AlertTitle>{administratorListTexts.created}</AlertTitle>
        {administratorListTexts.createdDetail}
        <Box sx={{ mt: 1.5 }}>
          <Link
            component={RouterLink}
            to={administratorAddress(administrator.id)}
            sx={{ display: 'inline-block', minHeight: 24 }}
          >
            {administratorListTexts.open(administrator.name)}
          </Link>
        </Box>
      </Alert>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button variant="contained" onClick={onAnother}>
          {administratorListTexts.add}
        </Button>
        <Button component={RouterLink} to={administratorListAddress}>
          {administratorListTexts.backToList}
        </Button>
      </Stack>
    </>
  )
}

function creationOf({ name, email, roles, groupCodes }: AdministratorFormValues) {
  return postTo('/api/console/administrators', { name, email, roles: [...roles], groupCodes: [...groupCodes] })
}
