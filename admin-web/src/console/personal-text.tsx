import { isRedacted, type Personal } from '@member-care/domain/events/event-definition.ts'
import { Box } from '@mui/material'
import { FORGOTTEN } from './forgotten.ts'

/** A personal text; a forgotten one is set apart. */
export function PersonalText({ value }: { value: Personal<string> }) {
  if (!isRedacted(value)) return value
  return (
    <Box component="em" sx={{ color: 'text.secondary' }}>
      {FORGOTTEN}
    </Box>
  )
}
