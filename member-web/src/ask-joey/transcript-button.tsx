/** Downloads a conversation, to be kept. */
import { useMutation } from '@tanstack/react-query'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ConversationAnswer } from '@member-care/domain/chat/talk.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { transcriptFileName, transcriptTexts } from '@member-care/domain/texts/chat-page-texts.ts'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { readTranscript } from '../portal-api/chats-api.ts'

export function TranscriptButton({ conversation: { id, openedAt } }: { readonly conversation: ConversationAnswer }) {
  const download = useMutation({
    mutationFn: () => readTranscript(id),
    onSuccess: (pdf) => saveFile(pdf, transcriptFileName(singaporeToday(new Date(openedAt)))),
  })
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        startIcon={<DownloadOutlined />}
        loading={download.isPending}
        loadingPosition="start"
        onClick={() => download.mutate()}
      >
        {transcriptTexts.download}
      </Button>
      {download.isError && <Notice tone="error" role="alert" title={transcriptTexts.failed} />}
    </Box>
  )
}
