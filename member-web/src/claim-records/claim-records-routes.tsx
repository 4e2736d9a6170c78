/** The addresses below /app/claimrecords (1§2). Without a number, /out and /inp have no claim to show (S47). */
import { Route, Routes } from 'react-router-dom'
import { latePart } from '@member-care/web-kit/language/late-part.ts'
import { MissingClaim } from '../claim-detail/missing-claim.tsx'
import { PageNotFound } from '../page/page-not-found.tsx'
import { ClaimRecordsPage } from './claim-records-page.tsx'

const UpdateClaimPage = latePart(() => import('../update-claim/update-claim-page.tsx'))
const ClaimDetailPage = latePart(() => import('../claim-detail/claim-detail-page.tsx'))

export default function ClaimRecordsRoutes() {
  return (
    <Routes>
      <Route index element={<ClaimRecordsPage />} />
      <Route path="out" element={<MissingClaim />} />
      <Route path="inp" element={<MissingClaim />} />
      <Route path="out/:no/update" element={<UpdateClaimPage kind="out" />} />
      <Route path="inp/:no/update" element={<UpdateClaimPage kind="inp" />} />
      <Route path="out/:no/:status?" element={<ClaimDetailPage kind="out" />} />
      <Route path="inp/:no/:status?" element={<ClaimDetailPage kind="inp" />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  )
}
