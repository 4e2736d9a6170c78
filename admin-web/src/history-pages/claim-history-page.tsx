import BackIcon from '@mui/icons-material/ArrowBack'
import { Link } from '@mui/material'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { claimHistoryTexts } from '@member-care/domain/texts/claim-history-texts.ts'
import { PageHeading } from '../console/page-heading.tsx'
import { ClaimHistory } from '../claims/history/claim-history.tsx'

/** The history of one claim by itself, for who does not see the claim otherwise. */
export default function ClaimHistoryPage() {
  const { claimId = '' } = useParams()
  return (
    <>
      <Link
        component={RouterLink}
        to="/history"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1, minHeight: 28, fontSize: '0.875rem' }}
      >
        <BackIcon sx={{ fontSize: 18 }} aria-hidden="true" />
        {claimHistoryTexts.findAnother}
      </Link>
      <PageHeading title={claimHistoryTexts.title}>{claimHistoryTexts.claim(claimId)}</PageHeading>
      <ClaimHistory claimId={claimId} />
    </>
  )
}
