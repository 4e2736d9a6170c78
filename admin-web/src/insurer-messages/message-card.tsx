import { Box, Typography } from '@mui/material'
import { deliveriesText } from '@member-care/domain/texts/insurer-message-texts.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { MessageSubject, StatusThen } from './message-subject.tsx'
import { typeText } from './message-columns.tsx'
import { MessageOutcomeText } from './message-outcome.tsx'
import type { InsurerMessage } from './message-record.ts'

/** A message in the list where a table does not fit. */
export function MessageCard({ message }: { message: InsurerMessage }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
        <Box sx={{ minWidth: 0 }}>
          <MessageSubject message={message} />
        </Box>
        <StatusThen message={message} />
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
