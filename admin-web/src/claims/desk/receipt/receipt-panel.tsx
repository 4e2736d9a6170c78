/** Beside the document: what its receipt says, against what is claimed (S122). */
import { Alert, Box, Button, Paper, Skeleton, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { compareReceipt } from '@member-care/domain/receipt/compare-claim.ts'
import { deskReceiptTexts as texts } from '@member-care/domain/texts/desk-receipt-texts.ts'
import type { DocumentView } from '../use-document-view.ts'
import { ComparedValues } from './compared-values.tsx'
import { readWords } from './compared-words.ts'
import { SumOfReceipts } from './sum-of-receipts.tsx'
import { readingsBeside, type DeskReceipt, type DeskReceipts } from './use-receipt-readings.ts'

export interface ReceiptPanelProps {
  readonly desk: DeskReceipts
  readonly view: DocumentView
}

export function ReceiptPanel({ desk, view }: ReceiptPanelProps) {
  const { claimed, receipts } = desk
  const isOne = receipts.length === 1
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }} aria-label={texts.title}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {texts.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {receipts.length === 0 ? texts.none : texts.note}
      </Typography>
      {receipts.map((receipt) => (
        <Box key={receipt.id} sx={{ mt: 1.5 }}>
          {!isOne && (
            <Typography variant="h3" sx={{ fontSize: '0.9375rem', fontWeight: 650, overflowWrap: 'anywhere' }}>
              {receipt.name}
            </Typography>
          )}
          <OneReceipt receipt={receipt} desk={desk} view={view} />
        </Box>
      ))}
      <SumOfReceipts claimed={claimed} receipts={receipts} />
      <Outlined desk={desk} view={view} />
    </Paper>
  )
}

function OneReceipt({ receipt, desk, view }: ReceiptPanelProps & { readonly receipt: DeskReceipt }) {
  switch (receipt.phase) {
    case 'unopened':
      return (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <Typography variant="body2">{texts.notOpened}</Typography>
          <Button
            size="small"
            onClick={() => view.outline(receipt.id, undefined)}
            sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal', textAlign: 'left' }}
          >
            {texts.open(receipt.name)}
          </Button>
        </Box>
      )
    case 'reading':
      // As high as what takes its place.
      return <Skeleton variant="rounded" height={380} role="status" aria-label={texts.reading(receipt.name)} />
    case 'unread':
      return (
        <Alert
          severity="info"
          action={
            receipt.why === 'unavailable' && (
              <Button color="inherit" size="small" onClick={receipt.retry}>
                {texts.tryAgain}
              </Button>
            )
          }
        >
          {texts.faults[receipt.why]}
        </Alert>
      )
    case 'read':
      return (
        <ComparedValues
          document={receipt}
          reading={receipt.reading}
          others={readingsBeside(desk.receipts, receipt.id)}
          claimed={desk.claimed}
          view={view}
        />
      )
  }
}

/** Says to those who do not see it what a press on a value did. */
function Outlined({ desk: { claimed, receipts }, view }: ReceiptPanelProps) {
  const shown = receipts.find(({ id }) => id === view.document?.id)
  const field =
    shown?.phase === 'read' && view.outlined
      ? compareReceipt(claimed, shown.reading).find(({ read }) => read?.place === view.outlined)
      : undefined
  return (
    <Box role="status" sx={visuallyHidden}>
      {field && shown?.phase === 'read'
        ? texts.outlined(texts.fields[field.field], readWords(field, shown.reading, claimed) ?? '')
        : ''}
    </Box>
  )
}
