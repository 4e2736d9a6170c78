import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import { withCapital } from '@member-care/domain/language/with-capital.ts'
import { whyAPersonTexts } from '@member-care/domain/texts/straight-through-texts.ts'
import { IconMark } from '../icon-mark.tsx'
import type { QueueRow } from './queue-record.ts'

const ofReceipts = ['receipt-differs', 'receipt-unread'] as const

/** Why a person decides, where the claim's receipts are the reason: what they say, and what is claimed. */
export function ReceiptMark({ row: { leftToPerson } }: { row: Pick<QueueRow, 'leftToPerson'> }) {
  const reasons = ofReceipts.filter((reason) => leftToPerson?.reasons.includes(reason))
  if (!leftToPerson || reasons.length === 0) return null
  return (
    <IconMark
      icon={ReceiptIcon}
      colour={reasons.includes('receipt-differs') ? 'warning.main' : 'text.secondary'}
      // Of several lines.
      sx={{ alignItems: 'start', my: 0.25, whiteSpace: 'normal', '& svg': { mt: 0.25 } }}
    >
      {withCapital(whyAPersonTexts({ ...leftToPerson, reasons }).join(', '))}
    </IconMark>
  )
}
