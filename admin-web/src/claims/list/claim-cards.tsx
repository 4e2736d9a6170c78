import { Box, Typography } from '@mui/material'
import { CardSkeletons } from '../../console/card-skeletons.tsx'
import { moneyText } from '../../console/money-text.ts'
import { PersonalText } from '../../console/personal-text.tsx'
import { agoText } from '../../console/singapore-time.ts'
import { treatmentDates } from '../claim-dates.ts'
import { ClaimLink } from '../claim-link.tsx'
import type { ClaimResource, ClaimRow } from '../claim-record.ts'
import { ClaimStatusChip } from '../claim-status-chip.tsx'
import { RetryWarning } from '../retry-warning.tsx'
import { UserLink } from '../../users/user-links.tsx'

export interface ClaimCardsProps {
  readonly label: string
  readonly resource: ClaimResource
  /** Undefined while they are loading for the first time. */
  readonly claims: readonly ClaimRow[] | undefined
  readonly now: number
}

/** The claim list where a table does not fit: a card per claim. */
export function ClaimCards({ label, resource, claims, now }: ClaimCardsProps) {
  if (!claims) return <CardSkeletons />
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {claims.map((claim) => (
        <Box component="li" key={claim.id} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
            <ClaimLink resource={resource} claim={claim} />
            <ClaimStatusChip status={claim.status} />
          </Box>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <UserLink userId={claim.claimantId}>
              <PersonalText value={claim.claimantName} />
            </UserLink>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {claim.companyName}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {claim.providerName} · {treatmentDates(claim)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mt: 0.5 }}>
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{moneyText(claim.amount, claim.currency)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Filed {agoText(claim.filedAt, now)}
            </Typography>
          </Box>
          <RetryWarning claim={claim} />
        </Box>
      ))}
    </Box>
  )
}
