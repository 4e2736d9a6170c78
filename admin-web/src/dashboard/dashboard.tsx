import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { Box, Stack } from '@mui/material'
import { useAdministrator, usePowers } from '../console/administrator.ts'
import { AwaitedPowers } from '../console/awaited-powers.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { AuditorStart } from './auditor-start.tsx'
import { ClaimCounts } from './claim-counts.tsx'
import { ClaimWeeks } from './claim-weeks.tsx'
import { ContentCounts } from './content-counts.tsx'
import { HandoverFailures } from './handover-failures.tsx'
import { HandoverReasons } from './handover-reasons.tsx'
import { LateClaims } from './late-claims.tsx'
import { OpenDifferences } from './open-differences.tsx'
import { LowRewards } from './low-rewards.tsx'
import { OpenPaymentDifferences } from './open-payment-differences.tsx'
import { OrdersForPerson } from './orders-for-person.tsx'
import { ReadModelHealth } from './read-model-health.tsx'
import { WaitingConversations } from './waiting-conversations.tsx'
import { WaitingGuarantees } from './waiting-guarantees.tsx'
import { WaitingVerifications } from './waiting-verifications.tsx'

const twoColumns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const

/** Where an administrator starts: what waits, what is late, what failed, how the weeks went, and whether the console shows the truth. Everybody sees what their powers open. */
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
      <PageHeading title={dashboardTexts.title}>
        {administrator && dashboardTexts.signedInAs(administrator.fullName)}
        {isAuditor && <Box sx={{ mt: 0.5, maxWidth: 720 }}>{auditTexts.introductions.start}</Box>}
      </PageHeading>
      <Stack spacing={2.5}>
        {powers.has('verification.count') && <WaitingVerifications />}
        {powers.has('guarantees.decide') && <WaitingGuarantees />}
        {powers.has('chats.answer') && <WaitingConversations />}
        {powers.has('claims.decide') && <OpenDifferences />}
        {powers.has('rewards.keepCodes') && <LowRewards />}
        {powers.has('store.payments') && <OpenPaymentDifferences />}
        {powers.has('store.payments') && <OrdersForPerson />}
        {seesClaims && (
          <Box sx={twoColumns}>
            <ClaimCounts resource="userOutpatient" title={dashboardTexts.kinds.userOutpatient} />
            <ClaimCounts resource="userinpatient" title={dashboardTexts.kinds.userinpatient} />
            <LateClaims powers={powers} />
            <ClaimWeeks />
          </Box>
        )}
        {powers.has('content.manage') && <ContentCounts />}
        {mayHelpHandovers && <HandoverReasons />}
        {mayHelpHandovers && <HandoverFailures />}
        {isAuditor && <AuditorStart />}
        {powers.has('replay.view') && <ReadModelHealth />}
      </Stack>
    </>
  )
}
