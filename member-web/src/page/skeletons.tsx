/** Grey shapes where content is about to stand. Screen readers hear "Loading" instead. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { portalTexts } from '@member-care/domain/texts/portal-texts.ts'

interface SkeletonsProps {
  readonly count: number
  /** px */
  readonly height: number
}

export function Skeletons({ count, height }: SkeletonsProps) {
  return (
    <Box role="status" aria-label={portalTexts.loading} sx={{ display: 'grid', gap: 1.5 }}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Box>
  )
}
