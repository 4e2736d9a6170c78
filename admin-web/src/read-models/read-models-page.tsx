import ReplayIcon from '@mui/icons-material/Replay'
import EmptyIcon from '@mui/icons-material/StorageOutlined'
import { Alert, Box, Button, Paper, Typography, useMediaQuery } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { CardSkeletons } from '../console/card-skeletons.tsx'
import { EmptyState } from '../console/empty-state.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { formatPosition } from '../console/log-position.ts'
import { PageHeading } from '../console/page-heading.tsx'
import { RecordTable, TwoLines, type RecordColumn } from '../console/record-table.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { theme } from '../console/theme.ts'
import type { ReadModelStatus } from './read-model-record.ts'
import { hasStopped, summaryOf } from './read-model-health.ts'
import { ReadModelState } from './read-model-state.tsx'
import { SystemPanel } from './system-panel.tsx'
import { useMayRetry, useReadModels, useRetryReadModel } from './use-read-models.ts'

/** The tables that are made from the events: how far each is, and which one has stopped on an event. */
export default function ReadModelsPage() {
  const { data: readModels, error, refetch } = useReadModels()
  const isWide = useMediaQuery(theme.breakpoints.up('md'))
  return (
    <>
      <PageHeading title="Read models">
        {/* Announced when it changes, not with every refresh. */}
        <span aria-live="polite">{readModels ? summaryOf(readModels) : !error && consoleTexts.loading}</span>
      </PageHeading>
      {error && (
        <Box sx={{ mb: 2 }}>
          <LoadFailure title="The state of the read models could not be loaded." detail={error.message} onRetry={() => void refetch()} />
        </Box>
      )}
      {readModels?.filter(hasStopped).map((readModel) => <StoppedAlert key={readModel.id} readModel={readModel} />)}
      {(readModels ?? !error) && (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          {readModels?.length === 0 && <EmptyState icon={EmptyIcon} title={consoleTexts.empty.plain} />}
          {readModels?.length !== 0 && (isWide ? <RecordTable label="Read models" columns={columns} rows={readModels} expected={4} /> : readModels ? <Cards readModels={readModels} /> : <CardSkeletons />)}
        </Paper>
      )}
      <SystemPanel />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        Refreshed every 5 seconds. Times are in Singapore.
      </Typography>
    </>
  )
}

/** A stopped read model stands still until somebody who knows why lets it try again; nothing is skipped. */
function StoppedAlert({ readModel }: { readModel: ReadModelStatus }) {
  const retry = useRetryReadModel()
  const mayRetry = useMayRetry()
  return (
    <Alert
      severity="error"
      sx={{ mb: 2 }}
      action={
        mayRetry && (
          <Button color="inherit" size="small" startIcon={<ReplayIcon />} loading={retry.isPending} onClick={() => retry.mutate(readModel.id)} aria-label={`Retry ${readModel.id}`}>
            Retry
          </Button>
        )
      }
    >
      <strong>{readModel.id}</strong> stopped: {readModel.error}
    </Alert>
  )
}

const columns: readonly RecordColumn<ReadModelStatus>[] = [
  { label: 'Name', render: ({ id, kind, version }) => <TwoLines first={<strong>{id}</strong>} second={kindText({ kind, version })} /> },
  { label: 'State', render: (readModel) => <ReadModelState readModel={readModel} /> },
  { label: 'Behind', render: lagText },
  { label: 'Position', render: ({ position }) => <code>{formatPosition(position)}</code> },
  { label: 'Updated', render: ({ updatedAt }) => formatInstant(updatedAt) },
]

function Cards({ readModels }: { readModels: readonly ReadModelStatus[] }) {
  return (
    <Box component="ul" aria-label="Read models" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {readModels.map((readModel) => (
        <Box component="li" key={readModel.id} sx={{ p: 2, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'start', mb: 0.5 }}>
            <Box>
              <TwoLines first={<strong>{readModel.id}</strong>} second={kindText(readModel)} />
            </Box>
            <ReadModelState readModel={readModel} />
          </Box>
          <Typography variant="body2">Behind: {lagText(readModel)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            Position {formatPosition(readModel.position)} · {formatInstant(readModel.updatedAt)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** A reactor makes no table; it passes on what others have to hear. */
function kindText({ kind, version }: Pick<ReadModelStatus, 'kind' | 'version'>): string {
  return `${kind === 'reactor' ? 'Reactor, version' : 'Version'} ${version}`
}

function lagText({ lagEvents, lagSeconds }: ReadModelStatus): string {
  if (lagEvents === 0) return 'Nothing'
  return `${lagEvents.toLocaleString('en-SG')} ${lagEvents === 1 ? 'event' : 'events'}, ${Math.round(lagSeconds)} s`
}
