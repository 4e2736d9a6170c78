import {
  emptyHrClaimForm,
  hrClaimErrors,
  hrClaimTypes,
  hrFilesError,
  kindOfHrClaim,
  type HrClaimForm,
} from '@member-care/domain/claim/hr-claim/hr-claim-form.ts'
import { claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { hrClaimFormTexts as texts } from '@member-care/domain/texts/hr-claim-form-texts.ts'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Alert, AlertTitle, Button, Paper, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { TextInput, useGetOne } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { PageSkeleton } from '../../console/page-skeleton.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { growingListOptions } from '../../list/list-query.ts'
import { ChoiceInput } from '../../record/choice-input.tsx'
import { CommandForm, useFormSending } from '../../record/command-form.tsx'
import { DateInput } from '../../record/date-input.tsx'
import { hrDataProvider, type ClaimFormChoices } from '../hr-data-provider.ts'
import { DocumentsInput } from './documents-input.tsx'
import { employeeClaimsAddress } from './employee-addresses.ts'
import { EmployeeFrame } from './employee-frame.tsx'

const { fields } = texts

interface Values extends HrClaimForm {
  readonly attachments: readonly File[]
}

/** HR files a claim for an employee (3§2.16, S20). */
export default function AddClaimPage() {
  return <EmployeeFrame title={texts.title}>{({ uuid }) => <AddClaim userId={uuid} />}</EmployeeFrame>
}

function AddClaim({ userId }: { readonly userId: string }) {
  const {
    data: choices,
    error,
    refetch,
  } = useGetOne<ClaimFormChoices>('claim-form-choices', { id: userId }, growingListOptions)
  const [isCreated, setCreated] = useState(false)
  if (isCreated) return <Created userId={userId} onAnother={() => setCreated(false)} />
  if (choices) return <ClaimForm userId={userId} choices={choices} onCreated={() => setCreated(true)} />
  if (error)
    return (
      <LoadFailure
        title={hrEmployeeTexts.page.failed}
        detail={(error as Error).message}
        onRetry={() => void refetch()}
      />
    )
  return <PageSkeleton />
}

function ClaimForm({
  userId,
  choices,
  onCreated,
}: {
  readonly userId: string
  readonly choices: ClaimFormChoices
  readonly onCreated: () => void
}) {
  const { send, isPending, failure } = useCommandSending<unknown>()
  const today = singaporeToday(new Date())
  const [only, ...more] = choices.companies
  const empty: Values = {
    ...emptyHrClaimForm,
    companyId: more.length === 0 ? (only?.companyId ?? '') : '',
    attachments: [],
  }
  const currencies = choices.currencies.map(({ code }) => code)
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640 }}>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{texts.lead}</Typography>
      <CommandForm<Values, unknown>
        label={texts.title}
        empty={empty}
        errorsOf={({ attachments, ...form }) => {
          const wrongFiles = hrFilesError(attachments.map(({ name, size }) => ({ name, bytes: size })))
          return {
            ...hrClaimErrors(form, { companies: choices.companies, currencies }, today),
            ...(wrongFiles !== undefined && { attachments: wrongFiles }),
          }
        }}
        send={({ attachments, ...form }) =>
          send([form, attachments.map(({ name, size, lastModified }) => [name, size, lastModified])], (options) =>
            hrDataProvider.fileEmployeeClaim(userId, form, attachments, options),
          )
        }
        onDone={onCreated}
        isPending={isPending}
        failure={failure}
      >
        <Fields choices={choices} />
      </CommandForm>
    </Paper>
  )
}

function Fields({ choices: { companies, currencies } }: { readonly choices: ClaimFormChoices }) {
  const { isPending, failure } = useFormSending()
  const kind = kindOfHrClaim({ typeOfClaim: String(useWatch({ name: 'typeOfClaim' })) })
  return (
    <Stack spacing={2.5}>
      {companies.length > 1 && (
        <ChoiceInput
          source="companyId"
          label={fields.companyId}
          choices={[
            { id: '', name: '–' },
            ...companies.map(({ companyId, companyName }) => ({ id: companyId, name: companyName })),
          ]}
          parse={(value) => value}
        />
      )}
      <ChoiceInput
        source="typeOfClaim"
        label={fields.typeOfClaim}
        choices={claimKinds.map((one) => ({
          id: hrClaimTypes[one],
          name: hrEmployeeTexts.claims.types[one === 'inpatient' ? 2 : 3],
        }))}
      />
      <TextInput source="providerName" label={fields.providerName} helperText={false} parse={asText} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <ChoiceInput
          source="currency"
          label={fields.currency}
          choices={currencies.map(({ code, name }) => ({ id: code, name: `${code} · ${name}` }))}
        />
        <TextInput
          source="amount"
          label={fields.amount}
          helperText={false}
          parse={asText}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
        />
      </Stack>
      {kind === 'inpatient' ? (
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DateInput source="admissionDate" label={fields.admissionDate} />
          <DateInput source="dischargeDate" label={fields.dischargeDate} />
        </Stack>
      ) : (
        <>
          <DateInput source="visitDate" label={fields.visitDate} />
          <TextInput source="receiptNo" label={fields.receiptNo} helperText={false} parse={asText} />
          <ChoiceInput
            source="prePostHospitalisation"
            label={fields.prePostHospitalisation}
            choices={[
              { id: 'Y', name: texts.prePost.Y },
              { id: 'N', name: texts.prePost.N },
            ]}
          />
        </>
      )}
      <DocumentsInput source="attachments" />
      <FailureAlert title={texts.failed} message={failure?.message} sx={{ mt: 0 }} />
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'start' }}>
        {texts.submit}
      </Button>
    </Stack>
  )
}

/** react-admin takes an emptied field for null. */
function asText(value: string | null): string {
  return value ?? ''
}

function Created({ userId, onAnother }: { readonly userId: string; readonly onAnother: () => void }) {
  return (
    <Alert severity="success" role="status" sx={{ maxWidth: 640 }}>
      <AlertTitle>{texts.created}</AlertTitle>
      {texts.createdDetail}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button component={Link} to={employeeClaimsAddress(userId)} variant="outlined" size="small">
          {texts.seeClaims}
        </Button>
        <Button onClick={onAnother} size="small">
          {texts.another}
        </Button>
      </Stack>
    </Alert>
  )
}
