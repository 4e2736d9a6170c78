/** The receipt of a claim: its number, what was received, and what comes next (CLM-009, CLM-010). */
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { spelledClaimStatuses } from '@member-care/domain/claim/claim-status.ts'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { statusMeanings } from '@member-care/domain/texts/claim-progress-texts.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { claimRegisteredText, claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { receivedOnText, sendClaimTexts, submitClaimTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { overviewTexts } from '@member-care/domain/texts/portal-texts.ts'
import { addressOfRow } from '../../claim/claim-address.ts'
import { ChatButton } from '../../claim/claim-questions.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import { Panel } from '../../page/panel.tsx'
import type { SubmitResult } from '../../portal-api/claims-contract.ts'

export interface Receipt {
  readonly kind: ClaimKind
  readonly companyId: string
  readonly result: SubmitResult
  readonly at: Date
  readonly fileNames: readonly string[]
}

export function SubmittedClaim({
  receipt: { kind, companyId, result, at, fileNames },
  onAnother,
}: {
  readonly receipt: Receipt
  readonly onAnother: () => void
}) {
  const { transactionNo, _id } = result
  const status = transactionNo === '' ? 'PROCESSING' : 'SUBMITTED'
  const address = addressOfRow({
    t: kind === 'outpatient' ? 3 : 2,
    tx: transactionNo,
    vn: '',
    id: _id,
    s: spelledClaimStatuses[status],
  })
  return (
    <Panel>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 620, mx: 'auto', py: { sm: 3 } }}>
        <CheckCircleOutlined aria-hidden="true" sx={{ fontSize: 64, color: 'success.main' }} />
        <PageHeading title={sendClaimTexts.submitted} />
        <Typography role="status" sx={{ fontSize: '1.125rem', mt: -3, overflowWrap: 'anywhere' }}>
          {result.message || claimRegisteredText(transactionNo || claimReference(_id))}
        </Typography>
        <Box>
          <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
            {receivedOnText(formatSingaporeInstant(at))}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {fileNames.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Box>
        </Box>
        <Box>
          <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
            {sendClaimTexts.next}
          </Typography>
          <Typography>{statusMeanings[status].next}</Typography>
          <Typography sx={{ mt: 1 }}>{claimTexts.notices.keepReceipts}</Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" component={RouterLink} to="/app/claimrecords">
            {claimTexts.submitted.backToClaims}
          </Button>
          <Button variant="outlined" component={RouterLink} to={address}>
            {overviewTexts.seeClaim}
          </Button>
          <ChatButton
            type={kind === 'outpatient' ? 'outclaim' : 'inpclaim'}
            id={_id}
            companyId={companyId}
            label={claimTexts.submitted.askJoey}
          />
          <Button onClick={onAnother}>{submitClaimTexts.submitAnother}</Button>
        </Box>
      </Box>
    </Panel>
  )
}
