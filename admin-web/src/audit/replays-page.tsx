import ReplayIcon from '@mui/icons-material/Replay'
import { Box, Button, MenuItem, Paper, Skeleton, TextField, Typography } from '@mui/material'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { useState } from 'react'
import { Panel } from '../console/field-list.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { useReadModels } from '../read-models/use-read-models.ts'
import type { Replay } from './audit-calls.ts'
import { TaskProgress } from '../tasks/task-progress.tsx'
import { useAsk, useTasks } from '../tasks/use-tasks.ts'
import { outcomeOf } from './replay-outcome.ts'
import { ReplayResult } from './replay-result.tsx'

const { replays: texts } = auditTexts
const shortTexts = { identical: texts.identicalShort, differs: texts.differShort, stopped: texts.stoppedShort }

/** Replaying a read model beside the live one: choose, watch, and see every row that differs. */
export default function ReplaysPage() {
  const { data: replays, current, ended = [], error, refetch } = useTasks<Replay>('replays')
  const [shownId, setShownId] = useState<string>()
  const shown = ended.find(({ id }) => id === shownId) ?? ended[0]
  return (
    <>
      <PageHeading title={auditTexts.menu.replays}>{auditTexts.introductions.replays}</PageHeading>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Chooser isBusy={current !== undefined} onAsked={() => setShownId(undefined)} />
        {error && <LoadFailure title={texts.failed} detail={error.message} onRetry={() => void refetch()} />}
        {!error && !replays && <Skeleton variant="rounded" height={120} />}
        {current && (
          <TaskProgress label={texts.replaying(current.readModel)} {...current} progress={auditTexts.progress} />
        )}
        {shown && (
          <Panel title={texts.of(shown.readModel, formatInstant(shown.askedAt))}>
            <ReplayResult key={shown.id} replay={shown} />
          </Panel>
        )}
        {replays?.length === 0 && <Typography variant="body2">{auditTexts.neverReplayed}</Typography>}
        {ended.length > 1 && <Earlier replays={ended.filter(({ id }) => id !== shown?.id)} onShow={setShownId} />}
      </Box>
    </>
  )
}

function Chooser({ isBusy, onAsked }: { isBusy: boolean; onAsked: () => void }) {
  const { data: followers } = useReadModels()
  const names = [
    ...new Set((followers ?? []).filter(({ kind, active }) => kind === 'projection' && active).map(({ id }) => id)),
  ]
  const [chosen, setChosen] = useState('')
  const readModel = chosen === '' ? (names[0] ?? '') : chosen
  const { ask, isPending } = useAsk('replays', (options, dataProvider) =>
    dataProvider.replayReadModel(readModel, options),
  )
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <TextField
        select
        label={texts.readModel}
        value={readModel}
        onChange={(event) => setChosen(event.target.value)}
        sx={{ minWidth: 240, flex: { xs: '1 1 100%', sm: '0 1 auto' } }}
      >
        {names.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="contained"
        startIcon={<ReplayIcon />}
        disabled={isBusy || readModel === ''}
        loading={isPending}
        onClick={() => {
          void ask()
          onAsked()
        }}
      >
        {auditTexts.replay}
      </Button>
    </Paper>
  )
}

function Earlier({ replays, onShow }: { replays: readonly Replay[]; onShow: (id: string) => void }) {
  return (
    <Panel title={texts.earlier}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {replays.map(({ id, readModel, askedAt, askedBy, result, error }) => (
          <Box
            component="li"
            key={id}
            sx={{
              py: 0.75,
              display: 'flex',
              gap: 1,
              flexWrap: 'wrap',
              alignItems: 'center',
              '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Button size="small" onClick={() => onShow(id)}>
              {texts.of(readModel, formatInstant(askedAt))}
            </Button>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {askedBy.name ?? askedBy.id} · {result ? shortTexts[outcomeOf(result)] : error}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
