/** Where the claim stands, what the member has to do, and what the insurer remarks. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { handoverNoticeText, statusMeanings } from '@member-care/domain/texts/claim-progress-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import { ClaimProgress } from '../claim/ClaimProgress.tsx'
import { StatusBadge } from '../claim/StatusBadge.tsx'
import { addressOfUpdate } from '../claim/claim-address.ts'
import { Notice } from '../feedback/Notice.tsx'
import { Panel } from '../page/Panel.tsx'
import { FieldList } from './FieldList.tsx'
import { RequestedInformation } from './RequestedInformation.tsx'
import { SettlementLetter } from './SettlementLetter.tsx'
import { isOffered } from './offered-actions.ts'
import { requestedField } from './requested-field.ts'
import { statusOf, type ShownClaim } from './shown-claim.ts'

const { detail } = claimTexts

export function StatusPanel({ shown: { kind, claim } }: { readonly shown: ShownClaim }) {
  const { status, claimRetry, informationRequest, remarks } = claim
  const code = statusOf(claim)
  const meaning = statusMeanings[code]
  const delay = code === 'PROCESSING' ? handoverNoticeText(claimRetry) : undefined
  return (
    <Panel title={detail.status} action={<StatusBadge status={status} />}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ClaimProgress status={status} />
        <Typography>
          {meaning.now} {meaning.next}
        </Typography>
        {delay !== undefined && <Notice tone="warning">{delay}</Notice>}
        {code === 'PENDING' && (
          <RequestedInformation
            request={informationRequest}
            action={
              <Button variant="contained" component={RouterLink} to={addressOfUpdate(kind, claim, requestedField(informationRequest))}>
                {updateClaimTexts.answerRequest}
              </Button>
            }
          />
        )}
        <FieldList fields={[{ label: detail.remarks, value: remarks || detail.noRemarks }]} columns={1} />
        {isOffered('download-settlement-letter', { status: code, batchNo: claim.batchNo }) && <SettlementLetter claim={claim} />}
      </Box>
    </Panel>
  )
}
