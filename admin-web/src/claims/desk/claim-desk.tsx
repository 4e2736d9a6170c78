import { Box } from '@mui/material'
import { useState } from 'react'
import type { ClaimRecord, ClaimResource } from '../claim-record.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import type { Decision } from './desk-commands.ts'

/** The decisions of the claims desk that this administrator can take now (S37). Each asks in a dialog and is done only when the server says so. */
export function ClaimDesk({ resource, claim }: { resource: ClaimResource; claim: ClaimRecord }) {
  const [open, setOpen] = useState<Decision>()
  return (
    <Box>
      <DecisionButtons claim={claim} onBegin={setOpen} />
      {open && <DecisionDialog key={open} decision={open} resource={resource} claim={claim} onClose={() => setOpen(undefined)} />}
    </Box>
  )
}
