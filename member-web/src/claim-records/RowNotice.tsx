/** What a row says of its way to the insurer: not there yet, or taking longer than usual (1§2). */
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import { handoverNoticeText } from '@member-care/domain/texts/claim-progress-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'

/** The warning of a row whose hand-over keeps failing; undefined for all others. A claim that has arrived is not late any more. */
export function warningOf({ pi, retry }: Pick<ClaimRow, 'pi' | 'retry'>): string | undefined {
  return pi ? handoverNoticeText(retry) : undefined
}

export function RowNotice({ row }: { readonly row: Pick<ClaimRow, 'pi' | 'retry'> }) {
  const warning = warningOf(row)
  if (warning !== undefined) {
    return (
      <Box sx={{ display: 'flex', gap: 0.75, mt: 0.5, color: 'warning.main', fontSize: '0.8125rem', lineHeight: 1.45 }}>
        <WarningAmberOutlined aria-hidden="true" sx={{ fontSize: 18, flex: 'none' }} />
        <span>
          {claimTexts.records.pendingInsurer}. {warning}
        </span>
      </Box>
    )
  }
  return row.pi ? <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.8125rem' }}>{claimTexts.records.pendingInsurer}</Box> : null
}
