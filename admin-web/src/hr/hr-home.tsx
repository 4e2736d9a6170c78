/** The first page of the HR area: the companies, what waits, and charts of what happens in them (3§2.16). */
import InsightsIcon from '@mui/icons-material/InsightsOutlined'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Box, Link, Paper, Skeleton, Typography } from '@mui/material'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { hrTexts } from '@member-care/domain/texts/hr-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { ListBase, useListContext } from 'react-admin'
import { PageHeading } from '../console/page-heading.tsx'
import { growingListOptions } from '../list/list-query.ts'
import { CompanyCoverCard } from './company-cover-card.tsx'
import type { CompanyCover } from './hr-data-provider.ts'
import { Insights } from './insights.tsx'
import { useAnalyticsSite } from './use-analytics-site.ts'
import { WaitingLetters } from './waiting-letters.tsx'

const { insights, menu } = hrEmployeeTexts

export function HrHome() {
  return (
    <Box sx={{ maxWidth: 1080 }}>
      <PageHeading title={hrTexts.welcome}>{hrTexts.lead}</PageHeading>
      <ListBase
        resource="companies"
        queryOptions={growingListOptions}
        exporter={false}
        disableSyncWithLocation
        storeKey={false}
      >
        <Companies />
      </ListBase>
      <WaitingLetters />
      <Insights />
      <AnalyticsImage />
    </Box>
  )
}

function Companies() {
  const { data, error, refetch } = useListContext<CompanyCover>()
  if (error) return <LoadFailure detail={error.message} onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <Box role="status" aria-label={hrTexts.loading}>
        <Skeleton variant="rounded" height={160} />
      </Box>
    )
  if (data.length === 0) {
    return (
      <Box sx={{ py: 6, textAlign: 'center' }}>
        <Typography component="h2" sx={{ fontWeight: 620, fontSize: '1.125rem' }}>
          {hrTexts.none}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{hrTexts.noneDetail}</Typography>
      </Box>
    )
  }
  return (
    <Box
      component="ul"
      aria-label={hrTexts.companies}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
      }}
    >
      {data.map((company) => (
        <CompanyCoverCard key={company.id} company={company} />
      ))}
    </Box>
  )
}

/** Leads out only where there is a site to lead to. */
function AnalyticsImage() {
  const address = useAnalyticsSite()
  const content = (
    <>
      <InsightsIcon
        aria-hidden="true"
        sx={{ fontSize: 56, color: address === null ? 'text.disabled' : 'primary.main' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" sx={{ fontWeight: 620, fontSize: '1.125rem' }}>
          {insights.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{address === null ? menu.noAnalytics : insights.lead}</Typography>
        {address !== null && (
          <Link
            href={address}
            target="_blank"
            rel="noopener"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 32, mt: 0.5, fontWeight: 600 }}
          >
            {insights.open}
            <OpenInNewIcon titleAccess={menu.newTab} sx={{ fontSize: 16 }} />
          </Link>
        )}
      </Box>
    </>
  )
  return (
    <Paper
      component="section"
      aria-label={insights.title}
      variant="outlined"
      sx={{ mt: 5, p: 3, display: 'flex', gap: 2.5, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    >
      {content}
    </Paper>
  )
}
