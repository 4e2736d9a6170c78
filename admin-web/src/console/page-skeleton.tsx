import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Box, Paper, Skeleton, Stack } from '@mui/material'
import { visuallyHidden } from '@mui/utils'

/** What stands in a page's place until its code and data are there. */
export function PageSkeleton() {
  return (
    <Box role="status">
      <Box component="span" sx={visuallyHidden}>
        {consoleTexts.loading}
      </Box>
      <Stack spacing={2} aria-hidden="true">
        <Skeleton variant="rounded" width={260} height={32} />
        <Paper variant="outlined" sx={{ p: 3 }}>
          <Stack spacing={2}>
            {[92, 78, 85, 60].map((width) => (
              <Skeleton key={width} variant="rounded" height={20} width={`${width}%`} />
            ))}
          </Stack>
        </Paper>
      </Stack>
    </Box>
  )
}
