import { isRedacted, type Personal } from '@member-care/domain/events/event-definition.ts'
import { Box } from '@mui/material'

/** What is read where a value was that has been forgotten with its person. */
export const FORGOTTEN = 'Forgotten'

/** A personal text as plain text, for names and titles. */
export function personalText(value: Personal<string>): string {
  return isRedacted(value) ? FORGOTTEN : value
}

/** A personal text; a forgotten one is set apart. */
export function PersonalText({ value }: { value: Personal<string> }) {
  if (!isRedacted(value)) return value
  return (
    <Box component="em" sx={{ color: 'text.secondary' }}>
      {FORGOTTEN}
    </Box>
  )
}
