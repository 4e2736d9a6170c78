import ExpandIcon from '@mui/icons-material/ExpandMore'
import { jobTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Accordion, AccordionDetails, AccordionSummary, Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { usePowers } from '../console/administrator.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { RejectedRowsButton, RowProgress } from '../upload/upload-check.tsx'
import type { UploadRecord } from '../upload/upload-record.ts'
import { UploadRows } from '../upload/upload-rows.tsx'
import { UploadSummary } from '../upload/upload-summary.tsx'

/** One upload: its state, file, uploader and time; opened, what became of its rows, and the rejected ones. */
export function UploadJob({ upload }: { upload: UploadRecord }) {
  const powers = usePowers()
  const [isOpen, setOpen] = useState(false)
  const { state, progress, summary } = upload
  const rejected = summary.users.rejected + summary.dependants.rejected
  return (
    <Accordion expanded={isOpen} onChange={(_event, open) => setOpen(open)} square disableGutters slotProps={{ heading: { component: 'h2' } }} sx={{ '&::before': { display: 'none' } }}>
      <AccordionSummary expandIcon={<ExpandIcon />} aria-controls={`job-${upload.id}`} id={`job-${upload.id}-heading`}>
        <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0, width: '100%' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25 }}>
            <JobState state={state} />
            <Typography component="span" sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
              {upload.fileName}
            </Typography>
          </Box>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {upload.uploadedBy} · {formatInstant(upload.createdAt)}
            {state === 'processing' && progress.total > 0 && ` · ${Math.floor((progress.done / progress.total) * 100)} %`}
            {state !== 'processing' && rejected > 0 && ` · ${jobTexts.rejectedCount(rejected)}`}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails id={`job-${upload.id}`} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {state === 'failed' && <Alert severity="error">{upload.error ?? jobTexts.failedState}</Alert>}
        {state === 'processing' && <RowProgress label={jobTexts.processing} progress={progress} />}
        <UploadSummary summary={summary} isCarriedOut />
        {isOpen && rejected > 0 && (
          <section aria-label={jobTexts.rejected}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {jobTexts.rejected}
            </Typography>
            <UploadRows upload={upload} only="rejected" />
            {state === 'complete' && powers?.has('users.upload') && (
              <Box sx={{ mt: 1.5 }}>
                <RejectedRowsButton upload={upload} />
              </Box>
            )}
          </section>
        )}
      </AccordionDetails>
    </Accordion>
  )
}

/** `[Processing]` and `[Complete]` (3§4); the rest is what an upload can come to besides. */
function JobState({ state }: { state: UploadRecord['state'] }) {
  const [text, colour] = stateTexts[state]
  return (
    <Typography component="span" sx={{ color: colour, fontWeight: 650, whiteSpace: 'nowrap' }}>
      {text}
    </Typography>
  )
}

const stateTexts = {
  checking: [jobTexts.checking, 'info.main'],
  checked: [jobTexts.checked, 'info.main'],
  processing: [jobTexts.processing, 'info.main'],
  complete: [jobTexts.complete, 'success.main'],
  failed: [jobTexts.failedShort, 'error.main'],
  discarded: [jobTexts.discarded, 'text.secondary'],
} as const satisfies Record<UploadRecord['state'], readonly [string, string]>
