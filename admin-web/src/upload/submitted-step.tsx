import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Alert, Box, Button, Paper } from '@mui/material'
import { Link } from 'react-router-dom'
import { RejectedRowsButton, RowProgress } from './upload-check.tsx'
import { useUploadArea } from './upload-area.tsx'
import { rejectedOf, type UploadRecord } from './upload-record.ts'
import { UploadSummary } from './upload-summary.tsx'

const { another, progress } = userUploadTexts.submitted

/** Step 3: the file is being processed; how far it is stands here too. */
export function SubmittedStep({ upload, onStartOver }: { upload: UploadRecord; onStartOver: () => void }) {
  const { jobs, submitted: texts } = useUploadArea()
  const isComplete = upload.state === 'complete'
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity={isComplete ? 'success' : 'info'} role="status">
        {isComplete ? texts.complete : texts.processing}
      </Alert>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
        {!isComplete && <RowProgress label={progress} progress={upload.progress} />}
        <UploadSummary summary={upload.summary} isCarriedOut />
        {isComplete && rejectedOf(upload) > 0 && (
          <Box sx={{ mt: 2 }}>
            <RejectedRowsButton upload={upload} />
          </Box>
        )}
      </Paper>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" component={Link} to={jobs}>
          {texts.toJobs}
        </Button>
        <Button onClick={onStartOver}>{another}</Button>
      </Box>
    </Box>
  )
}
