import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { rewardCodeTexts } from '@member-care/domain/texts/reward-code-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Box, Link, Skeleton, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { Panel } from '../console/field-list.tsx'
import { useListTotal } from '../list/use-list-total.ts'
import { lowPoolsPath } from '../rewards/reward-addresses.ts'

/** How many rewards have few codes left, with the way to them. */
export function LowRewards() {
  const { dashboard: texts } = rewardCodeTexts
  const { total, failure, refetch } = useListTotal('reward-codes', { field: 'free', order: 'ASC' }, { low: true })
  return (
    <Panel title={texts.title}>
      {failure && total === undefined ? (
        <LoadFailure title={texts.failed} detail={failure.message} onRetry={refetch} />
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
