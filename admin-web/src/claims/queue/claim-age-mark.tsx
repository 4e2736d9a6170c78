import { Box } from '@mui/material'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { claimAgeBand, PROMISED_WORKING_DAYS } from '@member-care/domain/claim/claim-age.ts'

const colours = {
  'under-3': 'success.main',
  '3-to-7': 'primary.main',
  '8-to-14': 'warning.main',
  'over-14': 'error.main',
} as const

/** How long a claim has waited, as words and as a part of the promised days. */
export function ClaimAgeMark({ workingDays }: { workingDays: number }) {
  const colour = colours[claimAgeBand(workingDays)]
  const share = Math.min(1, workingDays / PROMISED_WORKING_DAYS)
  return (
    <Box component="span" sx={{ display: 'inline-grid', gap: 0.5, minWidth: 76 }}>
      <Box
        component="span"
        sx={{
          fontVariantNumeric: 'tabular-nums',
          color: workingDays > PROMISED_WORKING_DAYS ? 'error.main' : 'inherit',
          fontWeight: workingDays > PROMISED_WORKING_DAYS ? 650 : 'inherit',
        }}
      >
        {queueTexts.days(workingDays)}
      </Box>
      <Box
        component="span"
        aria-hidden="true"
        sx={{ display: 'block', height: 4, borderRadius: 2, bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box
          component="span"
          sx={{ display: 'block', height: '100%', width: `${Math.max(6, share * 100)}%`, bgcolor: colour }}
        />
      </Box>
    </Box>
  )
}
