/** A document of the claim with its state: waiting, sending with progress, received, or failed with a way to try again. */
import { useSyncExternalStore } from 'react'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { documentStateTexts, sendingText } from '@member-care/domain/texts/claim-draft-texts.ts'
import { FileRow } from '../../claim-form/documents/FileRows.tsx'
import { FilePreview } from '../../claim-form/documents/FilePreview.tsx'
import { fileSizeText } from '../../claim-form/documents/file-size-text.ts'
import type { DocumentState, DraftDocument } from './draft-documents.ts'

interface DraftDocumentRowProps {
  readonly document: DraftDocument
  readonly state: DocumentState
  readonly onRemove: () => void
  readonly onTryAgain: () => void
}

export function DraftDocumentRow({ document, state, onRemove, onTryAgain }: DraftDocumentRowProps) {
  const { file, content } = document
  return (
    <FileRow
      picture={<FilePreview file={content ?? file} />}
      name={file.name}
      state={<StateLine state={state} size={fileSizeText(content ?? file)} name={file.name} onTryAgain={onTryAgain} />}
      button={
        <IconButton aria-label={`Remove ${file.name}`} onClick={onRemove}>
          <DeleteOutlined />
        </IconButton>
      }
    />
  )
}

interface StateLineProps {
  readonly state: DocumentState
  /** As it is shown. */
  readonly size: string
  readonly name: string
  readonly onTryAgain: () => void
}

function StateLine({ state, size, name, onTryAgain }: StateLineProps) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (state.phase === 'sending') {
    const percent = Math.round(state.sent * 100)
    return (
      <Box component="span" sx={{ display: 'grid', gap: 0.5, color: 'text.secondary' }}>
        {sendingText(percent)}
        <LinearProgress variant={percent >= 100 ? 'indeterminate' : 'determinate'} value={percent} aria-label={`${sendingText(percent)}: ${name}`} sx={{ borderRadius: 2 }} />
      </Box>
    )
  }
  const { icon: Icon, colour, text } = appearances[state.phase]
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, color: state.phase === 'failed' ? 'error.main' : 'text.secondary' }}>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Icon aria-hidden="true" sx={{ fontSize: 16, mt: '2px', color: colour }} />
        <span>
          <span role="status">{state.phase === 'waiting' && !isOnline ? documentStateTexts.waitingForConnection : text}</span>
          {state.phase !== 'failed' && ` · ${size}`}
        </span>
      </Box>
      {state.phase === 'failed' && (
        <Button size="small" onClick={onTryAgain} aria-label={`${documentStateTexts.tryAgain}: ${name}`} sx={{ minHeight: 28, py: 0 }}>
          {documentStateTexts.tryAgain}
        </Button>
      )}
    </Box>
  )
}

const appearances = {
  waiting: { icon: ScheduleOutlined, colour: 'text.secondary', text: documentStateTexts.waiting },
  received: { icon: CheckCircleOutlined, colour: 'success.main', text: documentStateTexts.received },
  failed: { icon: WarningAmberOutlined, colour: 'error.main', text: documentStateTexts.failed },
} as const

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
