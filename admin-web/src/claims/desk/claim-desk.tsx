import ApproveIcon from '@mui/icons-material/CheckCircleOutlined'
import RequestIcon from '@mui/icons-material/ContactSupportOutlined'
import RejectIcon from '@mui/icons-material/HighlightOff'
import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import { Box, Button, Typography } from '@mui/material'
import { isActionPossible } from '@member-care/domain/claim/claim-status.ts'
import { insurerMessageTexts } from '@member-care/domain/texts/insurer-message-texts.ts'
import { useState, type ComponentType } from 'react'
import { useAdministrator } from '../../console/administrator.ts'
import type { ClaimRecord, ClaimResource } from '../claim-record.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { decisionForms } from './decision-forms.ts'
import { decisions, type Decision } from './desk-commands.ts'

const icons: Readonly<Record<Decision, ComponentType>> = { approve: ApproveIcon, reject: RejectIcon, 'request-information': RequestIcon, 'start-review': ReviewIcon }

/** The decisions of the claims desk that this administrator can take now (S37). Each asks in a dialog and is done only when the server says so. */
export function ClaimDesk({ resource, claim }: { resource: ClaimResource; claim: ClaimRecord }) {
  const [open, setOpen] = useState<Decision>()
  const possible = decisions.filter((decision) => claim.actions.includes(decision))
  if (possible.length === 0 && open === undefined) return <DecidedElsewhere claim={claim} />
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flexDirection: { xs: 'row', md: 'row-reverse' } }}>
      {possible.map((decision) => {
        const { label, colour, isPrimary } = decisionForms[decision]
        const Icon = icons[decision]
        return (
          <Button key={decision} variant={isPrimary ? 'contained' : 'outlined'} color={colour} startIcon={<Icon />} onClick={() => setOpen(decision)}>
            {label}
          </Button>
        )
      })}
      {open && <DecisionDialog key={open} decision={open} resource={resource} claim={claim} onClose={() => setOpen(undefined)} />}
    </Box>
  )
}

/** Where an insurer's own system decides, it is said in place of the buttons, while there is something to decide. */
function DecidedElsewhere({ claim }: { claim: ClaimRecord }) {
  const administrator = useAdministrator()
  if (administrator?.claimsDecidedBy !== 'insurer' || !isActionPossible('approve', claim.status)) return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {insurerMessageTexts.decidesElsewhere}
    </Typography>
  )
}
