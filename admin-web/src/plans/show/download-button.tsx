import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { planPageTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { useCommandSending } from '../../console/use-command-sending.ts'
import type { PlanRecord } from '../plan-record.ts'

/** The draft, or else the version that was published last, as a spreadsheet that can be taken in again. */
export function DownloadButton({ plan, label = texts.download }: { plan: PlanRecord; label?: string }) {
  const notify = useNotify()
  const { send, isPending } = useCommandSending<Blob>({ onDone: (file) => saveFile(file, `Plan_${plan.planNo}.xlsx`) })

  async function download(): Promise<void> {
    const answer = await send(plan.planId, (_options, dataProvider) => dataProvider.planFile(plan.planId))
    if (answer && 'failed' in answer) notify(texts.downloadFailed, { type: 'error' })
  }

  return (
    <Button startIcon={<DownloadIcon />} onClick={() => void download()} loading={isPending}>
      {label}
    </Button>
  )
}
