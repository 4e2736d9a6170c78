import { Avatar, Box } from '@mui/material'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { useAdministrator } from '../../console/administrator.ts'
import type { QueueRow } from './queue-record.ts'

/** Who works on a claim: their initials and name, or that nobody does. */
export function AssigneeMark({ assignee }: Pick<QueueRow, 'assignee'>) {
  const ownId = useAdministrator()?.id
  if (!assignee) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {queueTexts.nobody}
      </Box>
    )
  }
  const isOwn = assignee.id === ownId
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Avatar
        component="span"
        aria-hidden="true"
        sx={{
          width: 24,
          height: 24,
          fontSize: '0.6875rem',
          fontWeight: 650,
          bgcolor: isOwn ? 'primary.main' : 'text.secondary',
        }}
      >
        {initialsOf(assignee.name)}
      </Avatar>
      <span>{isOwn ? queueTexts.you : assignee.name}</span>
    </Box>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase()
}
