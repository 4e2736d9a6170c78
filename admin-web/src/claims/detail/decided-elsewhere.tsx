import { Typography } from '@mui/material'
import { isActionPossible, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { insurerMessageTexts } from '@member-care/domain/texts/insurer-message-texts.ts'
import { useAdministrator } from '../../console/administrator.ts'

/** Where an insurer's own system decides, it is said in place of the desk's buttons, while there is something to decide (S37). */
export function DecidedElsewhere({ status }: { status: ClaimStatus }) {
  const administrator = useAdministrator()
  if (administrator?.claimsDecidedBy !== 'insurer' || !isActionPossible('approve', status)) return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {insurerMessageTexts.decidesElsewhere}
    </Typography>
  )
}
