/** The kinds of clinic of the panel, each leading to its clinics (SHELL-030). */
import type { ComponentType } from 'react'
import AccessibilityNewOutlined from '@mui/icons-material/AccessibilityNewOutlined'
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined'
import BiotechOutlined from '@mui/icons-material/BiotechOutlined'
import LocalHospitalOutlined from '@mui/icons-material/LocalHospitalOutlined'
import MedicalServicesOutlined from '@mui/icons-material/MedicalServicesOutlined'
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined'
import SentimentSatisfiedAltOutlined from '@mui/icons-material/SentimentSatisfiedAltOutlined'
import SpaOutlined from '@mui/icons-material/SpaOutlined'
import Box from '@mui/material/Box'
import { Link as RouterLink } from 'react-router-dom'
import { clinicTypeLabels, overviewTexts } from '@member-care/domain/texts/portal-texts.ts'
import { Panel } from '../page/panel.tsx'
import { useMenu } from '../menu/use-menu.ts'

/** In the order in which people look for them; Others at the end. */
const types: readonly {
  readonly type: keyof typeof clinicTypeLabels
  readonly icon: ComponentType<{ readonly 'aria-hidden'?: 'true' }>
}[] = [
  { type: 1, icon: MedicalServicesOutlined },
  { type: 2, icon: PersonSearchOutlined },
  { type: 3, icon: SentimentSatisfiedAltOutlined },
  { type: 4, icon: MonitorHeartOutlined },
  { type: 5, icon: AccessibilityNewOutlined },
  { type: 6, icon: SpaOutlined },
  { type: 7, icon: ApartmentOutlined },
  { type: 8, icon: LocalHospitalOutlined },
  { type: 9, icon: BiotechOutlined },
  { type: 0, icon: MoreHoriz },
]

export function ClinicTypes() {
  const locator = useMenu().find(({ entry }) => entry === 'findClinics')
  if (locator === undefined) return null
  return (
    <Panel title={overviewTexts.clinics}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 1, sm: 1.5 },
          gridTemplateColumns: {
            xs: 'repeat(auto-fit, minmax(min(100%, max(6.75rem, 50% - 4px)), 1fr))',
            sm: 'repeat(auto-fill, minmax(150px, 1fr))',
            lg: 'repeat(5, minmax(0, 1fr))',
          },
        }}
      >
        {types.map(({ type, icon: Icon }) => (
          <Box key={type} component="li" sx={{ display: 'grid' }}>
            <Box
              component={RouterLink}
              to={`${locator.path}?type=${type}`}
              sx={{
                display: 'grid',
                justifyItems: 'center',
                alignContent: 'center',
                gap: 0.75,
                minHeight: 92,
                px: { xs: 0.5, sm: 1 },
                py: 1.5,
                borderRadius: 1.5,
                bgcolor: 'background.default',
                color: 'text.primary',
                textAlign: 'center',
                textDecoration: 'none',
                fontSize: '0.875rem',
                fontWeight: 550,
                lineHeight: 1.3,
                '& svg': { color: 'primary.main' },
                '&:hover': { bgcolor: 'primary.light' },
                '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
              }}
            >
              <Icon aria-hidden="true" />
              {clinicTypeLabels[type]}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
