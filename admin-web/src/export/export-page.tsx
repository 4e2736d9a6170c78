import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { isUnderWay } from '@member-care/domain/export/user-export.ts'
import { progressText, rowsText, userExportTexts } from '@member-care/domain/texts/user-export-texts.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@mui/material'
import { ShowBase, useDataProvider, useShowContext, type HttpError } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { FieldList } from '../console/field-list.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { retriesUnanswered } from '../console/query-client.ts'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import type { UserExportRecord } from './export-commands.ts'

const ASK_EVERY_MS = 1_000
const { page: texts } = userExportTexts

/** Where the link of an export's e-mail leads (ADM-EXP-006): how far it is, its file, or that its time has passed. */
export default function ExportPage() {
  const { exportId = '' } = useParams()
  return (
    <ShowBase<UserExportRecord>
      resource="exports"
      id={exportId}
      queryOptions={{
        retry: retriesUnanswered,
        // The page itself says what failed.
        onError: () => undefined,
        refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? ASK_EVERY_MS : false),
      }}
      disableAuthentication
      loading={<PageSkeleton />}
    >
      <PageHeading title={texts.title} />
      <ExportRecord />
      <Button component={Link} to="/" sx={{ mt: 2 }}>
        {texts.toClients}
      </Button>
    </ShowBase>
  )
}

/** The export of the context. */
function ExportRecord() {
  const { record, error, refetch } = useShowContext<UserExportRecord, HttpError>()
  if (error?.status === 404) return <Alert severity="warning">{texts.notFound}</Alert>
  if (error) return <LoadFailure title={userExportTexts.failed} detail={error.message} onRetry={() => void refetch()} />
  if (!record) return null
  return (
    <Paper variant="outlined" sx={{ p: 3, maxWidth: 720, display: 'grid', gap: 2.5 }}>
      <ExportState record={record} onExpired={() => void refetch()} />
      <FieldList
        fields={[
          { label: userExportTexts.memberType, value: userExportTexts.memberTypes[record.memberType] },
          {
            label: texts.companies,
            value: record.filter
              ? `${userExportTexts.filterFields[record.filter.field]}: ${record.filter.query}`
              : texts.everyCompany,
          },
          { label: texts.requestedAt, value: formatInstant(record.requestedAt) },
          { label: texts.expiresAt, value: record.expiresAt && formatInstant(record.expiresAt) },
        ]}
      />
    </Paper>
  )
}

function ExportState({ record, onExpired }: { record: UserExportRecord; onExpired: () => void }) {
  switch (record.state) {
    case 'waiting':
    case 'writing':
      return <ExportProgress record={record} />
    case 'ready':
      return <ExportDownload record={record} onExpired={onExpired} />
    case 'failed':
      return <Alert severity="error">{texts.failedState}</Alert>
    case 'expired':
      return <Alert severity="warning">{texts.expired}</Alert>
  }
}

function ExportProgress({ record: { state, rowsDone, rowsTotal } }: { record: UserExportRecord }) {
  const isCounted = state === 'writing' && rowsTotal !== null && rowsTotal > 0
  const percent = isCounted ? Math.min(100, Math.round((rowsDone / rowsTotal) * 100)) : 0
  return (
    <Box>
      <Typography role="status" sx={{ mb: 1 }}>
        {state === 'waiting' ? texts.waiting : texts.writing}
      </Typography>
      <LinearProgress aria-label={texts.writing} {...(isCounted ? { variant: 'determinate', value: percent } : {})} />
      {isCounted && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {progressText(rowsDone, rowsTotal)}
        </Typography>
      )}
    </Box>
  )
}

function ExportDownload({
  record: { id, rowsDone, requestedAt },
  onExpired,
}: {
  record: UserExportRecord
  onExpired: () => void
}) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const sending = useCommandSending<Blob>({
    onDone: (file) => saveFile(file, `users-${singaporeToday(new Date(requestedAt))}.csv`),
  })
  const download = async () => {
    const answer = await sending.send(id, () => dataProvider.exportedFile(id))
    if (answer && 'failed' in answer && answer.failed.status === 404) onExpired()
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography role="status">
        {texts.ready} {rowsText(rowsDone)}
      </Typography>
      <Button
        variant="contained"
        startIcon={<DownloadIcon />}
        loading={sending.isPending}
        onClick={() => void download()}
      >
        {texts.download}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.personal}
      </Typography>
      {sending.failure && <Alert severity="error">{texts.downloadFailed}</Alert>}
    </Box>
  )
}
