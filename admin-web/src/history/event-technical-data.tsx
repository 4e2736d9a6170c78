import { Box } from '@mui/material'
import { technicalDataTexts as texts } from '@member-care/domain/texts/record-history-texts.ts'
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
    [texts.type, event.type],
    [texts.id, event.id],
    [texts.revision, String(event.revision)],
    [texts.position, formatPosition(event.position)],
    [texts.happened, event.recordedAt],
    [texts.stored, event.storedAt],
    [texts.actor, event.actor.id],
    [texts.address, event.clientAddress],
    [texts.command, event.commandId],
    [texts.correlation, event.correlationId],
    [texts.causedBy, event.causationId],
    [texts.hash, event.hash],
    [texts.hashBefore, previousHash ?? (event.revision > 0 ? texts.ofHiddenEvent : undefined)],
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
        {texts.title}
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
