import { Box } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { isUndecided } from '@member-care/domain/claim/claim-status.ts'
import { ShowBase, useShowContext, type HttpError } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { RequirePower } from '../console/require-power.tsx'
import { ClaimHistory } from './history/claim-history.tsx'
import { useAddressParameter } from '../record/use-address-parameter.ts'
import { shownRecord } from '../record/whole-record.ts'
import type { ClaimRecord } from './claim-record.ts'
import { ClaimHeader } from './detail/claim-header.tsx'
import { ClaimOverview } from './detail/claim-overview.tsx'
import { ClaimSections } from './detail/claim-sections.tsx'
import { HandoverAlert } from './detail/handover-alert.tsx'
import { ReimbursementPanel } from './detail/reimbursement-panel.tsx'
import { SystemDataPanel } from './detail/system-data-panel.tsx'
import { AmountProposal } from './desk/reckoning/amount-proposal.tsx'
import { PayoutWaitAlert } from './payout-wait.tsx'
import { useClaimResource, useShownClaim } from './use-claim.ts'

/** One claim with its pages: `…/view?_id={id}`, `…/view/imbursement`, `…/view/systemdata`, `…/view/history` (3§2.15). */
export default function ClaimPage() {
  const resource = useClaimResource()
  const claimId = useAddressParameter('_id')
  if (claimId === '')
    return (
      <>
        <ClaimHeader isLoading={false} />
        <LoadFailure title={consoleTexts.claimDataError} detail={consoleTexts.dataNotFound} />
      </>
    )
  return (
    <ShowBase resource={resource} id={claimId} queryOptions={shownRecord} disableAuthentication>
      <ShownClaim claimId={claimId} />
    </ShowBase>
  )
}

function ShownClaim({ claimId }: { claimId: string }) {
  const { record: claim, error, isLoading, refetch } = useShowContext<ClaimRecord>()
  return (
    <>
      <ClaimHeader isLoading={isLoading === true} />
      {!claim && error ? (
        <LoadFailure
          title={consoleTexts.claimDataError}
          detail={(error as HttpError).message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '160px minmax(0, 1fr)' },
            gap: { xs: 2.5, lg: 3 },
          }}
        >
          <ClaimSections claimId={claimId} />
          {claim ? <SectionPages /> : <PageSkeleton />}
        </Box>
      )}
    </>
  )
}

function SectionPages() {
  const claim = useShownClaim()
  return (
    <Box sx={{ minWidth: 0 }}>
      <HandoverAlert />
      <PayoutWaitAlert claim={claim} mb={2.5} />
      {claim.amountProposal && !isUndecided(claim.status) && (
        <Box sx={{ mb: 2.5 }}>
          <AmountProposal onDecided={() => undefined} />
        </Box>
      )}
      <Routes>
        <Route index element={<ClaimOverview />} />
        <Route path="imbursement" element={<ReimbursementPanel />} />
        <Route path="systemdata" element={<SystemDataPanel />} />
        <Route
          path="history"
          element={
            <RequirePower power="history.view">
              <ClaimHistory claimId={claim.id} />
            </RequirePower>
          }
        />
        <Route path="*" element={<ClaimOverview />} />
      </Routes>
    </Box>
  )
}
