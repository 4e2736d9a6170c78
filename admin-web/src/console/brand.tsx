import { Box, Typography } from '@mui/material'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { Link } from 'react-router-dom'

/** Product mark and name; leads to the dashboard. */
export function Brand() {
  return (
    <Box
      component={Link}
      to="/"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, textDecoration: 'none', color: 'text.primary', borderRadius: 1, minHeight: 40, minWidth: 0 }}
    >
      <Box component="svg" viewBox="0 0 32 32" aria-hidden="true" sx={{ width: 30, height: 30, flex: 'none' }}>
        <rect width="32" height="32" rx="9" fill={tokens.colour.primary} />
        <path d="M16 8v16M8 16h16" stroke={tokens.colour.surface} strokeWidth="4" strokeLinecap="round" />
      </Box>
      <Typography component="span" sx={{ fontWeight: 680, fontSize: '1.0625rem', letterSpacing: '-0.01em', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}>
        Member Care
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' }, borderLeft: 1, borderColor: 'divider', pl: 1.25 }}>
        Console
      </Typography>
    </Box>
  )
}
