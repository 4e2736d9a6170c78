import FileIcon from '@mui/icons-material/AttachFile'
import { companyColumns, companyGroupCodes } from '@member-care/domain/company-master/company-master-file.ts'
import { MOST_SHEET_BYTES } from '@member-care/domain/sheets/sheet-rows.ts'
import { companyImportTexts as texts } from '@member-care/domain/texts/company-master-texts.ts'
import { sheetTexts } from '@member-care/domain/texts/sheet-texts.ts'
import { Alert, AlertTitle, Box, Button, FormHelperText, Link, Paper, Stack, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { LONG_PATIENCE_MS } from '../console/answered-within.ts'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { FailureAlert } from '../console/failure-alert.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { CompanyImportRows } from './company-import-rows.tsx'
import { companyMasterPath, differingPath } from './company-master-address.ts'
import type { CompanyImport, CompanyImportPreview } from './company-master-commands.ts'

const ERROR_ID = 'company-file-error'

/** Takes a file of companies into the company master: what it would do is seen before anything is done. */
export default function CompanyImportPage() {
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<CompanyImportPreview>()
  const [done, setDone] = useState<CompanyImport>()
  return (
    <>
      <PageHeading title={texts.title}>{texts.lead}</PageHeading>
      {done ? (
        <Imported done={done} />
      ) : file && preview ? (
        <Preview file={file} preview={preview} onAnother={() => setPreview(undefined)} onDone={setDone} />
      ) : (
        <FileChoice file={file} onFile={setFile} onChecked={setPreview} />
      )}
    </>
  )
}

interface FileChoiceProps {
  readonly file: File | undefined
  readonly onFile: (file: File | undefined) => void
  readonly onChecked: (preview: CompanyImportPreview) => void
}

function FileChoice({ file, onFile, onChecked }: FileChoiceProps) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const sending = useCommandSending<CompanyImportPreview>({ onDone: onChecked, patience: LONG_PATIENCE_MS })

  function check() {
    const wrong = file ? fileError(file) : sheetTexts.noFile
    setError(wrong)
    if (wrong !== undefined || !file) return chooseButton.current?.focus()
    void sending.send([file.name, file.size, file.lastModified], (options) =>
      dataProvider.previewCompanies(file, options),
    )
  }

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }}>
      <Typography variant="body2">{texts.columnsLead}</Typography>
      <Box component="dl" sx={{ my: 2, display: 'grid', gap: 1, typography: 'body2', '& dd': { m: 0 } }}>
        {companyColumns.map((column) => (
          <div key={column}>
            <Box component="dt" sx={{ fontWeight: 620 }}>
              {column}
            </Box>
            <Box component="dd" sx={{ color: 'text.secondary' }}>
              {column === 'GROUP_CODE' ? texts.columns.GROUP_CODE(companyGroupCodes.join(', ')) : texts.columns[column]}
            </Box>
          </div>
        ))}
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { sm: 'center' } }}>
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
            onFile(event.target.files?.[0])
            setError(undefined)
            sending.clearFailure()
          }}
        />
        <Button variant="contained" onClick={check} loading={sending.isPending}>
          {texts.check}
        </Button>
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
    </Paper>
  )
}

interface PreviewProps {
  readonly file: File
  readonly preview: CompanyImportPreview
  readonly onAnother: () => void
  readonly onDone: (done: CompanyImport) => void
}

function Preview({ file, preview: { fingerprint, rows }, onAnother, onDone }: PreviewProps) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const sending = useCommandSending<CompanyImport>({
    onDone: async (done) => {
      onDone(done)
      await queryClient.invalidateQueries({ queryKey: ['company-master'] })
    },
    patience: LONG_PATIENCE_MS,
  })
  const effective = rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length
  return (
    <Stack spacing={2.5}>
      <Alert severity="info">{effective > 0 ? texts.checked : texts.nothingToDo}</Alert>
      <CompanyImportRows rows={rows} />
      <FailureAlert message={sending.failure?.message} sx={{ mt: 0 }} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {effective > 0 && (
          <Button
            variant="contained"
            loading={sending.isPending}
            onClick={() =>
              void sending.send(fingerprint, (options) => dataProvider.importCompanies(file, fingerprint, options))
            }
          >
            {texts.carryOut(effective)}
          </Button>
        )}
        <Button onClick={onAnother} disabled={sending.isPending}>
          {texts.another}
        </Button>
      </Stack>
    </Stack>
  )
}

function Imported({ done: { added, changed } }: { done: CompanyImport }) {
  return (
    <Alert severity="success" role="status">
      <AlertTitle>{texts.done}</AlertTitle>
      {texts.doneCounts(added, changed)}{' '}
      <Link component={RouterLink} to={companyMasterPath} color="inherit" underline="always">
        {texts.toList}
      </Link>
      {changed > 0 && (
        <>
          {' · '}
          <Link component={RouterLink} to={differingPath} color="inherit" underline="always">
            {texts.toDiffering}
          </Link>
        </>
      )}
    </Alert>
  )
}

function fileError({ name, size }: File): string | undefined {
  if (!/\.(xlsx|csv)$/i.test(name)) return sheetTexts.wrongType
  return size > MOST_SHEET_BYTES ? sheetTexts.tooLarge : undefined
}
