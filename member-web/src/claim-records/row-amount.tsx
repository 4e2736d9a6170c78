/** What was paid, and once the insurer has decided, what it pays of it (1§4). */
import Box from '@mui/material/Box'
import { payableAmountText } from '@member-care/domain/claim/claim-display.ts'
import { parseClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { amountText, parseCents } from '@member-care/domain/money/money.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'

export function RowAmount({ row }: { readonly row: Pick<ClaimRow, 't' | 's' | 'ia' | 'pa' | 'ccy'> }) {
  const status = row.t === 1 ? undefined : parseClaimStatus(row.s)
  const isDecided = status === 'APPROVED' || status === 'REJECTED'
  return (
    <>
      {amountText(row.ia, row.ccy)}
      {isDecided && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {claimTexts.records.payable}{' '}
          {payableAmountText({ status, payableCents: parseCents(row.pa), currency: row.ccy })}
        </Box>
      )}
    </>
  )
}
