/** A document of the claim with its state: waiting, sending with progress, received, or failed with a way to try again. */
import type { ReactNode } from 'react'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { documentStateTexts, sendingText } from '@member-care/domain/texts/claim-draft-texts.ts'
import { documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { useIsOnline } from '../../page/use-is-online.ts'
import { FileRow } from './file-rows.tsx'
import { FilePreview } from './file-preview.tsx'
import { fileSizeText } from './file-size-text.ts'
import { fileToShow, type DocumentState, type DraftDocument } from './draft-documents.ts'

interface DraftDocumentRowProps {
  readonly document: DraftDocument
  readonly state: DocumentState
  /** Said of one that the server has. */
  readonly receivedText?: string
  /** More to say of it, below its state. */
  readonly note?: ReactNode
  readonly onRemove: () => void
  readonly onTryAgain: () => void
}

export function DraftDocumentRow({
  document,
  state,
  receivedText = documentStateTexts.received,
  note,
  onRemove,
  onTryAgain,
}: DraftDocumentRowProps) {
  const { file, content } = document
  const shown = fileToShow(document) ?? file
  return (
    <FileRow
      picture={<FilePreview file={shown} />}
      name={file.name}
      state={
        <>
          <StateLine
            state={state}
            receivedText={receivedText}
            size={fileSizeText(content ?? file)}
            name={file.name}
            onTryAgain={onTryAgain}
          />
          {note}
        </>
      }
      button={
        <IconButton aria-label={documentTexts.remove(file.name)} onClick={onRemove}>
          <DeleteOutlined />
        </IconButton>
      }
    />
  )
}

interface StateLineProps {
  readonly state: DocumentState
  readonly receivedText: string
  /** As it is shown. */
  readonly size: string
  readonly name: string
  readonly onTryAgain: () => void
}

function StateLine({ state, receivedText, size, name, onTryAgain }: StateLineProps) {
  const isOnline = useIsOnline()
  if (state.phase === 'sending') {
    const percent = Math.round(state.sent * 100)
    return (
      <Box component="span" sx={{ display: 'grid', gap: 0.5, color: 'text.secondary' }}>
        {sendingText(percent)}
        <LinearProgress
          variant={percent >= 100 ? 'indeterminate' : 'determinate'}
          value={percent}
          aria-label={pageTexts.labelled(sendingText(percent), name)}
          sx={{ borderRadius: 2 }}
        />
      </Box>
    )
  }
  const { icon: Icon, colour } = appearances[state.phase]
  const text = state.phase === 'received' ? receivedText : documentStateTexts[state.phase]
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        color: state.phase === 'failed' ? 'error.main' : 'text.secondary',
      }}
    >
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Icon aria-hidden="true" sx={{ fontSize: 16, mt: '2px', color: colour }} />
        <span>
          <span role="status">
            {state.phase === 'waiting' && !isOnline ? documentStateTexts.waitingForConnection : text}
          </span>
          {state.phase !== 'failed' && ` · ${size}`}
        </span>
      </Box>
      {state.phase === 'failed' && (
        <Button
          size="small"
          onClick={onTryAgain}
          aria-label={pageTexts.labelled(documentStateTexts.tryAgain, name)}
          sx={{ minHeight: 28, py: 0 }}
        >
          {documentStateTexts.tryAgain}
        </Button>
      )}
    </Box>
  )
}

const appearances = {
  waiting: { icon: ScheduleOutlined, colour: 'text.secondary' },
  received: { icon: CheckCircleOutlined, colour: 'success.main' },
  failed: { icon: WarningAmberOutlined, colour: 'error.main' },
} as const
