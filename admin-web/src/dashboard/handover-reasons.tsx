import { Box, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { handoverFailureText, handoverTexts } from '@member-care/domain/texts/handover-texts.ts'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { claimListAddress } from '../claims/list/claim-list-address.ts'
import { resourceOf } from '../claims/queue/queue-record.ts'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { Panel } from '../console/field-list.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { filterAddress } from '../list/list-address.ts'
import { agoText } from '../console/singapore-time.ts'

const { dashboard } = handoverTexts

type ReasonCount = AnswerTo<'/api/console/handover-failures'>[number]

/** Why claims are not with the insurer yet, each reason with the claims that it holds up; nothing where there are none. */
export function HandoverReasons() {
  const { data, error, refetch } = useQuery({
    queryKey: ['handover-failures'],
    queryFn: ({ signal }) => dataOf(apiClient.GET('/api/console/handover-failures', { signal })),
  })
  const [now] = useState(() => Date.now())
  if (data?.length === 0) return null
  return (
    <Panel title={dashboard.title}>
      {error && <LoadFailure title={dashboard.failed} detail={error.message} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {dashboard.lead}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {[...new Set(data.map(({ reason }) => reason))].map((reason) => (
              <Reason key={reason} reason={reason} counts={data.filter((count) => count.reason === reason)} now={now} />
            ))}
          </Box>
        </>
      )}
    </Panel>
  )
}

function Reason({ reason, counts, now }: { reason: string; counts: readonly ReasonCount[]; now: number }) {
  const { why, whatToDo } = handoverFailureText(reason)
  const retried = sumOf(counts, 'retried')
  const gaveUp = sumOf(counts, 'gaveUp')
  const lastFailedAt = counts.map((count) => count.lastFailedAt).reduce((one, other) => (one > other ? one : other))
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        columnGap: 3,
        rowGap: 0.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{why}</Typography>
        <Typography variant="body2">{whatToDo}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            ...(gaveUp > 0 ? [dashboard.gaveUp(gaveUp)] : []),
            ...(retried > 0 ? [dashboard.retried(retried)] : []),
          ].join(', ')}{' '}
          · {dashboard.lastFailed(agoText(lastFailedAt, now))}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        {counts.map((count) => (
          <Link
            key={count.kind}
            component={RouterLink}
            to={claimsOf(count)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 28 }}
          >
            {dashboard[count.kind](count.retried + count.gaveUp)}
          </Link>
        ))}
      </Box>
    </Box>
  )
}

function claimsOf({ kind, reason }: ReasonCount): string {
  return `/${resourceOf(kind)}${filterAddress({ handoverReason: reason }, claimListAddress)}`
}

function sumOf(counts: readonly ReasonCount[], field: 'retried' | 'gaveUp'): number {
  return counts.reduce((sum, count) => sum + count[field], 0)
}
