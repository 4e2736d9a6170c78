/** What can be done with a claim besides looking at it (CLM-101 to CLM-103, CLM-133). */
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { ChatButton } from '../claim/claim-questions.tsx'
import { addressOfUpdate } from '../claim/claim-address.ts'
import { isOffered } from './offered-actions.ts'
import type { ShownClaim } from './shown-claim.ts'

export function ClaimActions({ shown: { kind, claim } }: { readonly shown: ShownClaim }) {
  const mayUpdate = isOffered('update', claim)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {/* A link cannot be disabled, so one that leads nowhere is a button. */}
      {mayUpdate ? (
        <Button
          variant="outlined"
          component={RouterLink}
          to={addressOfUpdate(kind, claim)}
          startIcon={<EditOutlined />}
        >
          {claimTexts.detail.update}
        </Button>
      ) : (
        <Button variant="outlined" disabled startIcon={<EditOutlined />}>
          {claimTexts.detail.update}
        </Button>
      )}
      <ChatButton type={`${kind}claim`} id={claim._id} companyId={claim.companyId} />
    </Box>
  )
}
