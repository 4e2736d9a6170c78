import { Box, Skeleton } from '@mui/material'

/** What stands for the cards of a list on a phone while they are loading. */
export function CardSkeletons() {
  return (
    <Box aria-hidden="true">
      {[0, 1, 2, 3].map((card) => (
        <Box key={card} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Skeleton variant="rounded" width="60%" height={20} sx={{ mb: 1 }} />
          <Skeleton variant="rounded" width="75%" height={16} sx={{ mb: 0.75 }} />
          <Skeleton variant="rounded" width="50%" height={16} />
        </Box>
      ))}
    </Box>
  )
}
