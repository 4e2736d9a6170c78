/** The ways on from Home, by what the member may do. */
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import { Link as RouterLink } from 'react-router-dom'
import { overviewTexts } from '@member-care/domain/texts/portal-texts.ts'
import { useMenu } from '../shell/use-menu.ts'

export function QuickLinks() {
  const entries = useMenu().filter(({ entry }) => entry !== 'home')
  if (entries.length === 0) return null
  return (
    <Box component="nav" aria-label={overviewTexts.quickLinks} sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {entries.map(({ entry, path, label, icon: Icon }) => (
        <Box
          key={entry}
          component={RouterLink}
          to={path}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            p: 2.5,
            minHeight: 76,
            borderRadius: 2,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            color: 'text.primary',
            textDecoration: 'none',
            fontWeight: 620,
            '&:hover': { borderColor: 'primary.main' },
            '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          <Box
            aria-hidden="true"
            sx={{ width: 44, height: 44, borderRadius: 1.5, display: 'grid', placeItems: 'center', bgcolor: 'primary.light', color: 'primary.dark' }}
          >
            <Icon />
          </Box>
          <Box sx={{ flex: 1 }}>{label}</Box>
          <ChevronRight aria-hidden="true" sx={{ color: 'text.secondary' }} />
        </Box>
      ))}
    </Box>
  )
}
