/** The claim changed while it was being updated: what changed, what became of what was filled in, and what to do (409). */
import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { DetailRows } from '../page/detail-rows.tsx'
import type { ClaimChange } from './claim-changes.ts'
import type { Clash } from './update-draft.ts'

export function ClashNotice({ clash }: { readonly clash: Clash }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [clash])
  return (
    <Notice ref={notice} tone="warning" role="alert" title={updateClaimTexts.clash}>
      <ChangeList changes={clash.changes} />
      <Box sx={{ mt: 1.5 }}>{updateClaimTexts.clashKept}</Box>
      {clash.lost.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          {updateClaimTexts.clashLost}
          <DetailRows rows={clash.lost} />
        </Box>
      )}
    </Notice>
  )
}

export function ChangeList({ changes }: { readonly changes: readonly ClaimChange[] }) {
  return (
    <Box component="ul" aria-label={updateClaimTexts.changesSince} sx={{ m: 0, mt: 0.5, pl: 2.25 }}>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          {pageTexts.labelled(label.replace(/[:：]$/, ''), '')}
          <strong>{after === '' ? '–' : after}</strong>
          {before !== '' && updateClaimTexts.was(before)}
        </li>
      ))}
    </Box>
  )
}
