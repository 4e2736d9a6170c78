import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import FileIcon from '@mui/icons-material/AttachFile'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormHelperText,
  Stack,
  Typography,
} from '@mui/material'
import { batchColumns } from '@member-care/domain/access/administrator-batch.ts'
import { administratorGroupCodes, workingRoles } from '@member-care/domain/access/administrator-form.ts'
import {
  administratorBatchTexts as texts,
  batchOutcomeText,
} from '@member-care/domain/texts/administrator-list-texts.ts'
import { MOST_SHEET_BYTES } from '@member-care/domain/sheets/sheet-rows.ts'
import { sheetTexts } from '@member-care/domain/texts/sheet-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { LONG_PATIENCE_MS } from '../console/answered-within.ts'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { FailureAlert } from '../console/failure-alert.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import type { BatchOutcome } from './administrator-record.ts'

const [, , ROLES_COLUMN, GROUPS_COLUMN] = batchColumns
const TITLE_ID = 'administrator-batch-title'
const ERROR_ID = 'administrator-batch-error'

interface AdministratorBatchDialogProps {
  readonly onClose: () => void
  readonly onUploaded: () => void
}

/** Adds administrators from a file, and says what became of each row (3§2.11, 3§5, 3§8). */
export function AdministratorBatchDialog({ onClose, onUploaded }: AdministratorBatchDialogProps) {
  const [outcomes, setOutcomes] = useState<readonly BatchOutcome[]>()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>{texts.title}</DialogTitle>
      {outcomes ? (
        <Outcome outcomes={outcomes} onAgain={() => setOutcomes(undefined)} onClose={onClose} />
      ) : (
        <FileChoice
          onClose={onClose}
          onDone={(done) => {
            setOutcomes(done)
            onUploaded()
          }}
        />
      )}
    </Dialog>
  )
}

function FileChoice({ onClose, onDone }: { onClose: () => void; onDone: (outcomes: readonly BatchOutcome[]) => void }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const sending = useCommandSending<readonly BatchOutcome[]>({ onDone, patience: LONG_PATIENCE_MS })

  function send() {
    const wrong = file ? fileError(file) : sheetTexts.noFile
    setError(wrong)
    if (wrong !== undefined || !file) {
      chooseButton.current?.focus()
      return
    }
    void sending.send([file.name, file.size, file.lastModified], (options) =>
      dataProvider.uploadAdministrators(file, options),
    )
  }

  return (
    <>
      <DialogContent>
        <DialogContentText variant="body2">{texts.lead}</DialogContentText>
        <Box
          component="dl"
          sx={{
            my: 2,
            display: 'grid',
            gap: 1,
            typography: 'body2',
            '& dt': { fontWeight: 620 },
            '& dd': { m: 0, color: 'text.secondary', overflowWrap: 'anywhere' },
          }}
        >
          <div>
            <dt>{ROLES_COLUMN}</dt>
            <dd>{texts.rolesColumn(workingRoles.join(', '))}</dd>
          </div>
          <div>
            <dt>{GROUPS_COLUMN}</dt>
            <dd>{texts.groupsColumn(administratorGroupCodes.join(', '))}</dd>
          </div>
        </Box>
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.firstRow}
        </Alert>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { sm: 'center' } }}>
          <Button startIcon={<DownloadIcon />} onClick={downloadTemplate}>
            {texts.template}
          </Button>
          <Button
            ref={chooseButton}
            variant="outlined"
            startIcon={<FileIcon />}
            onClick={() => input.current?.click()}
            aria-describedby={error === undefined ? undefined : ERROR_ID}
          >
            {texts.choose}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={texts.choose}
            accept=".xlsx,.csv"
            onChange={(event) => {
              setFile(event.target.files?.[0])
              setError(undefined)
              sending.clearFailure()
            }}
          />
        </Stack>
        {file && (
          <Typography variant="body2" role="status" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
            {file.name}
          </Typography>
        )}
        {error !== undefined && (
          <FormHelperText id={ERROR_ID} error role="alert">
            {error}
          </FormHelperText>
        )}
        <FailureAlert message={sending.failure?.message} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={sending.isPending}>
          {editTexts.cancel}
        </Button>
        <Button variant="contained" onClick={send} loading={sending.isPending}>
          {texts.send}
        </Button>
      </DialogActions>
    </>
  )
}

function Outcome({
  outcomes,
  onAgain,
  onClose,
}: {
  outcomes: readonly BatchOutcome[]
  onAgain: () => void
  onClose: () => void
}) {
  const failed = outcomes.filter(({ id }) => id === null)
  return (
    <>
      <DialogContent>
        <Alert severity={failed.length === 0 ? 'success' : 'warning'}>
          {failed.length === 0 ? texts.noneFailed : batchOutcomeText(outcomes.length - failed.length, failed.length)}
        </Alert>
        {failed.length > 0 && (
          <>
            <Typography variant="h3" sx={{ mt: 2.5, mb: 1 }}>
              {texts.failedList}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
              {failed.map(({ row, email, error }) => (
                <li key={row}>
                  <Typography variant="body2" sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
                    {texts.failedRow(row, email)}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {error}
                  </Typography>
                </li>
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onAgain}>{texts.again}</Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {texts.done}
        </Button>
      </DialogActions>
    </>
  )
}

function fileError({ name, size }: File): string | undefined {
  if (!/\.(xlsx|csv)$/i.test(name)) return sheetTexts.wrongType
  return size > MOST_SHEET_BYTES ? sheetTexts.tooLarge : undefined
}

function downloadTemplate() {
  const address = URL.createObjectURL(new Blob([`${batchColumns.join(',')}\r\n`], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'Administrators_Template.csv'
  link.click()
  URL.revokeObjectURL(address)
}
