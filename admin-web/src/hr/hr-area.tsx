/** The HR administrators' area: so far its first page. Other people are sent to the sign-in (3§2.16). */
import { useEffect } from 'react'
import { Box, CssBaseline, Link, Skeleton, Typography } from '@mui/material'
import { hrTexts } from '@member-care/domain/texts/hr-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { CoreAdminContext, ListBase, useListContext } from 'react-admin'
import { BrowserRouter } from 'react-router-dom'
import { HR_ADMINISTRATION } from '../console/base-path.ts'
import { createQueryClient } from '../console/query-client.ts'
import { SessionEndWarning } from '../console/session-warning.tsx'
import { StepUp } from '../step-up/step-up-dialog.tsx'
import { SystemTheme } from '../console/system-theme.tsx'
import { i18nProvider } from '../frame/i18n-provider.ts'
import { growingListOptions } from '../list/list-query.ts'
import { CompanyCoverCard } from './company-cover-card.tsx'
import { hrAuthProvider } from './hr-auth-provider.ts'
import { hrDataProvider, type CompanyCover } from './hr-data-provider.ts'
import { Insights } from './insights.tsx'
import { WaitingLetters } from './waiting-letters.tsx'

const queryClient = createQueryClient()

export function HrArea() {
  useEffect(() => {
    document.title = `${hrTexts.area} · ${hrTexts.product}`
  }, [])
  return (
    <BrowserRouter basename={HR_ADMINISTRATION}>
      <CoreAdminContext
        authProvider={hrAuthProvider}
        dataProvider={hrDataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
      >
        <SystemTheme>
          <CssBaseline enableColorScheme />
          <HrFrame />
          <StepUp />
          <SessionEndWarning />
        </SystemTheme>
      </CoreAdminContext>
    </BrowserRouter>
  )
}

function HrFrame() {
  return (
    <>
      <Box
        component="header"
        sx={{
          height: 60,
          px: { xs: 2, sm: 4 },
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ fontWeight: 680 }}>
          {hrTexts.product}{' '}
          <Box component="span" sx={{ fontWeight: 500, color: 'text.secondary' }}>{`· ${hrTexts.area}`}</Box>
        </Box>
        <Link href="/app" sx={{ ml: 'auto', py: 1 }}>
          {hrTexts.backToPortal}
        </Link>
      </Box>
      <Box component="main" sx={{ maxWidth: 1080, mx: 'auto', px: { xs: 2, sm: 4 }, py: { xs: 3, sm: 5 } }}>
        <Typography component="h1" sx={{ fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.25 }}>
          {hrTexts.welcome}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>{hrTexts.lead}</Typography>
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
      </Box>
    </>
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
