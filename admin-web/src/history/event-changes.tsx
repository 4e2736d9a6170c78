import ArrowIcon from '@mui/icons-material/ArrowForward'
import { Box, Button } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useState, type ReactNode } from 'react'
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { timelineTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { changeText, isIdentifier } from './change-text.ts'
import type { FieldChange } from './history-record.ts'

/** A filing states two dozen fields; more than these are folded away. */
const SHOWN_AT_ONCE = 4

/** What an event changed: field, value before, value after. */
export function EventChanges({ changes }: { changes: readonly FieldChange[] }) {
  const [isWhole, setWhole] = useState(false)
  const told = changes.filter((change) => !isIdentifier(change) && isSaid(change))
  if (told.length === 0) return null
  const shown = isWhole ? told : told.slice(0, SHOWN_AT_ONCE)
  return (
    <>
      <Box
        component="ul"
        aria-label={timelineTexts.changes}
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 1,
          p: 1.25,
          borderRadius: 1,
          bgcolor: 'background.default',
          fontSize: '0.875rem',
        }}
      >
        {shown.map((change) => (
          <Box component="li" key={change.field} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {change.label}:{' '}
            </Box>
            <Change change={change} />
          </Box>
        ))}
      </Box>
      {told.length > SHOWN_AT_ONCE && (
        <Button
          size="small"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          sx={{ mt: 0.5, display: 'flex' }}
        >
          {isWhole ? timelineTexts.showFewer : timelineTexts.showAllFields(told.length)}
        </Button>
      )}
    </>
  )
}

/** From nothing to an empty text is no change for anybody. */
function isSaid({ field, from, to }: FieldChange): boolean {
  return changeText(field, from) !== null || changeText(field, to) !== null
}

function Change({ change: { field, from, to } }: { change: FieldChange }) {
  const [before, after] = [changeText(field, from), changeText(field, to)]
  if (before === null) return <Value value={to}>{after ?? '–'}</Value>
  return (
    <>
      <Box component="span" sx={visuallyHidden}>
        {timelineTexts.from}{' '}
      </Box>
      <Box component="del" sx={{ color: 'text.secondary' }}>
        <Value value={from}>{before}</Value>
      </Box>
      <ArrowIcon aria-hidden="true" sx={{ fontSize: 14, mx: 0.5, verticalAlign: '-2px', color: 'text.secondary' }} />
      <Box component="span" sx={visuallyHidden}>
        {' '}
        {timelineTexts.to}{' '}
      </Box>
      <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 620 }}>
        <Value value={to}>{after ?? timelineTexts.nothing}</Value>
      </Box>
    </>
  )
}

function Value({ value, children }: { value: unknown; children: ReactNode }) {
  return isRedacted(value) ? (
    <Box component="em" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  ) : (
    children
  )
}
