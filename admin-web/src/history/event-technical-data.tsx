import { Box } from '@mui/material'
import { formatPosition } from '../console/log-position.ts'
import { changeText, isIdentifier } from './change-text.ts'
import type { HistoryEvent } from './history-record.ts'

export interface EventTechnicalDataProps {
  readonly event: HistoryEvent
  /** Undefined for the first event, and where the one before is about other clients than those of the reader. */
  readonly previousHash: string | undefined
}

/** Identifiers of an event and its link of the hash chain, folded away until they are wanted. */
export function EventTechnicalData({ event, previousHash }: EventTechnicalDataProps) {
  const entries: readonly (readonly [string, string | null | undefined])[] = [
    ['Event type', event.type],
    ['Event id', event.id],
    ['Revision', String(event.revision)],
    ['Position', formatPosition(event.position)],
    ['Happened (UTC)', event.recordedAt],
    ['Stored (UTC)', event.storedAt],
    ['Actor', event.actor.id],
    ['Address', event.clientAddress],
    ['Command', event.commandId],
    ['Correlation', event.correlationId],
    ['Caused by event', event.causationId],
    ['Hash', event.hash],
    ['Hash before it', previousHash ?? (event.revision > 0 ? 'Of an event that is not shown' : undefined)],
    ...event.changes.filter(isIdentifier).map(({ label, to }) => [label, changeText('', to)] as const),
  ]
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box
        component="summary"
        sx={{
          cursor: 'pointer',
          width: 'fit-content',
          minHeight: 24,
          py: 0.25,
          borderRadius: 0.5,
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        Technical data
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1,
          display: 'grid',
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          columnGap: 1.5,
          rowGap: 0.5,
          fontSize: '0.8125rem',
        }}
      >
        {entries.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                fontFamily: 'ui-monospace, "SF Mono", Menlo, monospace',
                fontSize: '0.75rem',
                lineHeight: 1.6,
                overflowWrap: 'anywhere',
              }}
            >
              {value ?? '–'}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
