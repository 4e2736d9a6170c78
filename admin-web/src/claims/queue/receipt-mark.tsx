import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import { withCapital } from '@member-care/domain/language/with-capital.ts'
import { whyAPersonTexts } from '@member-care/domain/texts/straight-through-texts.ts'
import { Box } from '@mui/material'
import type { QueueRow } from './queue-record.ts'

const ofReceipts = ['receipt-differs', 'receipt-unread'] as const

/** Why a person decides, where the claim's receipts are the reason: what they say, and what is claimed. */
export function ReceiptMark({ row: { leftToPerson } }: { row: Pick<QueueRow, 'leftToPerson'> }) {
  const reasons = ofReceipts.filter((reason) => leftToPerson?.reasons.includes(reason))
  if (!leftToPerson || reasons.length === 0) return null
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        gap: 0.5,
        alignItems: 'start',
        my: 0.25,
        fontSize: '0.8125rem',
        fontWeight: 550,
        whiteSpace: 'normal',
        color: reasons.includes('receipt-differs') ? 'warning.main' : 'text.secondary',
      }}
    >
      <ReceiptIcon sx={{ fontSize: 16, mt: 0.25 }} aria-hidden="true" />
      {withCapital(whyAPersonTexts({ ...leftToPerson, reasons }).join(', '))}
    </Box>
  )
}
