/** A claim has been updated: what the server says, what it has received, and the ways on (CLM-129). */
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { spelledClaimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { receivedOnText } from '@member-care/domain/texts/submit-claim-texts.ts'
import { updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import { ClaimQuestions } from '../claim/claim-questions.tsx'
import { addressOfClaim } from '../claim/claim-address.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { Panel } from '../page/panel.tsx'
import type { ClaimKindSegment } from '../portal-api/claims-api.ts'
import type { SubmitResult } from '../portal-api/claims-contract.ts'

export interface UpdateReceipt {
  readonly kind: ClaimKindSegment
  readonly companyId: string
  readonly result: SubmitResult
  readonly at: Date
  /** Of the new documents. */
  readonly fileNames: readonly string[]
}

export function UpdatedClaim({
  receipt: { kind, companyId, result, at, fileNames },
}: {
  readonly receipt: UpdateReceipt
}) {
  const { _id, transactionNo, message } = result
  const status = spelledClaimStatuses[transactionNo === '' ? 'PROCESSING' : 'SUBMITTED']
  return (
    <Panel>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 620, mx: 'auto', py: { sm: 3 } }}>
        <CheckCircleOutlined aria-hidden="true" sx={{ fontSize: 64, color: 'success.main' }} />
        <PageHeading title={claimTexts.update.success} />
        <Typography role="status" sx={{ fontSize: '1.125rem', mt: -3, overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
        <Box>
          <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
            {receivedOnText(formatSingaporeInstant(at))}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {fileNames.map((name, index) => (
              <li key={`${index} ${name}`}>{name}</li>
            ))}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" component={RouterLink} to={addressOfClaim(kind, { _id, transactionNo, status })}>
            {updateClaimTexts.view}
          </Button>
          <Button variant="outlined" component={RouterLink} to="/app/claimrecords">
            {claimTexts.detail.back}
          </Button>
        </Box>
        <Box>
          <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
            {updateClaimTexts.questions}
          </Typography>
          <ClaimQuestions kind={kind} claimId={_id} companyId={companyId} />
        </Box>
      </Box>
    </Panel>
  )
}
