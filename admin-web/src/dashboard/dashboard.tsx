import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { Box, Stack } from '@mui/material'
import { useAdministrator, usePowers } from '../console/administrator.ts'
import { AwaitedPowers } from '../console/awaited-powers.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { AuditorStart } from './auditor-start.tsx'
import { ClaimCounts } from './claim-counts.tsx'
import { HandoverFailures } from './handover-failures.tsx'
import { HandoverReasons } from './handover-reasons.tsx'
import { ReadModelHealth } from './read-model-health.tsx'
import { WaitingVerifications } from './waiting-verifications.tsx'

/** Where an administrator starts: what waits, what failed, and whether the console shows the truth. Everybody sees what their powers open. */
export function Dashboard() {
  const powers = usePowers()
  const administrator = useAdministrator()
  if (!powers) return <AwaitedPowers />
  const seesClaims = powers.has('claims.view')
  // Who reprocesses them, and who sees to the insurer's system.
  const mayHelpHandovers = powers.has('claims.reprocess') || powers.has('insurerMessages.view')
  const isAuditor = !seesClaims && powers.has('history.view')
  return (
    <>
      <PageHeading title="Dashboard">
        {administrator && `Signed in as ${administrator.fullName}`}
        {isAuditor && <Box sx={{ mt: 0.5, maxWidth: 720 }}>{auditTexts.introductions.start}</Box>}
      </PageHeading>
      <Stack spacing={2.5}>
        {powers.has('verification.count') && <WaitingVerifications powers={powers} />}
        {seesClaims && (
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
            <ClaimCounts resource="userOutpatient" title="Outpatient claims" />
            <ClaimCounts resource="userinpatient" title="Inpatient claims" />
          </Box>
        )}
        {mayHelpHandovers && <HandoverReasons />}
        {mayHelpHandovers && <HandoverFailures />}
        {isAuditor && <AuditorStart />}
        {powers.has('replay.view') && <ReadModelHealth />}
      </Stack>
    </>
  )
}
