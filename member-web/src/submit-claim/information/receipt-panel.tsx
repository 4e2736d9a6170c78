/** Above the claim form: the way to fill it in from a receipt, and what was filled in and is to be checked. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import type { ReadingFault } from '@member-care/domain/receipt/reading-fault.ts'
import { receiptReadingTexts } from '@member-care/domain/texts/receipt-reading-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { focusField } from '../../form/focus-first-error.ts'

interface ReceiptPanelProps {
  readonly isReading: boolean
  /** Whether there is no receipt yet. */
  readonly isInviting: boolean
  /** The fields that nobody has checked yet. */
  readonly toCheck: readonly { readonly field: string; readonly label: string }[]
  /** Receipts that could not be read, and where something can be done about it. */
  readonly unread: readonly { readonly name: string; readonly why: ReadingFault; readonly buttonId: string }[]
  readonly onChecked: () => void
}

export function ReceiptPanel({ isReading, isInviting, toCheck, unread, onChecked }: ReceiptPanelProps) {
  return (
    <>
      {isInviting && (
        <Notice
          tone="info"
          title={receiptFormTexts.invitation}
          action={
            <Button variant="outlined" onClick={() => document.getElementById('invoicesAndReceipts')?.click()}>
              {receiptFormTexts.add}
            </Button>
          }
        >
          {receiptFormTexts.invitationDetail}
        </Notice>
      )}
      <Box role="status" sx={{ display: 'grid', gap: 1.5, '&:empty': { position: 'absolute' } }}>
        {unread.map(({ name, why, buttonId }) => (
          <Notice
            key={buttonId}
            tone="warning"
            title={name}
            action={
              <Button variant="outlined" onClick={() => document.getElementById(buttonId)?.focus()}>
                {receiptFormTexts.goToPhoto}
              </Button>
            }
          >
            {receiptReadingTexts.faults[why]}
          </Notice>
        ))}
      </Box>
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {isReading && toCheck.length === 0 && receiptFormTexts.reading}
        {toCheck.length > 0 && (
          <Notice
            tone="info"
            title={receiptFormTexts.filledTitle}
            action={
              <Button variant="outlined" onClick={onChecked}>
                {receiptFormTexts.checked}
              </Button>
            }
          >
            {receiptFormTexts.filledDetail}
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
              {toCheck.map(({ field, label }) => (
                <li key={field}>
                  <Link component="button" type="button" onClick={() => focusField(field)} sx={{ minHeight: 24 }}>
                    {label}
                  </Link>
                </li>
              ))}
            </Box>
          </Notice>
        )}
      </Box>
    </>
  )
}
