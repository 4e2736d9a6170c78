import HistoryIcon from '@mui/icons-material/HistoryToggleOff'
import { Button } from '@mui/material'
import { historyTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { Link } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { historyAddress } from './history-address.ts'
import type { RecordKind } from './record-history-calls.ts'

/** The way from a record to its history, for those who may see it. */
export function HistoryLink({ kind, id }: { kind: RecordKind; id: string }) {
  const address = historyAddress({ kind, id })
  if (!usePowers()?.has('history.view') || address === undefined) return null
  return (
    <Button component={Link} to={address} startIcon={<HistoryIcon />}>
      {historyTexts.link}
    </Button>
  )
}
