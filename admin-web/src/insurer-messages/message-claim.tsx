import { Box, Link } from '@mui/material'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { insurerMessageTexts } from '@member-care/domain/texts/insurer-message-texts.ts'
import { Link as RouterLink } from 'react-router-dom'
import { claimAddress } from '../claims/claim-link.tsx'
import { resourceOf, type InsurerMessage } from './message-record.ts'

/** The claim that a message is about, as the link to it. */
export function MessageClaim({ message }: { message: InsurerMessage }) {
  const { claimId, transactionNo } = message
  const resource = resourceOf(message)
  const quiet = { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const
  if (claimId === null || resource === undefined) {
    return (
      <>
        <Box>{insurerMessageTexts.claimUnknown}</Box>
        <Box sx={quiet}>{transactionNo ?? claimId}</Box>
      </>
    )
  }
  return (
    <>
      <Link
        component={RouterLink}
        to={claimAddress(resource, claimId)}
        sx={{ display: 'inline-block', minHeight: 24, whiteSpace: 'nowrap' }}
      >
        {transactionNo ?? claimReference(claimId)}
      </Link>
      <Box sx={quiet}>{claimReference(claimId)}</Box>
    </>
  )
}
