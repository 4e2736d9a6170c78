import BackIcon from '@mui/icons-material/ArrowBack'
import { planEditTexts, planHistoryTexts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { historyTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { Button } from '@mui/material'
import { ShowBase, useRecordContext } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { PageHeading } from '../console/page-heading.tsx'
import { RecordHistory } from '../history/record-history.tsx'
import { shownRecord } from '../record/whole-record.ts'
import { planAddress, type PlanRecord } from './plan-record.ts'

/** Who did what with a plan, and the plan as it was at any moment. */
export default function PlanHistoryPage() {
  const { planId = '' } = useParams()
  return (
    <ShowBase key={planId} resource="plans" id={planId} queryOptions={shownRecord} disableAuthentication>
      <Button component={Link} to={planAddress(planId)} startIcon={<BackIcon />} sx={{ mb: 1, ml: -2 }}>
        {planEditTexts.toPlan}
      </Button>
      <Heading />
      <RecordHistory kind="plans" id={planId} noun={historyTexts.nouns.plans} />
    </ShowBase>
  )
}

/** By what the plan is called by now; what happened to it does not wait for that. */
function Heading() {
  const plan = useRecordContext<PlanRecord>()
  return (
    <PageHeading title={plan ? planHistoryTexts.title(`${plan.planNo} · ${plan.name}`) : historyTexts.titles.plans}>
      {plan?.companyName}
    </PageHeading>
  )
}
