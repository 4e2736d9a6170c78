import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Typography } from '@mui/material'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { useNotify } from 'react-admin'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { usePowers } from '../console/administrator.ts'
import { Panel } from '../console/field-list.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { exportFile, useAsk, useAuditExports } from './audit-calls.ts'
import { TaskProgress } from './task-progress.tsx'

/** Exports of the log, for those who may take it away. */
export function LogExports() {
  const isAllowed = usePowers()?.has('log.export') ?? false
  const { data: exports, error } = useAuditExports(isAllowed)
  const ask = useAsk('export')
  const notify = useNotify()
  if (!isAllowed) return null
  const current = exports?.find(({ state }) => state === 'waiting' || state === 'running')

  async function download(id: string, askedAt: string) {
    try {
      saveFile(await exportFile(id), `event-log-${singaporeToday(new Date(askedAt))}.zip`)
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : String(failure), { type: 'error' })
    }
  }

  return (
    <Panel title={auditTexts.export}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {auditTexts.exportHint}
      </Typography>
      {error && <LoadFailure title="The exports could not be loaded." detail={error.message} />}
      {current ? (
        <TaskProgress label="Exporting …" {...current} />
      ) : (
        <Button variant="outlined" onClick={() => ask.mutate()} loading={ask.isPending}>
          {auditTexts.export}
        </Button>
      )}
      <Box component="ul" aria-label="Exports" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {exports
          ?.filter(({ state }) => state === 'done' || state === 'failed')
          .slice(0, 5)
          .map(({ id, askedAt, askedBy, result, isAvailable, error: problem }) => (
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
                {formatInstant(askedAt)} · {askedBy.name ?? askedBy.id}
                {result ? ` · ${shownCount(result.events)} events` : ` · ${problem ?? ''}`}
              </Typography>
              {isAvailable && (
                <Button
                  size="small"
                  startIcon={<DownloadIcon />}
                  onClick={() => void download(id, askedAt)}
                  aria-label={`${auditTexts.download} the export of ${formatInstant(askedAt)}`}
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
