/** At a receipt: that it is being read, and what came of it. */
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import { receiptReadingTexts } from '@member-care/domain/texts/receipt-reading-texts.ts'
import type { OutcomeOfReading } from './receipts-of-draft.ts'

interface DocumentReadingProps {
  /** Of the file. */
  readonly name: string
  /** How much of it is read, 0 to 1; undefined when it is not being read. */
  readonly share: number | undefined
  readonly outcome: OutcomeOfReading | undefined
}

export function DocumentReading({ name, share, outcome }: DocumentReadingProps) {
  return (
    <>
      {share !== undefined && (
        <LinearProgress
          variant={share > 0 ? 'determinate' : 'indeterminate'}
          value={Math.round(share * 100)}
          aria-label={receiptFormTexts.progressOf(name)}
          sx={{ borderRadius: 2, my: 0.5 }}
        />
      )}
      <Box
        component="span"
        role="status"
        sx={{ display: 'block', color: outcome?.phase === 'unread' ? 'warning.main' : 'text.secondary' }}
      >
        {share !== undefined ? receiptFormTexts.reading : outcome && textOf(outcome)}
      </Box>
    </>
  )
}

function textOf(outcome: OutcomeOfReading): string {
  if (outcome.phase === 'unread') return receiptReadingTexts.faults[outcome.why]
  const isAnySure = Object.values(outcome.reading).some(
    (field: unknown) => typeof field === 'object' && field !== null && 'verdict' in field && field.verdict === 'sure',
  )
  return isAnySure ? receiptFormTexts.read : receiptFormTexts.nothingSure
}
