import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { isUnderWay } from '@member-care/domain/export/user-export.ts'
import { progressText, rowsText, userExportTexts } from '@member-care/domain/texts/user-export-texts.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { HttpError } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { FieldList } from '../console/field-list.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { saveFile } from '../console/save-file.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { fetchExportFile, readExport, type UserExportRecord } from './export-calls.ts'

const ASK_EVERY_MS = 1_000
const { page: texts } = userExportTexts

/** Where the link of an export's e-mail leads (ADM-EXP-006): how far it is, its file, or that its time has passed. */
export default function ExportPage() {
  const { exportId = '' } = useParams()
  const { data, error, refetch } = useQuery<UserExportRecord, HttpError>({
    queryKey: ['exports', exportId],
    queryFn: ({ signal }) => readExport(exportId, signal),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? ASK_EVERY_MS : false),
  })
  if (!data && !error) return <PageSkeleton />
  return (
    <>
      <PageHeading title={texts.title} />
      {error && error.status === 404 && <Alert severity="warning">{texts.notFound}</Alert>}
      {error && error.status !== 404 && <LoadFailure title={userExportTexts.failed} detail={error.message} onRetry={() => void refetch()} />}
      {!error && data && (
        <Paper variant="outlined" sx={{ p: 3, maxWidth: 720, display: 'grid', gap: 2.5 }}>
          <ExportState record={data} onExpired={() => void refetch()} />
          <FieldList
            fields={[
              { label: userExportTexts.memberType, value: userExportTexts.memberTypes[data.memberType] },
              { label: texts.companies, value: data.filter ? `${userExportTexts.filterFields[data.filter.field]}: ${data.filter.query}` : texts.everyCompany },
              { label: texts.requestedAt, value: formatInstant(data.requestedAt) },
              { label: texts.expiresAt, value: data.expiresAt && formatInstant(data.expiresAt) },
            ]}
          />
        </Paper>
      )}
      <Button component={Link} to="/" sx={{ mt: 2 }}>
        {texts.toClients}
      </Button>
    </>
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

function ExportDownload({ record: { id, rowsDone, requestedAt }, onExpired }: { record: UserExportRecord; onExpired: () => void }) {
  const sending = useCommandSending<Blob>({ onDone: (file) => saveFile(file, `users-${singaporeToday(new Date(requestedAt))}.csv`) })
  const download = async () => {
    const answer = await sending.send(id, () => fetchExportFile(id))
    if (answer && 'failed' in answer && answer.failed.status === 404) onExpired()
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography role="status">
        {texts.ready} {rowsText(rowsDone)}
      </Typography>
      <Button variant="contained" startIcon={<DownloadIcon />} loading={sending.isPending} onClick={() => void download()}>
        {texts.download}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.personal}
      </Typography>
      {sending.failure && <Alert severity="error">{texts.downloadFailed}</Alert>}
    </Box>
  )
}
