import { planEditTexts as texts, planListTexts, planPageTexts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Box, Button } from '@mui/material'
import { useNotify, useRecordContext } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { PageHeading } from '../../console/page-heading.tsx'
import { EditRecord } from '../../record/edit-record.tsx'
import { RecordForm } from '../../record/record-form.tsx'
import { putTo } from '../../record/record-request.ts'
import { asSent, contentToEdit, importPlanAddress, planAddress, planListPath, type PlanRecord } from '../plan-record.ts'
import { PlanEditor } from './plan-editor.tsx'
import { planComparison } from './plan-form-comparison.ts'
import { planFormErrors, planOfForm, type PlanForm } from './plan-form.ts'

/** The editor of a plan's next version. */
export default function PlanEditPage() {
  const { planId = '' } = useParams()
  return (
    <EditRecord
      resource="plans"
      id={planId}
      title={planListTexts.title}
      notFound={planPageTexts.notFound}
      wayOut={
        <Button component={Link} to={planListPath}>
          {planPageTexts.toList}
        </Button>
      }
    >
      <PlanEditing />
    </EditRecord>
  )
}

function PlanEditing() {
  const plan = useRecordContext<PlanRecord>()
  const notify = useNotify()
  if (!plan) return null
  return (
    <>
      <PageHeading
        title={texts.title(`${plan.planNo} · ${contentToEdit(plan).name}`)}
        actions={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button component={Link} to={importPlanAddress(plan.planId)}>
              {planPageTexts.import}
            </Button>
            <Button component={Link} to={planAddress(plan.planId)}>
              {texts.toPlan}
            </Button>
          </Box>
        }
      >
        {plan.companyName}
      </PageHeading>
      <RecordForm<PlanRecord, PlanForm>
        label={texts.form}
        valuesOf={(record) => structuredClone(contentToEdit(record)) as PlanForm}
        errorsOf={planFormErrors}
        comparison={planComparison}
        update={({ opened, values }) =>
          putTo('/api/console/plans/{planId}/draft', { draft: asSent(planOfForm(values)), revision: opened.revision })
        }
        onSaved={() => notify(texts.saved, { type: 'success' })}
      >
        <PlanEditor />
      </RecordForm>
    </>
  )
}
