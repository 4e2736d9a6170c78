import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { MAXIMUM_UPLOAD_MEGABYTES } from '@member-care/domain/upload/upload-columns.ts'
import { Alert, Box, Button, Paper, Typography } from '@mui/material'
import { useDataProvider } from 'react-admin'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { FileDropZone } from './file-drop-zone.tsx'
import { UnfinishedUploads } from './unfinished-uploads.tsx'
import { useUploadArea } from './upload-area.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { OpenedFileState } from './use-opened-file.ts'
import type { UploadDataProvider } from './upload-commands.ts'

const { select: texts, preview } = userUploadTexts

interface SelectStepProps {
  readonly file: OpenedFileState
  readonly onFile: (file: File) => void
  /** Goes on with an upload that was left. */
  readonly onGoOn: (id: string) => void
  readonly isDiscarded: boolean
}

/** Step 1: a CSV file is chosen, or an upload that was left is found again. */
export function SelectStep({ file, onFile, onGoOn, isDiscarded }: SelectStepProps) {
  const { lead, choice } = useUploadArea()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {isDiscarded && <Alert severity="info">{userUploadTexts.check.discardDone}</Alert>}
      <Paper
        variant="outlined"
        sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        <Typography component="div">{lead}</Typography>
        {choice}
        {file.settingsFailed && <LoadFailure title={texts.rulesFailed} onRetry={file.reloadSettings} />}
        {file.failure !== undefined && <Alert severity="error">{file.failure}</Alert>}
        {file.reading ? (
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', '& > :first-of-type': { width: '100%' } }}>
            <UploadProgress
              label={texts.reading(file.reading.name)}
              share={file.reading.share}
              detail={preview.rowsRead(file.reading.rows)}
            />
            <Button onClick={file.close}>{texts.cancel}</Button>
          </Box>
        ) : (
          <FileDropZone hint={texts.limits(MAXIMUM_UPLOAD_MEGABYTES)} isDisabled={!file.isReady} onFile={onFile} />
        )}
        <TemplateButton />
      </Paper>
      <UnfinishedUploads onGoOn={onGoOn} />
    </Box>
  )
}

function TemplateButton() {
  const dataProvider = useDataProvider<UploadDataProvider>()
  const sending = useCommandSending<Blob>({ onDone: (template) => saveFile(template, 'Upload_Template.csv') })
  return (
    <Box>
      <Button
        startIcon={<DownloadIcon />}
        loading={sending.isPending}
        onClick={() => void sending.send('template', () => dataProvider.uploadTemplate())}
      >
        {texts.template}
      </Button>
      {sending.failure && <Alert severity="error">{texts.templateFailed}</Alert>}
    </Box>
  )
}
