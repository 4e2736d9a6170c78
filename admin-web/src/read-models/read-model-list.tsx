import ReplayIcon from '@mui/icons-material/Replay'
import EmptyIcon from '@mui/icons-material/StorageOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { readModelTexts } from '@member-care/domain/texts/read-model-texts.ts'
import { useListContext } from 'react-admin'
import { formatPosition } from '../console/log-position.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { ConsoleList } from '../list/console-list.tsx'
import type { ListAddress } from '../list/list-address.ts'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { hasStopped, summaryOf } from './read-model-health.ts'
import type { ReadModelStatus } from './read-model-record.ts'
import { ReadModelState } from './read-model-state.tsx'
import { SystemPanel } from './system-panel.tsx'
import { REFRESH_EVERY, useMayRetry, useRetryReadModel } from './use-read-models.ts'

const address: ListAddress = { sortFields: [], defaultSort: { field: 'id', order: 'ASC' } }

/** The tables that are made from the events: how far each is, and which one has stopped on an event. */
export default function ReadModelList() {
  return (
    <>
      <ConsoleList<ReadModelStatus>
        resource="read-models"
        address={address}
        refreshes={() => REFRESH_EVERY}
        isWhole
        title={readModelTexts.title}
        subtitle={<Summary />}
        icon={EmptyIcon}
        texts={{ loadFailed: readModelTexts.failed, empty: consoleTexts.empty.plain, count: () => '' }}
        notice={<Stopped />}
        columns={columns().map((column) => (
          <ListColumn key={column.source} {...column} />
        ))}
        card={(readModel) => <ReadModelCard readModel={readModel} />}
      />
      <SystemPanel />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {readModelTexts.refreshed}
      </Typography>
    </>
  )
}

/** Announced when it changes, not with every refresh. */
function Summary() {
  const { data } = useListContext<ReadModelStatus>()
  return <Box aria-live="polite">{data && summaryOf(data)}</Box>
}

function Stopped() {
  const { data = [] } = useListContext<ReadModelStatus>()
  return data.filter(hasStopped).map((readModel) => <StoppedAlert key={readModel.id} readModel={readModel} />)
}

/** A stopped read model stands still until somebody who knows why lets it try again; nothing is skipped. */
function StoppedAlert({ readModel }: { readModel: ReadModelStatus }) {
  const { retry, isPending } = useRetryReadModel(readModel.id)
  const mayRetry = useMayRetry()
  return (
    <Alert
      severity="error"
      sx={{ m: 1.5 }}
      action={
        mayRetry && (
          <Button
            color="inherit"
            size="small"
            startIcon={<ReplayIcon />}
            loading={isPending}
            onClick={() => void retry()}
            aria-label={readModelTexts.retryNamed(readModel.id)}
          >
            {readModelTexts.retry}
          </Button>
        )
      }
    >
      <strong>{readModel.id}</strong> {readModelTexts.stopped} {readModel.error}
    </Alert>
  )
}

const columns = (): readonly ListColumnProps<ReadModelStatus>[] => [
  {
    source: 'id',
    label: readModelTexts.columns.name,
    isRowHeader: true,
    render: (readModel) => <NameOf readModel={readModel} />,
  },
  {
    source: 'state',
    label: readModelTexts.columns.state,
    render: (readModel) => <ReadModelState readModel={readModel} />,
  },
  { source: 'lagEvents', label: readModelTexts.columns.behind, render: lagText },
  {
    source: 'position',
    label: readModelTexts.columns.position,
    render: ({ position }) => <code>{formatPosition(position)}</code>,
  },
  {
    source: 'updatedAt',
    label: readModelTexts.columns.updated,
    render: ({ updatedAt }) => formatInstant(updatedAt),
  },
]

function ReadModelCard({ readModel }: { readModel: ReadModelStatus }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'start', mb: 0.5 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <NameOf readModel={readModel} />
        </Box>
        <ReadModelState readModel={readModel} />
      </Box>
      <Typography variant="body2">{readModelTexts.behindBy(lagText(readModel))}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {readModelTexts.positionAt(formatPosition(readModel.position), formatInstant(readModel.updatedAt))}
      </Typography>
    </>
  )
}

/** One line, so that as many as there are fit the screen. */
function NameOf({ readModel: { id, kind, version } }: { readModel: ReadModelStatus }) {
  return (
    <>
      <strong>{id}</strong>{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 }}>
        {readModelTexts.kind(kind, version)}
      </Box>
    </>
  )
}

function lagText({ lagEvents, lagSeconds }: ReadModelStatus): string {
  return readModelTexts.lag(lagEvents, lagSeconds)
}
