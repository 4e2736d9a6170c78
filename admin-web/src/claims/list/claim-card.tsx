import { amountText } from '@member-care/domain/money/money.ts'
import { claimListTexts } from '@member-care/domain/texts/claim-list-texts.ts'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useResourceContext } from 'react-admin'
import { PersonalText } from '../../console/personal-text.tsx'
import { agoText } from '../../console/singapore-time.ts'
import { UserLink } from '../../record/user-links.tsx'
import { treatmentDates } from '../claim-dates.ts'
import { ClaimLink } from '../claim-link.tsx'
import type { ClaimResource, ClaimRow } from '../claim-record.ts'
import { ClaimStatusChip } from '../claim-status-chip.tsx'
import { RetryWarning } from '../retry-warning.tsx'

/** A claim of the list where a table does not fit. */
export function ClaimCard({ claim }: { claim: ClaimRow }) {
  const resource = useResourceContext() as ClaimResource
  const [now] = useState(() => Date.now())
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <UserLink userId={claim.claimantId}>
            <PersonalText value={claim.claimantName} />
          </UserLink>
        </Typography>
        <ClaimStatusChip status={claim.status} />
      </Box>
      <ClaimLink resource={resource} claim={claim} />
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {claim.companyName}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {claim.providerName} · {treatmentDates(claim)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mt: 0.5 }}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {amountText(claim.amount, claim.currency)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {claimListTexts.filed(agoText(claim.filedAt, now))}
        </Typography>
      </Box>
      <RetryWarning claim={claim} />
    </>
  )
}
