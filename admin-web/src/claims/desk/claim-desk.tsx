import { Box, Button } from '@mui/material'
import { useState } from 'react'
import type { ClaimRecord, ClaimResource } from '../claim-record.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { decisionForms } from './decision-forms.tsx'
import { decisions, type Decision } from './desk-commands.ts'

/** The decisions of the claims desk that this administrator can take now (S37). Each asks in a dialog and is done only when the server says so. */
export function ClaimDesk({ resource, claim }: { resource: ClaimResource; claim: ClaimRecord }) {
  const [open, setOpen] = useState<Decision>()
  const possible = decisions.filter((decision) => claim.actions.includes(decision))
  if (possible.length === 0 && open === undefined) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flexDirection: { xs: 'row', md: 'row-reverse' } }}>
      {possible.map((decision) => {
        const { label, icon: Icon, colour, isPrimary } = decisionForms[decision]
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
