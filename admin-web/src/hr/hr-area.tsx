/** The HR administrators' area: so far its first page. Other people are sent to the sign-in (3§2.16). */
import { useEffect, useState } from 'react'
import { Box, Button, CssBaseline, Link, Skeleton, Typography } from '@mui/material'
import { hrTexts } from '@member-care/domain/texts/hr-texts.ts'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { leaveFor, readSession, signInAddress } from '../console/session.ts'
import { SessionEndWarning } from '../console/session-warning.tsx'
import { StepUp } from '../step-up/step-up-dialog.tsx'
import { SystemTheme } from '../console/system-theme.tsx'
import { CompanyCoverCard } from './company-cover-card.tsx'

type CompanyCovers = AnswerTo<'/api/hradmin/companies'>
type Reading =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'loaded'; readonly companies: CompanyCovers }

export function HrArea() {
  const { reading, tryAgain } = useCompanyCovers()
  useEffect(() => {
    document.title = `${hrTexts.area} · ${hrTexts.product}`
  }, [])
  return (
    <SystemTheme>
      <CssBaseline enableColorScheme />
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
        {reading.phase === 'loading' && (
          <Box role="status" aria-label={hrTexts.loading}>
            <Skeleton variant="rounded" height={160} />
          </Box>
        )}
        {reading.phase === 'failed' && (
          <Box role="alert">
            <Typography sx={{ mb: 2 }}>{reading.message}</Typography>
            <Button variant="outlined" onClick={tryAgain}>
              {hrTexts.tryAgain}
            </Button>
          </Box>
        )}
        {reading.phase === 'loaded' && <Companies companies={reading.companies} />}
      </Box>
      <StepUp />
      <SessionEndWarning />
    </SystemTheme>
  )
}

function Companies({ companies }: { readonly companies: CompanyCovers }) {
  if (companies.length === 0) {
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
      {companies.map((company) => (
        <CompanyCoverCard key={company.companyId} company={company} />
      ))}
    </Box>
  )
}

function useCompanyCovers(): { readonly reading: Reading; readonly tryAgain: () => void } {
  const [reading, setReading] = useState<Reading>({ phase: 'loading' })
  const [times, setTimes] = useState(0)
  useEffect(() => {
    let isLeft = false
    readCompanyCovers().then(
      (companies) => isLeft || setReading({ phase: 'loaded', companies }),
      (error: unknown) =>
        isLeft || setReading({ phase: 'failed', message: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isLeft = true
    }
  }, [times])
  return {
    reading,
    tryAgain: () => {
      setReading({ phase: 'loading' })
      setTimes((number) => number + 1)
    },
  }
}

/** Does not come back for somebody who has no business here: they are on their way to the sign-in. */
async function readCompanyCovers(): Promise<CompanyCovers> {
  if (!readSession()) return leaveFor(signInAddress())
  try {
    return await dataOf(apiClient.GET('/api/hradmin/companies'))
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : undefined
    if (status === 401) {
      // The client has said so already, and leads to the sign-in.
      return new Promise(() => undefined)
    }
    if (status === 403) return leaveFor(`/?${new URLSearchParams({ info: hrTexts.notAllowed }).toString()}`)
    throw error
  }
}
