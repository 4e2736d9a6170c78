/** The ways on from Home, by what the member may do (SHELL-031 to SHELL-033). */
import type { ComponentType } from 'react'
import ChevronRight from '@mui/icons-material/ChevronRight'
import LocalHospitalOutlined from '@mui/icons-material/LocalHospitalOutlined'
import NoteAddOutlined from '@mui/icons-material/NoteAddOutlined'
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined'
import VideocamOutlined from '@mui/icons-material/VideocamOutlined'
import Box from '@mui/material/Box'
import { Link as RouterLink } from 'react-router-dom'
import type { MenuEntryId } from '@member-care/domain/client/menu-entries.ts'
import { homeTexts, menuTexts, overviewTexts } from '@member-care/domain/texts/portal-texts.ts'
import { COVERAGE_PLANS } from '../profile/coverage-plans-anchor.ts'
import { useMenu } from '../menu/use-menu.ts'

interface QuickLink {
  /** People who have this entry in the menu have the link. */
  readonly entry: MenuEntryId
  readonly label: string
  readonly icon: ComponentType
  /** The part of the page that it leads to. */
  readonly part?: string
}

const quickLinks = (): readonly QuickLink[] => [
  { entry: 'requestElog', label: homeTexts.requestLetterOfGuarantee, icon: LocalHospitalOutlined },
  { entry: 'submitClaim', label: homeTexts.submitClaim, icon: NoteAddOutlined },
  { entry: 'teleconsult', label: menuTexts.teleconsult, icon: VideocamOutlined },
  { entry: 'profile', label: homeTexts.coveragePlans, icon: VerifiedUserOutlined, part: COVERAGE_PLANS },
]

export function QuickLinks() {
  const menu = useMenu()
  const links = quickLinks().flatMap((link) => {
    const path = menu.find(({ entry }) => entry === link.entry)?.path
    return path === undefined ? [] : [{ ...link, path: link.part === undefined ? path : `${path}#${link.part}` }]
  })
  if (links.length === 0) return null
  return (
    <Box
      component="nav"
      aria-label={overviewTexts.quickLinks}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(220px, 1fr))' } }}
    >
      {links.map(({ entry, path, label, icon: Icon }) => (
        <Box
          key={entry}
          component={RouterLink}
          to={path}
          sx={{
            display: 'grid',
            // Beside its picture a long word has no room in a tile that is one of four.
            gridTemplateAreas: { xs: '"icon label go"', sm: '"icon go" "label label"' },
            gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto' },
            alignItems: 'center',
            alignContent: { xs: 'center', sm: 'start' },
            columnGap: { xs: 1.5, sm: 2 },
            rowGap: 1.5,
            p: 2,
            minHeight: 72,
            borderRadius: 2,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            color: 'text.primary',
            textDecoration: 'none',
            fontWeight: 620,
            lineHeight: 1.35,
            '&:hover': { borderColor: 'primary.main' },
            '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          <Box
            aria-hidden="true"
            sx={{
              gridArea: 'icon',
              width: 44,
              height: 44,
              borderRadius: 1.5,
              display: 'grid',
              placeItems: 'center',
              bgcolor: 'primary.light',
              color: 'primary.dark',
            }}
          >
            <Icon />
          </Box>
          {/* One long word in large text is broken rather than pushed out of the window. */}
          <Box sx={{ gridArea: 'label', minWidth: 0, overflowWrap: 'anywhere' }}>{label}</Box>
          <ChevronRight aria-hidden="true" sx={{ gridArea: 'go', color: 'text.secondary' }} />
        </Box>
      ))}
    </Box>
  )
}
