import { newPlan } from '@member-care/domain/cover/new-plan.ts'
import { isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { planCreateTexts as texts, planEditTexts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Button, Paper, Stack } from '@mui/material'
import { useEffect, useState } from 'react'
import { TextInput } from 'react-admin'
import { useController } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { CompanyFilter } from '../claims/list/company-filter.tsx'
import { FailureAlert } from '../console/failure-alert.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { useFormSending } from '../record/command-form.tsx'
import { CreateForm } from '../record/create-form.tsx'
import { DateInput } from '../record/date-input.tsx'
import { postTo } from '../record/record-request.ts'
import { asSent, planAddress, type PlanRecord } from './plan-record.ts'

interface NewPlanForm {
  readonly companyId: string
  readonly planNo: string
  readonly name: string
  readonly holdsFrom: string
}

const empty: NewPlanForm = { companyId: '', planNo: '', name: '', holdsFrom: '' }
const { required } = planEditTexts

/** Begins a plan of a client: its draft is empty then, and is written or imported on the page that follows. */
export default function CreatePlanPage() {
  const navigate = useNavigate()
  const [created, setCreated] = useState<PlanRecord>()
  // Not before the form is empty again: it would ask whether what was typed may be lost.
  useEffect(() => {
    if (created) void navigate(planAddress(created.planId))
  }, [created, navigate])
  return (
    <>
      <PageHeading title={texts.title}>{texts.lead}</PageHeading>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 560 }}>
        <CreateForm<PlanRecord, NewPlanForm>
          resource="plans"
          label={texts.title}
          empty={empty}
          errorsOf={errorsOf}
          fieldOf={(name) => name.replace(/^draft\./, '')}
          create={({ companyId, planNo, name, holdsFrom }) =>
            postTo('/api/console/plans', {
              companyId,
              draft: asSent(newPlan({ planNo: planNo.trim(), name: name.trim(), holdsFrom })),
            })
          }
          onCreated={setCreated}
        >
          <Fields />
        </CreateForm>
      </Paper>
    </>
  )
}

function errorsOf({ companyId, planNo, name, holdsFrom }: NewPlanForm) {
  return {
    ...(companyId === '' && { companyId: texts.clientMissing }),
    ...(planNo.trim() === '' && { planNo: required }),
    ...(name.trim() === '' && { name: required }),
    ...(!isIsoDate(holdsFrom) && { holdsFrom: required }),
  }
}

function Fields() {
  const { isPending, failure } = useFormSending()
  const { fields } = planEditTexts
  return (
    <Stack spacing={2.5}>
      <ClientInput />
      <TextInput source="planNo" label={fields.planNo} slotProps={{ htmlInput: { maxLength: 60 } }} />
      <TextInput source="name" label={fields.name} slotProps={{ htmlInput: { maxLength: 200 } }} />
      <DateInput source="holdsFrom" label={fields.holdsFrom} />
      <FailureAlert message={failure?.message} sx={{ mt: 0 }} />
      <div>
        <Button type="submit" variant="contained" loading={isPending}>
          {texts.create}
        </Button>
      </div>
    </Stack>
  )
}

function ClientInput() {
  const { field, fieldState } = useController<NewPlanForm, 'companyId'>({ name: 'companyId' })
  return (
    <CompanyFilter
      companyId={field.value}
      onChange={field.onChange}
      placeholder={texts.chooseClient}
      error={fieldState.error?.message}
    />
  )
}
