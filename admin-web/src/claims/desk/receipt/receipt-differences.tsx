/** Where the claim is decided: what its receipts say otherwise. Nothing, while they say the same, or nobody can tell. */
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { compareReceipt } from '@member-care/domain/receipt/compare-claim.ts'
import { deskReceiptTexts as texts } from '@member-care/domain/texts/desk-receipt-texts.ts'
import { claimedWords, readWords } from './compared-words.ts'
import type { ReceiptPanelProps } from './receipt-panel.tsx'
import { sumOf, sumWords } from './sum-of-receipts.tsx'
import { readingsBeside } from './use-receipt-readings.ts'

export function ReceiptDifferences({ desk, view }: ReceiptPanelProps) {
  const { claimed, receipts } = desk
  const differences = receipts.flatMap((receipt) =>
    receipt.phase !== 'read'
      ? []
      : compareReceipt(claimed, receipt.reading, readingsBeside(receipts, receipt.id))
          .filter(({ comparison }) => comparison === 'differs')
          .map((value) => ({
            key: `${receipt.id} ${value.field}`,
            field: texts.fields[value.field],
            words: texts.says(
              texts.fields[value.field],
              readWords(value, receipt.reading, claimed) ?? '',
              claimedWords(value, claimed),
            ),
            show: () => view.outline(receipt.id, value.read?.place),
          })),
  )
  const sum = sumOf(desk)
  const isSumOther = sum?.comparison === 'differs'
  if (differences.length === 0 && !isSumOther) return null
  return (
    <Alert severity="warning" role="region" aria-label={texts.differences}>
      <AlertTitle>{texts.differences}</AlertTitle>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {differences.map(({ key, field, words, show }) => (
          <Box component="li" key={key} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {words}
            </Typography>
            <Button size="small" color="inherit" onClick={show} sx={{ minHeight: 28, ml: -0.625 }}>
              {texts.showWhere}
              <Box component="span" sx={visuallyHidden}>
                {' '}
                {field}
              </Box>
            </Button>
          </Box>
        ))}
        {isSumOther && (
          <Typography component="li" variant="body2">
            {sumWords(sum, claimed)}
          </Typography>
        )}
      </Box>
    </Alert>
  )
}
