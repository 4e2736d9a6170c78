/** What a row says of itself: that it needs the member, that it is not with the insurer yet, or that it takes longer than usual (1§2). */
import PriorityHighOutlined from '@mui/icons-material/PriorityHighOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import { handoverNoticeText, statusMeanings } from '@member-care/domain/texts/claim-progress-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import { needsMember } from './row-look.ts'

/** The warning of a row whose hand-over keeps failing; undefined for all others. A claim that has arrived is not late any more (S139). */
function warningOf({ pi, retry }: Pick<ClaimRow, 'pi' | 'retry'>): string | undefined {
  return pi ? handoverNoticeText(retry) : undefined
}

export function RowNotice({ row }: { readonly row: Pick<ClaimRow, 't' | 's' | 'pi' | 'retry'> }) {
  const line = { display: 'flex', gap: 0.75, mt: 0.5, fontSize: '0.8125rem', lineHeight: 1.45 } as const
  if (needsMember(row)) {
    return (
      <Box sx={{ ...line, color: 'secondary.main', fontWeight: 620 }}>
        <PriorityHighOutlined aria-hidden="true" sx={{ fontSize: 18, flex: 'none', ml: '-3px', mr: '-3px' }} />
        {statusMeanings.PENDING.now}
      </Box>
    )
  }
  const warning = warningOf(row)
  if (warning !== undefined) {
    return (
      <Box sx={{ ...line, color: 'warning.main' }}>
        <WarningAmberOutlined aria-hidden="true" sx={{ fontSize: 18, flex: 'none' }} />
        <span>{claimTexts.records.pendingInsurerLate(warning)}</span>
      </Box>
    )
  }
  return row.pi ? (
    <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.8125rem' }}>{claimTexts.records.pendingInsurer}</Box>
  ) : null
}
