import { Link, Typography } from '@mui/material'
import { historyTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { Link as RouterLink } from 'react-router-dom'
import { changeText } from './change-text.ts'
import { historyAddress } from './history-address.ts'
import type { ToldEvent } from './history-record.ts'

/** Why something was done, in the words of the person who did it, and the event that led to it. */
export function EventReason({ event: { reason, cause, clientAddress } }: { event: ToldEvent }) {
  const why = changeText('reason', reason)
  const address = cause?.record && historyAddress(cause.record, cause.revision)
  return (
    <>
      {why !== null && (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {historyTexts.why}: “{why}”
        </Typography>
      )}
      {cause?.title && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {historyTexts.because}:{' '}
          {address ? (
            <Link component={RouterLink} to={address}>
              {cause.title}
            </Link>
          ) : (
            cause.title
          )}
        </Typography>
      )}
      {clientAddress !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {historyTexts.from(clientAddress)}
        </Typography>
      )}
    </>
  )
}
