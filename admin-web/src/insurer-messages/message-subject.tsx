import { Box, Link } from '@mui/material'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { insurerMessageTexts } from '@member-care/domain/texts/insurer-message-texts.ts'
import { Link as RouterLink } from 'react-router-dom'
import { ClaimStatusChip } from '../claims/claim-status-chip.tsx'
import { claimAddress } from '../claims/claim-link.tsx'
import { guaranteeAddress } from '../guarantees/guarantee-list-address.ts'
import { GuaranteeStatusChip } from '../guarantees/guarantee-status-chip.tsx'
import { resourceOf, type InsurerMessage } from './message-record.ts'

/** The claim or the letter that a message is about, as the link to it. */
export function MessageSubject({ message }: { message: InsurerMessage }) {
  const { claimId, transactionNo, guaranteeId, guaranteeNumber } = message
  const resource = resourceOf(message)
  const quiet = { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const
  if (guaranteeId !== null && guaranteeNumber !== null) {
    return (
      <>
        <Link
          component={RouterLink}
          to={guaranteeAddress(guaranteeId)}
          sx={{ display: 'inline-block', minHeight: 24, whiteSpace: 'nowrap' }}
        >
          {guaranteeNumber}
        </Link>
        <Box sx={quiet}>{transactionNo}</Box>
      </>
    )
  }
  if (claimId === null || resource === undefined) {
    return (
      <>
        <Box>{insurerMessageTexts.claimUnknown}</Box>
        <Box sx={quiet}>{transactionNo ?? claimId ?? guaranteeId}</Box>
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

/** How it stood when the message was answered. */
export function StatusThen({ message: { claimStatus, guaranteeStatus } }: { message: InsurerMessage }) {
  if (claimStatus) return <ClaimStatusChip status={claimStatus} />
  return guaranteeStatus && <GuaranteeStatusChip status={guaranteeStatus} />
}
