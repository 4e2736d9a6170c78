import BackIcon from '@mui/icons-material/ArrowBack'
import { Box, Link, Skeleton, Typography } from '@mui/material'
import { HANDOVER_ATTEMPTS } from '@member-care/domain/claim/claim-status.ts'
import { amountText } from '@member-care/domain/money/money.ts'
import { claimPageTexts } from '@member-care/domain/texts/claim-page-texts.ts'
import { claimListTexts } from '@member-care/domain/texts/claim-list-texts.ts'
import { useState, type ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { PageHeading } from '../../console/page-heading.tsx'
import { PersonalText } from '../../console/personal-text.tsx'
import { agoText } from '../../console/singapore-time.ts'
import { ClaimDesk } from '../desk/claim-desk.tsx'
import { useLeftList } from '../../list/left-list.ts'
import type { ClaimRecord } from '../claim-record.ts'
import { ClaimStatusChip } from '../claim-status-chip.tsx'
import { useClaimResource, useShownClaim } from '../use-claim.ts'
import { DecidedElsewhere } from './decided-elsewhere.tsx'

const { facts } = claimPageTexts

/** What a claim is at a glance: number, status, claimant, amount, hand-over; and what can be done with it. */
export function ClaimHeader({ isLoading }: { isLoading: boolean }) {
  const resource = useClaimResource()
  const claim = useRecordContext<ClaimRecord>()
  const address = useLeftList(resource)
  return (
    <>
      <Link
        component={RouterLink}
        to={address}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1, minHeight: 28, fontSize: '0.875rem' }}
      >
        <BackIcon sx={{ fontSize: 18 }} aria-hidden="true" />
        {claimListTexts.titles[resource]}
      </Link>
      <PageHeading
        title={claim ? claimPageTexts.titleOf(claim.claimNo) : claimPageTexts.title}
        actions={claim && <Deciding />}
      >
        {claim && <ClaimStatusChip status={claim.status} />}
        {isLoading && <Skeleton variant="rounded" width={110} height={24} />}
      </PageHeading>
      {claim && <Facts />}
    </>
  )
}

/** What the administrator can decide here, or who does. */
function Deciding() {
  const { status } = useShownClaim()
  return (
    <>
      <DecidedElsewhere status={status} />
      <ClaimDesk />
    </>
  )
}

function Facts() {
  const claim = useShownClaim()
  const [now] = useState(() => Date.now())
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 3,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, minmax(0, auto))' },
        justifyContent: { md: 'start' },
        columnGap: { xs: 2, md: 5 },
        rowGap: 1.5,
      }}
    >
      <Fact label={facts.claimant}>
        <PersonalText value={claim.claimantName} />
        <Quiet>
          <PersonalText value={claim.nric} />
        </Quiet>
      </Fact>
      <Fact label={facts.company}>{claim.companyName}</Fact>
      <Fact label={facts.amount}>
        {amountText(claim.amount, claim.currency)}
        {claim.payable !== null && <Quiet>{facts.payable(amountText(claim.payable, 'SGD'))}</Quiet>}
      </Fact>
      <Fact label={facts.transactionNo}>
        {claim.transactionNo || facts.noneYet}
        <Quiet>{facts.filed(agoText(claim.filedAt, now))}</Quiet>
      </Fact>
      <Fact label={facts.retryCount}>{facts.retries(claim.retryCount, HANDOVER_ATTEMPTS)}</Fact>
    </Box>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 620, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'block', fontWeight: 400, fontSize: '0.8125rem', color: 'text.secondary' }}>
      {children}
    </Box>
  )
}
