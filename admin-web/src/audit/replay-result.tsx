import { Alert, Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { useReplayDifferences, type Replay } from './audit-calls.ts'
import { outcomeOf } from './replay-outcome.ts'

const { replays: texts } = auditTexts

/** What a replay found: identical, or each row that differs, column by column, live beside replayed. */
export function ReplayResult({ replay }: { replay: Replay }) {
  const { result, error } = replay
  if (!result) return error === null ? null : <Alert severity="error">{texts.notEnded(error)}</Alert>
  const rows = result.tables.reduce((sum, table) => sum + table.rows, 0)
  const differing = result.tables.reduce((sum, table) => sum + table.differing, 0)
  const summary = texts.counted(result.events, rows, result.seconds)
  const outcome = outcomeOf(result)
  if (outcome === 'identical') return <Alert severity="success">{`${auditTexts.identical} ${summary}`}</Alert>
  return (
    <>
      {result.state === 'failed' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {texts.stopped} {outcome === 'stopped' && summary}
        </Alert>
      )}
      {outcome === 'differs' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {texts.differ(differing)} {summary}
        </Alert>
      )}
      {result.incompleteStreams.map((sentence) => (
        <Alert key={sentence} severity="error" sx={{ mb: 1 }}>
          {sentence}
        </Alert>
      ))}
      {outcome === 'differs' && <Differences replay={replay} />}
    </>
  )
}

function Differences({ replay: { id, result } }: { replay: Replay }) {
  const values = useReplayDifferences(id)
  if (!result) return null
  return (
    <>
      {values?.flat(2).length === 0 && (
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          {texts.noValues}
        </Typography>
      )}
      <TableContainer tabIndex={0} role="region" aria-label={texts.differences}>
        <Table
          size="small"
          aria-label={texts.differences}
          sx={{ minWidth: 640, '& td, & th': { verticalAlign: 'top', overflowWrap: 'anywhere' } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{texts.columns.row}</TableCell>
              <TableCell>{texts.columns.column}</TableCell>
              <TableCell>{texts.columns.live}</TableCell>
              <TableCell>{texts.columns.replayed}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {result.tables.flatMap(({ table, differences }, tableIndex) =>
              differences.flatMap((difference, index) => {
                const columns =
                  values?.[tableIndex]?.[index] ??
                  difference.columns.map((column) => ({ column, live: undefined, replayed: undefined }))
                const key = Object.values(difference.key).join(' ')
                const shown = columns.length === 0 ? [{ column: '–', live: undefined, replayed: undefined }] : columns
                return shown.map(({ column, live, replayed }, columnIndex) => (
                  <TableRow key={`${table} ${key} ${column}`}>
                    <TableCell>
                      {columnIndex === 0 && (
                        <>
                          <strong>{table}</strong> {key}
                          <Box sx={{ color: 'text.secondary' }}>{difference.kind}</Box>
                        </>
                      )}
                    </TableCell>
                    <TableCell>{column}</TableCell>
                    <TableCell>{valueText(live)}</TableCell>
                    <TableCell sx={{ fontWeight: 600 }}>{valueText(replayed)}</TableCell>
                  </TableRow>
                ))
              }),
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  )
}

function valueText(value: unknown): string {
  if (value === undefined || value === null) return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
