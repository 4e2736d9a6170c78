import ViewsIcon from '@mui/icons-material/VisibilityOutlined'
import EventsIcon from '@mui/icons-material/ManageSearch'
import ReplayIcon from '@mui/icons-material/Replay'
import { Box, Link, Paper, Skeleton, Typography } from '@mui/material'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import type { ComponentType } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { AnchorTimeline } from '../audit/anchor-timeline.tsx'
import type { Verification } from '../audit/audit-calls.ts'
import { useTasks } from '../tasks/use-tasks.ts'
import { VerificationResult } from '../audit/verification-result.tsx'
import { Panel } from '../console/field-list.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { FindClaimForm } from '../claims/history/find-claim-form.tsx'

/** The auditor's area: whether the log is what was written, and the ways into it. */
export function AuditorStart() {
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <LastVerification />
        <AnchorTimeline />
      </Box>
      <Box
        component="ul"
        aria-label={dashboardTexts.audit.label}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Way icon={EventsIcon} to="/events" title={auditTexts.menu.events} text={auditTexts.introductions.events} />
        <Way icon={ViewsIcon} to="/record-views" title={auditTexts.menu.views} text={auditTexts.introductions.views} />
        <Way icon={ReplayIcon} to="/replays" title={auditTexts.menu.replays} text={auditTexts.introductions.replays} />
      </Box>
      <Panel title={dashboardTexts.audit.findClaim}>
        <FindClaimForm />
      </Panel>
    </>
  )
}

function LastVerification() {
  const { data, ended, error, refetch } = useTasks<Verification>('chain-verifications')
  const last = ended?.[0]
  return (
    <Panel title={dashboardTexts.audit.lastVerification}>
      {error && (
        <LoadFailure title={dashboardTexts.verificationFailed} detail={error.message} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton variant="rounded" height={80} />}
      {last && <VerificationResult verification={last} />}
      {data && !last && <Typography variant="body2">{auditTexts.neverVerified}</Typography>}
      <Link component={RouterLink} to="/integrity" sx={{ display: 'inline-block', mt: 1.5, minHeight: 24 }}>
        {dashboardTexts.audit.toVerification}
      </Link>
    </Panel>
  )
}

function Way({
  icon: Icon,
  to,
  title,
  text,
}: {
  icon: ComponentType<{ 'aria-hidden': 'true' }>
  to: string
  title: string
  text: string
}) {
  return (
    <Box component="li">
      <Paper
        component={RouterLink}
        to={to}
        variant="outlined"
        sx={{
          display: 'block',
          height: '100%',
          p: 2.5,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        <Box sx={{ display: 'inline-flex', color: 'primary.main', mb: 0.5 }}>
          <Icon aria-hidden="true" />
        </Box>
        <Typography variant="h3" component="p">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Paper>
    </Box>
  )
}
