import { Box, Typography } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { BrandMark } from '@member-care/web-kit/brand/brand-mark.tsx'
import { Link } from 'react-router-dom'

/** Product mark and name, with the area that one is in; leads to the area's first page. */
export function Brand({ area }: { readonly area: string }) {
  return (
    <Box
      component={Link}
      to="/"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        textDecoration: 'none',
        color: 'text.primary',
        borderRadius: 1,
        minHeight: 40,
        minWidth: 0,
      }}
    >
      <Box component="span" sx={{ display: 'grid', flex: 'none' }}>
        <BrandMark size={30} />
      </Box>
      <Typography
        component="span"
        sx={{
          fontWeight: 680,
          fontSize: '1.0625rem',
          letterSpacing: '-0.01em',
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        {consoleTexts.product}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        sx={{
          color: 'text.secondary',
          display: { xs: 'none', sm: 'inline' },
          borderLeft: 1,
          borderColor: 'divider',
          pl: 1.25,
        }}
      >
        {area}
      </Typography>
    </Box>
  )
}
