import { Box } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useState } from 'react'
import { useResourceContext, type HttpError } from 'react-admin'
import { Route, Routes, useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { RequirePower } from '../console/require-power.tsx'
import { ClaimHistory } from '../history/claim-history.tsx'
import type { ClaimRecord, ClaimResource } from './claim-record.ts'
import { ClaimHeader } from './detail/claim-header.tsx'
import { ClaimOverview } from './detail/claim-overview.tsx'
import { ClaimSections } from './detail/claim-sections.tsx'
import { HandoverAlert } from './detail/handover-alert.tsx'
import { ReimbursementPanel } from './detail/reimbursement-panel.tsx'
import { SystemDataPanel } from './detail/system-data-panel.tsx'
import { useClaim } from './use-claim.ts'

/** One claim with its pages: `…/view?_id={id}`, `…/view/imbursement`, `…/view/systemdata`, `…/view/history` (3§2.15). */
export default function ClaimPage() {
  const resource = useResourceContext() as ClaimResource
  const [query] = useSearchParams()
  const claimId = query.get('_id') ?? ''
  const { data: claim, error, isLoading, refetch } = useClaim(resource, claimId)
  const [now] = useState(() => Date.now())

  return (
    <>
      <ClaimHeader resource={resource} claim={claim} isLoading={isLoading} now={now} />
      {!claim && (error || claimId === '') ? (
        <LoadFailure title={consoleTexts.claimDataError} detail={(error as HttpError | null)?.message ?? consoleTexts.dataNotFound} {...(error && { onRetry: () => void refetch() })} />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '160px minmax(0, 1fr)' }, gap: { xs: 2.5, lg: 3 } }}>
          <ClaimSections resource={resource} claimId={claimId} />
          {claim ? <SectionPages resource={resource} claim={claim} onRefresh={() => void refetch()} /> : <PageSkeleton />}
        </Box>
      )}
    </>
  )
}

function SectionPages({ resource, claim, onRefresh }: { resource: ClaimResource; claim: ClaimRecord; onRefresh: () => void }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <HandoverAlert resource={resource} claim={claim} />
      <Routes>
        <Route index element={<ClaimOverview claim={claim} />} />
        <Route path="imbursement" element={<ReimbursementPanel resource={resource} claim={claim} />} />
        <Route path="systemdata" element={<SystemDataPanel resource={resource} claim={claim} onRefresh={onRefresh} />} />
        <Route
          path="history"
          element={
            <RequirePower power="history.view">
              <ClaimHistory claimId={claim.id} />
            </RequirePower>
          }
        />
        <Route path="*" element={<ClaimOverview claim={claim} />} />
      </Routes>
    </Box>
  )
}
