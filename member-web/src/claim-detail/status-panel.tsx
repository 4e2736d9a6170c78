/** The answer first: what is paid or where the claim stands, what the member has to do, then how, when and why. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { handoverNoticeText } from '@member-care/domain/texts/claim-progress-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { payoutWaitTexts } from '@member-care/domain/texts/payout-wait-texts.ts'
import { updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import { ClaimProgress } from '../claim/claim-progress.tsx'
import { StatusBadge } from '../claim/status-badge.tsx'
import { addressOfUpdate } from '../claim/claim-address.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { Panel } from '../page/panel.tsx'
import { answerOfShown } from './answer-of-shown.ts'
import { FieldList } from './field-list.tsx'
import { RequestedInformation } from './requested-information.tsx'
import { SettlementLetter } from './settlement-letter.tsx'
import { isOffered } from './offered-actions.ts'
import { requestedField } from './requested-field.ts'
import { statusOf, type ShownClaim } from './shown-claim.ts'

const { detail } = claimTexts

export function StatusPanel({ shown }: { readonly shown: ShownClaim }) {
  const { kind, claim } = shown
  const { status, claimRetry, informationRequest } = claim
  const code = statusOf(claim)
  const { headline, measure, next, facts } = answerOfShown(shown)
  const delay = code === 'PROCESSING' ? handoverNoticeText(claimRetry) : undefined
  return (
    <Panel title={detail.status} action={<StatusBadge status={status} />}>
      <Box sx={{ display: 'grid', gap: 2.5, '@media print': { gap: 1.25 } }}>
        <Box>
          <Typography
            component="p"
            sx={{
              fontSize: { xs: '1.5rem', sm: '1.75rem' },
              fontWeight: 650,
              lineHeight: 1.25,
              letterSpacing: '-0.015em',
              overflowWrap: 'anywhere',
            }}
          >
            {headline}
          </Typography>
          {measure !== '' && <Typography sx={{ color: 'text.secondary', mt: 0.25 }}>{measure}</Typography>}
          {next !== '' && <Typography sx={{ mt: 1 }}>{next}</Typography>}
        </Box>
        {delay !== undefined && <Notice tone="warning">{delay}</Notice>}
        {claim.payoutWait && (
          <Notice tone="info" title={payoutWaitTexts.title}>
            {pageTexts.sentences([payoutWaitTexts.ofClaim(claim.payoutWait), payoutWaitTexts.notYou])}
          </Notice>
        )}
        {code === 'PENDING' && (
          <RequestedInformation
            request={informationRequest}
            action={
              <Button
                variant="contained"
                component={RouterLink}
                to={addressOfUpdate(kind, claim, requestedField(informationRequest))}
              >
                {updateClaimTexts.answerRequest}
              </Button>
            }
          />
        )}
        <FieldList fields={facts} />
        {isOffered('download-settlement-letter', claim) && <SettlementLetter claim={claim} />}
        <ClaimProgress status={status} />
      </Box>
    </Panel>
  )
}
