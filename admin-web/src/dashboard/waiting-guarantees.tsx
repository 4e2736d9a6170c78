import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { guaranteeDeskTexts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Box, Link, Skeleton, Typography } from '@mui/material'
import { useGetList, type HttpError } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { Panel } from '../console/field-list.tsx'
import { waitingGuaranteesPath } from '../guarantees/guarantee-list-address.ts'
import type { GuaranteeRow } from '../guarantees/guarantee-record.ts'

/** How many letters of guarantee wait for the desk, with the way to them. */
export function WaitingGuarantees() {
  const { guarantees } = dashboardTexts
  // Only their number is shown. It is not asked for again and again: a list counts as use of the session.
  const { total, error, refetch } = useGetList<GuaranteeRow>('guarantees', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'admissionOn', order: 'ASC' },
    filter: {},
  })
  const failure = error as HttpError | null
  return (
    <Panel title={guaranteeDeskTexts.title}>
      {failure && total === undefined ? (
        <LoadFailure title={guarantees.failed} detail={failure.message} onRetry={() => void refetch()} />
      ) : (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, py: 1 }}>
          <Link component={RouterLink} to={waitingGuaranteesPath} sx={{ minHeight: 24 }}>
            {guarantees.waiting}
          </Link>
          <Typography component="span" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {total === undefined ? <Skeleton variant="rounded" width={32} height={24} /> : shownCount(total)}
          </Typography>
        </Box>
      )}
    </Panel>
  )
}
