import { amountText } from '@member-care/domain/money/money.ts'
import { Box, Typography } from '@mui/material'
import { PersonalText } from '../console/personal-text.tsx'
import { dayText, HrClaimLink } from './hr-claim-columns.tsx'
import type { HrClaimRow } from './hr-claim-record.ts'

/** An HR claim in the list where a table does not fit. */
export function HrClaimCard({ claim }: { claim: HrClaimRow }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{claim.companyName}</Typography>
        <HrClaimLink claim={claim} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {claim.typeOfClaim} · {claim.providerName}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 0.5 }}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {amountText(claim.amount, claim.currency)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
          <PersonalText value={claim.submittedBy} /> · {dayText(claim.createdAt)}
        </Typography>
      </Box>
    </>
  )
}
