import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { jobTexts, userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Alert, Box, Button, Paper, Typography } from '@mui/material'
import { useDataProvider } from 'react-admin'
import { LONG_PATIENCE_MS } from '../console/answered-within.ts'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { UploadProgress } from './upload-progress.tsx'
import { rejectedOf, type UploadRecord } from './upload-record.ts'
import { UploadSummary } from './upload-summary.tsx'
import type { UploadDataProvider } from './upload-commands.ts'

const { check: texts } = userUploadTexts

/** The server's check: how far it is, then what would change. */
export function UploadCheck({ upload }: { upload: UploadRecord }) {
  const { state, progress, summary } = upload
  return (
    <Paper variant="outlined" component="section" aria-label={texts.title} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {texts.title}
      </Typography>
      {state === 'checking' && <RowProgress label={texts.underWay} progress={progress} />}
      <UploadSummary summary={summary} />
      {state === 'checked' && rejectedOf(upload) > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <RejectedRowsButton upload={upload} />
        </Box>
      )}
    </Paper>
  )
}

/** How many rows of how many. */
export function RowProgress({
  label,
  progress: { done, total },
}: {
  label: string
  progress: UploadRecord['progress']
}) {
  return (
    <Box sx={{ mb: 2 }}>
      <UploadProgress
        label={label}
        share={total > 0 ? done / total : undefined}
        detail={total > 0 ? texts.progress(done, total) : texts.counting}
      />
    </Box>
  )
}

/** The rejected rows as a file that can be corrected and sent again. */
export function RejectedRowsButton({ upload }: { upload: Pick<UploadRecord, 'id' | 'fileName'> }) {
  const dataProvider = useDataProvider<UploadDataProvider>()
  const sending = useCommandSending<Blob>({
    patience: LONG_PATIENCE_MS,
    onDone: (rows) => saveFile(rows, `Rejected_${upload.fileName.replace(/\.[^.]*$/, '')}.csv`),
  })
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={sending.isPending}
        onClick={() => void sending.send(upload.id, () => dataProvider.rejectedRows(upload.id))}
      >
        {jobTexts.downloadRejected}
      </Button>
      <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {jobTexts.correctHint}
      </Typography>
      {sending.failure && <Alert severity="error">{jobTexts.downloadFailed}</Alert>}
    </>
  )
}
