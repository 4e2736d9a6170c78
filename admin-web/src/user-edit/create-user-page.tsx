import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { newUserFormErrors, type NewUserForm } from '@member-care/domain/user/user-form.ts'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { FailureAlert } from '../console/failure-alert.tsx'
import { Panel } from '../console/field-list.tsx'
import { personalText } from '../console/forgotten.ts'
import { WholeCode } from '../console/whole-code.tsx'
import { postTo } from '../record/record-request.ts'
import { userAddress } from '../record/user-links.tsx'
import CompanyPickerDialog, { type PickedCompany } from '../clients/company-picker-dialog.tsx'
import { useFormSending } from '../record/command-form.tsx'
import { CreateForm } from '../record/create-form.tsx'
import { DateInput } from '../record/date-input.tsx'
import { InputGrid } from '../record/input-grid.tsx'
import { PersonInputs, usualCountryCode } from './person-inputs.tsx'
import type { EditedUser } from './user-edit-calls.ts'
import { UserHeader } from './user-header.tsx'
import { UserSections } from './user-sections.tsx'

const { fields } = userEditTexts

const emptyForm: NewUserForm = {
  companyId: '',
  nric: '',
  name: '',
  birthdate: '',
  gender: '',
  contactNoCountryCode: usualCountryCode,
  contactNo: '',
  email: '',
  effectiveStartDate: '',
  effectiveEndDate: '',
}

/** Creates a user: only the first tab is there, until there is somebody for the others (3§2.10). */
export default function CreateUserPage() {
  const [created, setCreated] = useState<EditedUser>()
  return (
    <>
      <UserHeader
        title={userEditTexts.createTitle}
        user={undefined}
        shownCompanyId={undefined}
        onForgotten={() => undefined}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
          gap: { xs: 2.5, lg: 3 },
        }}
      >
        <UserSections target={undefined} />
        <Stack spacing={2.5} sx={{ minWidth: 0, maxWidth: 960 }}>
          {created && <CreatedBanner user={created} />}
          <Panel title={userEditTexts.sections.basic}>
            <CreateForm<EditedUser, NewUserForm>
              resource="users"
              label={userEditTexts.createTitle}
              empty={emptyForm}
              errorsOf={(values) => newUserFormErrors(values, singaporeToday(new Date()))}
              create={(values) => postTo('/api/console/users', values)}
              onAsk={() => setCreated(undefined)}
              onCreated={(user) => {
                setCreated(user)
                window.scrollTo({ top: 0 })
              }}
            >
              <NewUserInputs />
            </CreateForm>
          </Panel>
        </Stack>
      </Box>
    </>
  )
}

function NewUserInputs() {
  const { isPending, failure } = useFormSending()
  return (
    <>
      <Stack spacing={2.5}>
        <CompanyInput />
        <PersonInputs isNew />
        <InputGrid>
          <DateInput source="effectiveStartDate" label={fields.effectiveStartDate} required />
          <DateInput source="effectiveEndDate" label={fields.effectiveEndDate} helperText={fields.endHint} />
        </InputGrid>
      </Stack>
      <FailureAlert message={failure?.message} sx={{ mt: 2.5 }} />
      <Button type="submit" variant="contained" loading={isPending} sx={{ mt: 3 }}>
        {userEditTexts.create}
      </Button>
    </>
  )
}

function CreatedBanner({ user }: { user: EditedUser }) {
  return (
    <Alert severity="success">
      {userEditTexts.created} {personalText(user.name)}.{' '}
      <Link component={RouterLink} to={userAddress(user.id)} color="inherit" underline="always">
        {userEditTexts.openCreated}
      </Link>
    </Alert>
  )
}

/** The company, picked in a dialog. */
function CompanyInput() {
  const [company, setCompany] = useState<PickedCompany>()
  const [isPicking, setPicking] = useState(false)
  const { field, fieldState } = useInput({ source: 'companyId' })
  const { clearErrors } = useFormContext<NewUserForm>()
  const error = fieldState.error?.message
  return (
    <Box role="group" aria-label={fields.company}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {fields.company}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {company && (
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{company.name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <WholeCode>{company.groupCode}</WholeCode> · <WholeCode>{company.policyNo}</WholeCode>
            </Typography>
          </Box>
        )}
        <Button
          ref={(button) => field.ref(button && { focus: () => button.focus() })}
          variant="outlined"
          onClick={() => setPicking(true)}
          aria-describedby={error ? 'company-error' : undefined}
        >
          {company ? userEditTexts.companyPicked : userEditTexts.pickCompany}
        </Button>
      </Box>
      {error && (
        <Typography id="company-error" variant="body2" sx={{ color: 'error.main', mt: 0.5 }}>
          {error}
        </Typography>
      )}
      {isPicking && (
        <CompanyPickerDialog
          resource="clients"
          onSelect={(client) => {
            setCompany(client)
            field.onChange(client.id)
            clearErrors('companyId')
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Box>
  )
}
