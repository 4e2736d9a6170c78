import { Box, Typography } from '@mui/material'
import { deliveriesText } from '@member-care/domain/texts/insurer-message-texts.ts'
import { ClaimStatusChip } from '../claims/claim-status-chip.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { MessageClaim } from './message-claim.tsx'
import { typeText } from './message-columns.tsx'
import { MessageOutcomeText } from './message-outcome.tsx'
import type { InsurerMessage } from './message-record.ts'

/** A message in the list where a table does not fit. */
export function MessageCard({ message }: { message: InsurerMessage }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
        <Box sx={{ minWidth: 0 }}>
          <MessageClaim message={message} />
        </Box>
        {message.claimStatus && <ClaimStatusChip status={message.claimStatus} />}
      </Box>
      <Typography sx={{ fontWeight: 600 }}>{typeText(message.type)}</Typography>
      <Box>
        <MessageOutcomeText message={message} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {formatInstant(message.lastReceivedAt)} · {deliveriesText(message.deliveries)}
      </Typography>
    </Box>
  )
}
