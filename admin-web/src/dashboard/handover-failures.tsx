import AllWellIcon from '@mui/icons-material/TaskAltOutlined'
import { Box, Link, Skeleton, Typography } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { Panel } from '../console/field-list.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { personalText } from '../console/forgotten.ts'
import { agoText } from '../console/singapore-time.ts'
import { claimAddress } from '../claims/claim-link.tsx'
import type { ClaimResource, ClaimRow } from '../claims/claim-record.ts'
import { RetryWarning } from '../claims/retry-warning.tsx'

const texts = dashboardTexts.handovers

/** How many are named here; the lists have the others. */
const NAMED = 5

/** Claims whose hand-over to the insurer is not tried any more and that wait for Reprocess (C09). */
export function HandoverFailures() {
  const outpatient = useGivenUp('userOutpatient')
  const inpatient = useGivenUp('userinpatient')
  const [now] = useState(() => Date.now())
  const error = outpatient.error ?? inpatient.error
  const retry = () => [outpatient, inpatient].forEach((kind) => kind.error && kind.refetch())
  const failures =
    outpatient.claims && inpatient.claims
      ? [...outpatient.claims, ...inpatient.claims].toSorted((one, other) =>
          one.claim.filedAt.localeCompare(other.claim.filedAt),
        )
      : undefined

  return (
    <Panel title={texts.title}>
      {error && <LoadFailure title={consoleTexts.claimDataError} detail={error.message} onRetry={retry} />}
      {!error && !failures && <Skeleton variant="rounded" height={56} />}
      {!error && failures && <Failures failures={failures} total={outpatient.total + inpatient.total} now={now} />}
    </Panel>
  )
}

interface Failure {
  readonly resource: ClaimResource
  readonly claim: ClaimRow
}

function Failures({ failures, total, now }: { failures: readonly Failure[]; total: number; now: number }) {
  if (failures.length === 0) {
    return (
      <Typography
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'success.main', fontWeight: 550 }}
      >
        <AllWellIcon fontSize="small" aria-hidden="true" />
        {texts.none}
      </Typography>
    )
  }
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {texts.lead(total)} {total > NAMED && texts.oldest(NAMED)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {failures.slice(0, NAMED).map(({ resource, claim }) => (
          <Box
            component="li"
            key={claim.id}
            sx={{
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              display: 'grid',
              columnGap: 2,
              alignItems: 'center',
              gridTemplateColumns: { xs: '1fr', md: '160px minmax(0, 1fr) auto 110px' },
            }}
          >
            <Link component={RouterLink} to={claimAddress(resource, claim.id, 'systemdata')} sx={{ minHeight: 24 }}>
              {claim.claimNo}
            </Link>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {personalText(claim.claimantName)} · {claim.companyName}
            </Typography>
            <RetryWarning claim={claim} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {agoText(claim.filedAt, now)}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  )
}

/** The oldest claims of a kind whose hand-over was given up, and how many there are. */
function useGivenUp(resource: ClaimResource): {
  readonly claims: readonly Failure[] | undefined
  readonly total: number
  readonly error: Error | null
  readonly refetch: () => unknown
} {
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<ClaimRow>(resource, {
    pagination: { page: 1, perPage: NAMED },
    sort: { field: 'filedAt', order: 'ASC' },
    filter: { claimStatus: 'PROCESSING', gaveUp: true },
  })
  return { claims: data?.map((claim) => ({ resource, claim })), total, error: error as Error | null, refetch }
}
