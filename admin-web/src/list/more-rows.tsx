import { listTexts } from '@member-care/domain/texts/list-texts.ts'
import { Box, Button } from '@mui/material'
import { useInfinitePaginationContext } from 'react-admin'

/** The foot of a list that grows in place of having pages. */
export function MoreRows() {
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext()
  if (hasNextPage !== true) return null
  return (
    <Box sx={{ p: 2, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
      <Button variant="outlined" loading={isFetchingNextPage === true} onClick={() => void fetchNextPage?.()}>
        {listTexts.more}
      </Button>
    </Box>
  )
}
