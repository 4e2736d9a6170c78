import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Typography } from '@mui/material'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { useDataProvider, useNotify } from 'react-admin'
import { usePowers } from '../console/administrator.ts'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { Panel } from '../console/field-list.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { formatInstant } from '../console/singapore-time.ts'
import type { LogExport } from './audit-calls.ts'
import { TaskProgress } from '../tasks/task-progress.tsx'
import { useAsk, useTasks } from '../tasks/use-tasks.ts'

const { exports: texts } = auditTexts

/** Exports of the log, for those who may take it away. */
export function LogExports() {
  const isAllowed = usePowers()?.has('log.export') ?? false
  const { current, ended, error } = useTasks<LogExport>('audit-exports', { isAllowed })
  const { ask, isPending } = useAsk('audit-exports', (options, dataProvider) => dataProvider.exportLog(options))
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  if (!isAllowed) return null

  async function download(id: string, askedAt: string) {
    try {
      saveFile(await dataProvider.logExportFile(id), `event-log-${singaporeToday(new Date(askedAt))}.zip`)
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : String(failure), { type: 'error' })
    }
  }

  return (
    <Panel title={auditTexts.export}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {auditTexts.exportHint}
      </Typography>
      {error && <LoadFailure title={texts.failed} detail={error.message} />}
      {current ? (
        <TaskProgress label={texts.exporting} {...current} progress={auditTexts.progress} />
      ) : (
        <Button variant="outlined" onClick={() => void ask()} loading={isPending}>
          {auditTexts.export}
        </Button>
      )}
      <Box component="ul" aria-label={texts.list} sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {ended?.slice(0, 5).map(({ id, askedAt, askedBy, result, isAvailable, error: problem }) => (
          <Box
            component="li"
            key={id}
            sx={{
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              justifyContent: 'space-between',
            }}
          >
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {formatInstant(askedAt)} · {askedBy.name ?? askedBy.id}· {result ? texts.events(result.events) : problem}
            </Typography>
            {isAvailable && (
              <Button
                size="small"
                startIcon={<DownloadIcon />}
                onClick={() => void download(id, askedAt)}
                aria-label={texts.downloadOf(formatInstant(askedAt))}
              >
                {auditTexts.download}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
