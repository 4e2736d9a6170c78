import VerifyIcon from '@mui/icons-material/GppGoodOutlined'
import { Box, Button, Skeleton, Typography } from '@mui/material'
import { auditTexts, verdictTexts } from '@member-care/domain/texts/audit-texts.ts'
import { Panel } from '../console/field-list.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { AnchorTimeline } from './anchor-timeline.tsx'
import type { Verification } from './audit-calls.ts'
import { TaskProgress } from '../tasks/task-progress.tsx'
import { useAsk, useTasks } from '../tasks/use-tasks.ts'
import { LogExports } from './log-exports.tsx'
import { verdictOf, VerificationResult } from './verification-result.tsx'

const { verification: texts } = auditTexts

/** Verifying the event log, its anchors, and taking it away to verify it elsewhere. */
export default function IntegrityPage() {
  const { data: verifications, current, ended, error, refetch } = useTasks<Verification>('chain-verifications')
  const { ask, isPending } = useAsk('chain-verifications', (options, dataProvider) => dataProvider.verifyLog(options))
  const last = ended?.[0]
  return (
    <>
      <PageHeading
        title={auditTexts.menu.integrity}
        actions={
          <Button
            variant="contained"
            startIcon={<VerifyIcon />}
            disabled={current !== undefined}
            loading={isPending}
            onClick={() => void ask()}
          >
            {auditTexts.verify}
          </Button>
        }
      >
        {auditTexts.introductions.integrity}
      </PageHeading>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Panel title={texts.last}>
            {error && <LoadFailure title={texts.failed} detail={error.message} onRetry={() => void refetch()} />}
            {!error && !verifications && <Skeleton variant="rounded" height={80} />}
            {current && <TaskProgress label={auditTexts.verifying} {...current} progress={auditTexts.progress} />}
            {last && <VerificationResult verification={last} />}
            {verifications?.length === 0 && <Typography variant="body2">{auditTexts.neverVerified}</Typography>}
          </Panel>
          {ended && ended.length > 1 && <Earlier verifications={ended.slice(1)} />}
        </Box>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <AnchorTimeline />
          <LogExports />
        </Box>
      </Box>
    </>
  )
}

function Earlier({ verifications }: { verifications: readonly Verification[] }) {
  return (
    <Panel title={texts.earlier}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {verifications.map(({ id, askedAt, askedBy, result, error }) => (
          <Box
            component="li"
            key={id}
            sx={{ py: 1, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Typography variant="body2">
              {formatInstant(askedAt)} · {askedBy.name ?? askedBy.id} ·{' '}
              {result
                ? `${verdictTexts[verdictOf(result)]}${result.findingsInAll > 0 ? ` ${texts.findingCount(result.findingsInAll)}` : ''}`
                : error}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
