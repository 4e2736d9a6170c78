import { Box } from '@mui/material'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { PageSkeleton } from '../console/page-skeleton.tsx'

/** What is seen until it is known who is at the console: its frame, still empty. */
export function OpeningPage() {
  const { sideMenuWidth, topBarHeight } = tokens.layout
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', lg: `${sideMenuWidth}px 1fr` },
        gridTemplateRows: `${topBarHeight}px 1fr`,
      }}
    >
      <Box sx={{ gridColumn: '1 / -1', bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }} />
      <Box
        sx={{
          display: { xs: 'none', lg: 'block' },
          bgcolor: 'background.paper',
          borderRight: 1,
          borderColor: 'divider',
        }}
      />
      <Box component="main" sx={{ p: { xs: 2, md: 4 } }}>
        <PageSkeleton />
      </Box>
    </Box>
  )
}
