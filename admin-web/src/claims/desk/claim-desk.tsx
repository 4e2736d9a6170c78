import { Box } from '@mui/material'
import { useState } from 'react'
import { useShownClaim } from '../use-claim.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import type { Decision } from './desk-commands.ts'
import { seenPlanOf, useReckoning } from './reckoning/use-reckoning.ts'

/** The decisions of the claims desk that this administrator can take now (S37). Each asks in a dialog and is done only when the server says so. */
export function ClaimDesk() {
  const [open, setOpen] = useState<Decision>()
  const plan = seenPlanOf(useReckoning(useShownClaim()))
  return (
    <Box>
      <DecisionButtons plan={plan} onBegin={setOpen} />
      {open && <DecisionDialog key={open} decision={open} onClose={() => setOpen(undefined)} />}
    </Box>
  )
}
