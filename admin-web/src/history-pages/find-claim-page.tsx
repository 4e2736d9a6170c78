import { Paper } from '@mui/material'
import { PageHeading } from '../console/page-heading.tsx'
import { FindClaimForm } from '../claims/history/find-claim-form.tsx'

/** The way to a claim's history for who knows its number, also for auditors, who have no claim lists. */
export default function FindClaimPage() {
  return (
    <>
      <PageHeading title="Claim history">
        Every event of a claim, who did it, and the claim as it was at any moment.
      </PageHeading>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640 }}>
        <FindClaimForm />
      </Paper>
    </>
  )
}
