import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { rewardCodeTexts } from '@member-care/domain/texts/reward-code-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Box, Link, Skeleton, Typography } from '@mui/material'
import { useGetList, type HttpError } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { Panel } from '../console/field-list.tsx'
import { lowPoolsPath } from '../rewards/reward-addresses.ts'
import type { PoolRow } from '../rewards/reward-commands.ts'

/** How many rewards have few codes left, with the way to them. */
export function LowRewards() {
  const { dashboard: texts } = rewardCodeTexts
  // Only their number is shown. It is not asked for again and again: a list counts as use of the session.
  const { total, error, refetch } = useGetList<PoolRow>('reward-codes', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'free', order: 'ASC' },
    filter: { low: true },
  })
  const failure = error as HttpError | null
  return (
    <Panel title={texts.title}>
      {failure && total === undefined ? (
        <LoadFailure title={texts.failed} detail={failure.message} onRetry={() => void refetch()} />
      ) : (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, py: 1 }}>
          {total === 0 ? (
            <span>{texts.none}</span>
          ) : (
            <Link component={RouterLink} to={lowPoolsPath} sx={{ minHeight: 24 }}>
              {texts.open}
            </Link>
          )}
          <Typography component="span" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {total === undefined ? <Skeleton variant="rounded" width={32} height={24} /> : shownCount(total)}
          </Typography>
        </Box>
      )}
    </Panel>
  )
}
