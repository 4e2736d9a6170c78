import { Paper, Typography } from '@mui/material'
import { FindClaimForm } from '../history/find-claim-form.tsx'

/** The start of who has no claim lists: straight to a claim's history. */
export function AuditorStart() {
  return (
    <Paper component="section" aria-label="Find a claim's history" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        Find a claim&apos;s history
      </Typography>
      <FindClaimForm />
    </Paper>
  )
}
