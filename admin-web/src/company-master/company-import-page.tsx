import { companyColumns, companyGroupCodes } from '@member-care/domain/company-master/company-master-file.ts'
import { companyImportTexts as texts } from '@member-care/domain/texts/company-master-texts.ts'
import { Alert, AlertTitle, Box, Button, Link, Paper, Stack, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { LONG_PATIENCE_MS } from '../console/answered-within.ts'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { FailureAlert } from '../console/failure-alert.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { SheetChoice, useChosenSheet, type ChosenSheet } from '../console/sheet-choice.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { CompanyImportRows } from './company-import-rows.tsx'
import { companyMasterPath, differingPath } from './company-master-address.ts'
import type { CompanyImport, CompanyImportPreview } from './company-master-commands.ts'

/** Takes a file of companies into the company master: what it would do is seen before anything is done. */
export default function CompanyImportPage() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [preview, setPreview] = useState<CheckedFile>()
  const [done, setDone] = useState<CompanyImport>()
  const sheet = useChosenSheet<CompanyImportPreview>(
    (file, options) => dataProvider.previewCompanies(file, options),
    (answer, file) => setPreview({ ...answer, file }),
  )
  return (
    <>
      <PageHeading title={texts.title}>{texts.lead}</PageHeading>
      {done ? (
        <Imported done={done} />
      ) : preview ? (
        <Preview preview={preview} onAnother={() => setPreview(undefined)} onDone={setDone} />
      ) : (
        <FileChoice sheet={sheet} />
      )}
    </>
  )
}

interface CheckedFile extends CompanyImportPreview {
  readonly file: File
}

function FileChoice({ sheet }: { sheet: ChosenSheet }) {
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
      <SheetChoice sheet={sheet} template={{ name: 'Companies_Template.csv', columns: companyColumns }} />
      <Button variant="contained" onClick={sheet.send} loading={sheet.isPending} sx={{ mt: 2 }}>
        {texts.check}
      </Button>
    </Paper>
  )
}

interface PreviewProps {
  readonly preview: CheckedFile
  readonly onAnother: () => void
  readonly onDone: (done: CompanyImport) => void
}

function Preview({ preview: { file, fingerprint, rows }, onAnother, onDone }: PreviewProps) {
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
