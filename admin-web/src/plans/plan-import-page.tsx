import { comparePlans } from '@member-care/domain/cover/compare-plans.ts'
import { readPlanSheets, type ReadSchedule } from '@member-care/domain/cover/sheet/read-plan-sheets.ts'
import { unsaidInSheets } from '@member-care/domain/cover/sheet/write-plan-sheets.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { planImportTexts as texts, planListTexts, planPageTexts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Alert, AlertTitle, Box, Button, Paper, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useRecordContext } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { FailureAlert } from '../console/failure-alert.tsx'
import { Panel } from '../console/field-list.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { ChosenSheetFile, useChosenSheet } from '../console/sheet-choice.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { EditRecord } from '../record/edit-record.tsx'
import { useRecordCache } from '../record/whole-record.ts'
import { PlanDifferences } from './plan-differences.tsx'
import { contentToEdit, planAddress, type PlanRecord } from './plan-record.ts'
import { DownloadButton } from './show/download-button.tsx'

/** Takes a schedule of benefits into the draft: what it would change is seen before anything is done. */
export default function PlanImportPage() {
  const { planId = '' } = useParams()
  return (
    <EditRecord resource="plans" id={planId} title={planListTexts.title} notFound={planPageTexts.notFound}>
      <PlanImport />
    </EditRecord>
  )
}

function PlanImport() {
  const plan = useRecordContext<PlanRecord>()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [read, setRead] = useState<ReadSchedule>()
  const base = plan && (contentToEdit(plan) as Plan)
  const sheet = useChosenSheet(
    (file, options) => dataProvider.readPlanFile(file, options),
    (sheets) => base && setRead(readPlanSheets(sheets, base)),
  )
  if (!plan || !base) return null
  return (
    <>
      <PageHeading title={texts.title(`${plan.planNo} · ${base.name}`)}>{texts.lead}</PageHeading>
      <Stack spacing={2.5}>
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }}>
          <Typography variant="body2" sx={{ mb: 2 }}>
            {texts.shape}
          </Typography>
          <ChosenSheetFile
            sheet={{ ...sheet, choose: (file) => (setRead(undefined), sheet.choose(file)) }}
            template={<DownloadButton plan={plan} label={texts.template} />}
          />
          <Button
            variant={read ? 'outlined' : 'contained'}
            onClick={sheet.send}
            loading={sheet.isPending}
            sx={{ mt: 2 }}
          >
            {texts.check}
          </Button>
        </Paper>
        {read && read.notices.length > 0 && <Sentences title={texts.notices} sentences={read.notices} />}
        {read && (read.plan ? <Preview plan={plan} base={base} read={read.plan} /> : <Faults faults={read.faults} />)}
      </Stack>
    </>
  )
}

function Faults({ faults }: Pick<ReadSchedule, 'faults'>) {
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>{texts.faults(faults.length)}</AlertTitle>
      <Box component="ul" aria-label={texts.faultList} sx={{ m: 0, pl: 2.5 }}>
        {faults.map(({ sheet, row, column, message }) => (
          <li key={`${sheet} ${row} ${column} ${message}`}>
            <strong>{texts.where(sheet, row, column)}</strong>: {message}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

interface PreviewProps {
  readonly plan: PlanRecord
  readonly base: Plan
  readonly read: Plan
}

/** What the file would make of the draft, and the button that does it. */
function Preview({ plan, base, read }: PreviewProps) {
  const notify = useNotify()
  const navigate = useNavigate()
  const cache = useRecordCache<PlanRecord>('plans')
  const { send, isPending, failure } = useCommandSending<PlanRecord>({
    onDone: async (saved) => {
      await cache.show(saved)
      notify(texts.taken, { type: 'success' })
      await navigate(planAddress(plan.planId))
    },
    onConflict: () => cache.reload(plan.planId),
  })
  const differences = comparePlans(base, read)
  const stays = unsaidInSheets(read)
  return (
    <>
      <Alert severity="info">{differences.length === 0 ? texts.same : texts.ok}</Alert>
      {differences.length > 0 && (
        <Panel title={texts.changes}>
          <PlanDifferences differences={differences} />
        </Panel>
      )}
      {stays.length > 0 && <Sentences title={texts.stays} sentences={stays} />}
      <FailureAlert message={failure?.message} sx={{ mt: 0 }} />
      {differences.length > 0 && (
        <div>
          <Button
            variant="contained"
            loading={isPending}
            onClick={() =>
              void send({ read, revision: plan.revision }, (options, dataProvider) =>
                dataProvider.savePlanDraft(plan, read, options),
              )
            }
          >
            {texts.take}
          </Button>
        </div>
      )}
    </>
  )
}

function Sentences({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) {
  return (
    <Alert severity="warning">
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
    </Alert>
  )
}
