import DocumentIcon from '@mui/icons-material/DescriptionOutlined'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import { shownSize } from '@member-care/domain/language/shown-count.ts'
import { chatDeskTexts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { DocumentViewer } from '../../claims/detail/attachment-viewer.tsx'
import { useAttachment } from '../../claims/detail/use-attachment.ts'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import type { DeskMessage } from '../conversation-record.ts'
import { useShownTalk } from '../use-talk.ts'

const { talk: texts, shortcuts } = chatDeskTexts

type SentFile = NonNullable<DeskMessage['file']>

/** A file that was sent: its name, and the way to look at it. */
export function ChatFile({ file }: { file: SentFile }) {
  const [isOpen, setOpen] = useState(false)
  const Icon = file.mimeType.startsWith('image/') ? PictureIcon : DocumentIcon
  const shown = `${file.name} · ${shownSize(file.bytes)}`
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon />}
        aria-label={texts.view(shown)}
        onClick={() => setOpen(true)}
        sx={{ mt: 0.5, maxWidth: '100%', overflowWrap: 'anywhere', textAlign: 'left', bgcolor: 'background.paper' }}
      >
        {shown}
      </Button>
      {isOpen && <FileDialog file={file} onClose={() => setOpen(false)} />}
    </>
  )
}

function FileDialog({ file: { fileId, name }, onClose }: { file: SentFile; onClose: () => void }) {
  const titleId = useId()
  const { id } = useShownTalk()
  const { data, error, refetch } = useAttachment(id, fileId, 'conversation')
  const { send, isPending, failure } = useCommandSending<Blob>({ onDone: (blob) => saveFile(blob, name) })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ pt: 1 }}>
          <DocumentViewer blob={data} error={error} onRetry={() => void refetch()} name={name} />
        </Box>
        <FailureAlert message={failure?.message} />
      </DialogContent>
      <DialogActions>
        <Button
          startIcon={<DownloadIcon />}
          loading={isPending}
          onClick={() => void send('download', (_options, provider) => provider.originalChatFile(id, fileId))}
        >
          {texts.download}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {shortcuts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
