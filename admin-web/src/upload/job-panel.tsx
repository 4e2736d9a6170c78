import { jobTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Alert, Box, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { RejectedRowsButton, RowProgress } from './upload-check.tsx'
import { useUploadArea } from './upload-area.tsx'
import { rejectedOf, type UploadRecord } from './upload-record.ts'
import { UploadRows } from './upload-rows.tsx'
import { UploadSummary } from './upload-summary.tsx'

/** What became of the rows of the upload of the context, and the rejected ones. */
export function JobPanel() {
  const upload = useRecordContext<UploadRecord>()
  const { mayUpload } = useUploadArea()
  if (!upload) return null
  const { state, progress, summary } = upload
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {state === 'failed' && <Alert severity="error">{upload.error ?? jobTexts.failedState}</Alert>}
      {state === 'processing' && <RowProgress label={jobTexts.processing} progress={progress} />}
      <UploadSummary summary={summary} isCarriedOut />
      {rejectedOf(upload) > 0 && (
        <section aria-label={jobTexts.rejected}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {jobTexts.rejected}
          </Typography>
          <UploadRows upload={upload} only="rejected" />
          {state === 'complete' && mayUpload && (
            <Box sx={{ mt: 1.5 }}>
              <RejectedRowsButton upload={upload} />
            </Box>
          )}
        </section>
      )}
    </Box>
  )
}
