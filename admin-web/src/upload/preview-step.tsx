import { uploadCommandTexts } from '@member-care/domain/texts/upload-texts.ts'
import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Alert, Box, Button, Paper, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { FilePreview } from './file-preview.tsx'
import { SubmitDialog } from './submit-dialog.tsx'
import { UploadCheck } from './upload-check.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { UploadRows } from './upload-rows.tsx'
import { changesOf, type UploadRecord } from './upload-record.ts'
import type { OpenedFileState } from './use-opened-file.ts'
import { DiscardButton } from './discard-button.tsx'

const { preview: texts, check } = userUploadTexts

interface PreviewStepProps {
  readonly file: OpenedFileState
  /** Undefined until the server has the file. */
  readonly upload: UploadRecord | undefined
  /** How much of the file has been sent, 0 to 1, while it is. */
  readonly sentShare: number | undefined
  readonly isSubmitting: boolean
  readonly onSubmit: () => void
  readonly onStartOver: () => void
}

/** Step 2: what the file says, user by user, and what would change, row by row. Nothing is done before it is submitted. */
export function PreviewStep({ file, upload, sentShare, isSubmitting, onSubmit, onStartOver }: PreviewStepProps) {
  const { opened, studentCompanyCodes } = file
  const [chosen, setChosen] = useState<'file' | 'changes'>('file')
  const tab = opened ? chosen : 'changes'
  const [isAsked, setAsked] = useState(false)
  const isChecked = upload?.state === 'checked'
  const nothingToDo = isChecked && changesOf(upload.summary) === 0
  const isAnothers = upload !== undefined && !upload.isOwn
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {nothingToDo ? (
        <Alert severity="warning">{check.nothingToDo}</Alert>
      ) : (
        <Alert severity="info">{isAnothers ? uploadCommandTexts.anothers : isChecked ? check.done : texts.lead}</Alert>
      )}
      {sentShare !== undefined && (
        <Paper variant="outlined" sx={{ p: 2 }}>
          <UploadProgress label={texts.sending} share={sentShare} />
        </Paper>
      )}
      {upload && <UploadCheck upload={upload} />}
      {opened && (
        <Tabs
          value={tab}
          onChange={(_event, next: 'file' | 'changes') => setChosen(next)}
          aria-label={texts.tabs.label}
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="file" label={texts.tabs.file} id="upload-tab-file" aria-controls="upload-panel" />
          <Tab
            value="changes"
            label={texts.tabs.changes}
            id="upload-tab-changes"
            aria-controls="upload-panel"
            disabled={!isChecked}
          />
        </Tabs>
      )}
      <Box {...(opened && { role: 'tabpanel', id: 'upload-panel', 'aria-labelledby': `upload-tab-${tab}` })}>
        {tab === 'file' && opened && <FilePreview opened={opened} studentCompanyCodes={studentCompanyCodes} />}
        {tab === 'changes' && upload && isChecked && <UploadRows upload={upload} />}
      </Box>
      {opened && !nothingToDo && opened.overview.withErrors.length > 0 && (
        <Alert severity="warning">{texts.errorsStay}</Alert>
      )}
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
          py: 1.5,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'flex-end',
        }}
      >
        {upload?.isOwn ? (
          <DiscardButton upload={upload} onDiscarded={onStartOver} />
        ) : (
          <Button onClick={onStartOver}>{texts.another}</Button>
        )}
        {!isAnothers && (
          <Button
            variant="contained"
            disabled={!isChecked || nothingToDo}
            loading={isSubmitting}
            onClick={() => setAsked(true)}
          >
            {texts.submit}
          </Button>
        )}
      </Box>
      {upload && isChecked && (
        <SubmitDialog
          open={isAsked}
          summary={upload.summary}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false)
            onSubmit()
          }}
        />
      )}
    </Box>
  )
}
