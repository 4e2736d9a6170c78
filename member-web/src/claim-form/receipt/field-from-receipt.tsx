/** Below a field: that its value was read from the receipt, or that the receipt says another one. */
import DocumentScannerOutlined from '@mui/icons-material/DocumentScannerOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'

interface FieldFromReceiptProps {
  /** The id of its input. */
  readonly field: string
  /** What the receipt says, where that does not stand in the field; as people read it. */
  readonly read: string | undefined
  /** How it is said and taken, where that is not what every field says. */
  readonly words?: { readonly says: string; readonly use: string }
  readonly onUse: () => void
  /** Shows where it stands; absent for a sum, which stands nowhere. */
  readonly onShow: (() => void) | undefined
}

export function FieldFromReceipt({ field, read, words, onUse, onShow }: FieldFromReceiptProps) {
  const text =
    read !== undefined
      ? (words?.says ?? receiptFormTexts.says(read))
      : onShow === undefined
        ? receiptFormTexts.sumMark
        : receiptFormTexts.mark
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        mt: 0.5,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <Box
        component="span"
        id={`${field}-note`}
        sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', minWidth: 0, overflowWrap: 'anywhere' }}
      >
        <DocumentScannerOutlined aria-hidden="true" sx={{ fontSize: 16, color: 'primary.main' }} />
        {text}
      </Box>
      {read !== undefined && (
        <Button size="small" onClick={onUse} sx={{ minHeight: 32, py: 0, overflowWrap: 'anywhere' }}>
          {words?.use ?? receiptFormTexts.use(read)}
        </Button>
      )}
      {onShow && (
        <Button size="small" onClick={onShow} aria-describedby={`${field}-name`} sx={{ minHeight: 32, py: 0 }}>
          {receiptFormTexts.show}
        </Button>
      )}
    </Box>
  )
}
