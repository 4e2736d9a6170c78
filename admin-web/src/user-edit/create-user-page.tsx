import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { newUserFormErrors, type NewUserForm } from '@member-care/domain/user/user-form.ts'
import { useState } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { FailureAlert } from '../console/failure-alert.tsx'
import { Panel } from '../console/field-list.tsx'
import { personalText } from '../console/forgotten.ts'
import type { HttpErrorBody } from '../console/http-error.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { useUnsavedChangesWarning } from '../console/use-unsaved-changes-warning.ts'
import { WholeCode } from '../console/whole-code.tsx'
import { userAddress } from '../users/user-links.tsx'
import { ClientPickerDialog, type PickedClient } from './client-picker-dialog.tsx'
import { InputGrid } from './edit-frame.tsx'
import { DateInput } from './form-inputs.tsx'
import { PersonInputs, usualCountryCode } from './person-inputs.tsx'
import { createUser, type EditedUser } from './user-edit-calls.ts'
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

/** The order of the form, for the focus on the first that is wrong. */
const order = Object.keys(emptyForm) as (keyof NewUserForm)[]

/** Creates a user: only the first tab is there, until there is somebody for the others (3§2.10). */
export default function CreateUserPage() {
  const [created, setCreated] = useState<EditedUser>()
  const [company, setCompany] = useState<PickedClient>()
  const form = useForm<NewUserForm>({
    defaultValues: emptyForm,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errors = newUserFormErrors(values, singaporeToday(new Date()))
      const found = order.flatMap((field) => (errors[field] === undefined ? [] : [[field, { type: 'rule', message: errors[field] }]]))
      return found.length > 0 ? { values: {}, errors: Object.fromEntries(found) as never } : { values, errors: {} }
    },
  })
  const { send, isPending, failure } = useCommandSending<EditedUser>()
  useUnsavedChangesWarning(form.formState.isDirty && !isPending)

  async function create(values: NewUserForm): Promise<void> {
    setCreated(undefined)
    const outcome = await send(values, (options) => createUser(values, options))
    if (!outcome) return
    if ('done' in outcome) {
      setCreated(outcome.done)
      setCompany(undefined)
      form.reset(emptyForm)
      window.scrollTo({ top: 0 })
      return
    }
    const errors = Object.entries((outcome.failed.body as HttpErrorBody | null)?.errors ?? {}).filter(([field, text]) => field in emptyForm && typeof text === 'string')
    errors.forEach(([field, text], index) => form.setError(field as keyof NewUserForm, { message: String(text) }, { shouldFocus: index === 0 }))
  }

  return (
    <>
      <UserHeader title={userEditTexts.createTitle} user={undefined} isLoading={false} shownCompanyId={undefined} onForgotten={() => undefined} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' }, gap: { xs: 2.5, lg: 3 } }}>
        <UserSections target={undefined} />
        <Box component="form" noValidate aria-label={userEditTexts.createTitle} onSubmit={(event) => void form.handleSubmit(create)(event)} sx={{ minWidth: 0, maxWidth: 960 }}>
          <Stack spacing={2.5}>
            {created && <CreatedBanner user={created} />}
            <Panel title={userEditTexts.sections.basic}>
              <FormProvider {...form}>
                <Stack spacing={2.5}>
                  <CompanyChoice form={form} company={company} onPick={setCompany} isDisabled={isPending} />
                  <PersonInputs isDisabled={isPending} isNew />
                  <InputGrid>
                    <DateInput control={form.control} name="effectiveStartDate" label={fields.effectiveStartDate} isDisabled={isPending} isRequired />
                    <DateInput control={form.control} name="effectiveEndDate" label={fields.effectiveEndDate} isDisabled={isPending} hint={fields.endHint} />
                  </InputGrid>
                </Stack>
              </FormProvider>
              <FailureAlert message={failure?.message} sx={{ mt: 2.5 }} />
              <Button type="submit" variant="contained" loading={isPending} sx={{ mt: 3 }}>
                {userEditTexts.create}
              </Button>
            </Panel>
          </Stack>
        </Box>
      </Box>
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

interface CompanyChoiceProps {
  readonly form: UseFormReturn<NewUserForm>
  readonly company: PickedClient | undefined
  readonly onPick: (company: PickedClient) => void
  readonly isDisabled: boolean
}

/** The company, picked in a dialog. */
function CompanyChoice({ form, company, onPick, isDisabled }: CompanyChoiceProps) {
  const [isPicking, setPicking] = useState(false)
  const { ref } = form.register('companyId')
  const error = form.formState.errors.companyId?.message
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
        <Button ref={(button) => ref(button && { focus: () => button.focus() })} variant="outlined" disabled={isDisabled} onClick={() => setPicking(true)} aria-describedby={error ? 'company-error' : undefined}>
          {company ? userEditTexts.companyPicked : userEditTexts.pickCompany}
        </Button>
      </Box>
      {error && (
        <Typography id="company-error" variant="body2" sx={{ color: 'error.main', mt: 0.5 }}>
          {error}
        </Typography>
      )}
      {isPicking && (
        <ClientPickerDialog
          taken={[]}
          onSelect={(client) => {
            onPick(client)
            form.setValue('companyId', client.id, { shouldDirty: true })
            form.clearErrors('companyId')
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Box>
  )
}
