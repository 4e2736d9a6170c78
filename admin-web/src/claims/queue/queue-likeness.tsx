import { Box } from '@mui/material'
import { othersText } from '@member-care/domain/texts/claim-likeness-texts.ts'
import { LikenessMark } from '../likeness-mark.tsx'
import type { QueueRow } from './queue-record.ts'

/** What a claim of the queue looks like, where there is something to compare. */
export function QueueLikeness({ likeness }: Pick<QueueRow, 'likeness'>) {
  if (!likeness) return null
  const { strongest, others, areMore } = likeness
  return (
    <Box sx={{ mt: 0.5, fontSize: '0.8125rem', lineHeight: 1.4 }}>
      <LikenessMark likeness={strongest.likeness} />
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {othersText(strongest.claimNo, others - 1, areMore)}
      </Box>
    </Box>
  )
}
