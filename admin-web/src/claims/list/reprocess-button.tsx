import ReplayIcon from '@mui/icons-material/Replay'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import type { ClaimRow } from '../claim-record.ts'
import { ReprocessDialog } from './reprocess-dialog.tsx'

/** Hands the selected claims over to the insurer again. */
export function ReprocessButton() {
  const { data = [], selectedIds } = useListContext<ClaimRow>()
  const [asked, setAsked] = useState<readonly ClaimRow[]>()
  const selected = data.filter(({ id }) => selectedIds.includes(id))
  return (
    <>
      <Button startIcon={<ReplayIcon />} disabled={selected.length === 0} onClick={() => setAsked(selected)}>
        {consoleTexts.claims.reprocess}
      </Button>
      {asked && <ReprocessDialog claims={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
