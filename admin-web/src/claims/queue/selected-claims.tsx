import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { Box, Button, Paper } from '@mui/material'
import type { QueueRow } from './queue-record.ts'
import { totalsByCurrency } from './totals-by-currency.ts'

export interface SelectedClaimsProps {
  readonly chosen: readonly QueueRow[]
  /** How many of them can be approved now. */
  readonly approvable: number
  readonly onApprove: () => void
  readonly onClear: () => void
}

/** Stays in sight while claims are selected: how many, what they claim in each currency, and how many of them a batch holds back. */
export function SelectedClaims({ chosen, approvable, onApprove, onClear }: SelectedClaimsProps) {
  const { selected } = queueTexts
  const held = chosen.filter(({ likeness }) => likeness?.isHeld).length
  return (
    <Paper
      component="section"
      aria-label={selected.title}
      sx={{
        position: 'sticky',
        bottom: 16,
        mt: 2,
        px: 2,
        py: 1.25,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        bgcolor: 'text.primary',
        color: 'background.paper',
        zIndex: 3,
      }}
    >
      <span role="status">
        {[
          selected.count(chosen.length),
          ...totalsByCurrency(chosen),
          ...(held > 0 ? [selected.duplicates(held)] : []),
        ].join(' · ')}
      </span>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button color="inherit" onClick={onClear}>
          {selected.clear}
        </Button>
        <Button variant="contained" onClick={onApprove} disabled={approvable === 0}>
          {selected.approve}
        </Button>
      </Box>
    </Paper>
  )
}
