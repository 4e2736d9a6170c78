import { Paper } from '@mui/material'
import { claimHistoryTexts } from '@member-care/domain/texts/claim-history-texts.ts'
import { PageHeading } from '../console/page-heading.tsx'
import { FindClaimForm } from '../claims/history/find-claim-form.tsx'

/** The way to a claim's history for who knows its number, also for auditors, who have no claim lists. */
export default function FindClaimPage() {
  return (
    <>
      <PageHeading title={claimHistoryTexts.findTitle}>{claimHistoryTexts.findLead}</PageHeading>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640 }}>
        <FindClaimForm />
      </Paper>
    </>
  )
}
