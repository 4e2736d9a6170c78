/** The menu of the HR area: dashboard, employees, analytics where there is a site, and the way out (3§2.16). */
import InsightsIcon from '@mui/icons-material/InsightsOutlined'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { hrUploadTexts } from '@member-care/domain/texts/hr-upload-texts.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { EntryContent, entryStyle, GroupLabel, MenuFrame } from '../console/menu-frame.tsx'
import { useSignOut } from '../console/use-sign-out.ts'
import { uploadAddress } from './uploads/hr-upload-area.ts'
import { useAnalyticsSite } from './use-analytics-site.ts'

const { menu: texts } = hrEmployeeTexts

export function HrMenu({ onNavigate }: { readonly onNavigate?: () => void }) {
  const signOut = useSignOut()
  return (
    <MenuFrame
      label={texts.main}
      logout={texts.logout}
      onSignOut={() => void signOut()}
      {...(onNavigate && { onNavigate })}
    >
      <List disablePadding sx={{ px: 1.5, mb: 1.5 }}>
        <Entry to="/" icon={<DashboardIcon />} label={texts.dashboard} />
      </List>
      <Box sx={{ mb: 1.5 }}>
        <GroupLabel label={texts.employee} />
        <List disablePadding aria-labelledby={`menu-${texts.employee}`} sx={{ px: 1.5 }}>
          <Entry to="/employees" icon={<PeopleIcon />} label={texts.employees} />
          <Entry to={uploadAddress} icon={<UploadIcon />} label={hrUploadTexts.menu} />
        </List>
      </Box>
      <List disablePadding sx={{ px: 1.5 }}>
        <ListItem disablePadding>
          <Analytics />
        </ListItem>
      </List>
    </MenuFrame>
  )
}

function Entry({ to, icon, label }: { readonly to: string; readonly icon: ReactNode; readonly label: string }) {
  const pathname = useLocation().pathname.toLowerCase()
  const isCurrent = to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`)
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        sx={entryStyle}
      >
        <EntryContent icon={icon} label={label} />
      </ListItemButton>
    </ListItem>
  )
}

/** Switched off while nobody knows where the site is. */
function Analytics() {
  const address = useAnalyticsSite()
  if (address === null) {
    return (
      <Box sx={{ px: 1.5, py: 1 }}>
        <Typography
          component="p"
          aria-disabled="true"
          sx={{ color: 'text.secondary', fontSize: '0.9375rem', display: 'flex', alignItems: 'center' }}
        >
          <EntryContent icon={<InsightsIcon />} label={texts.analytics} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.noAnalytics}
        </Typography>
      </Box>
    )
  }
  return (
    <ListItemButton component="a" href={address} target="_blank" rel="noopener" sx={entryStyle}>
      <EntryContent icon={<InsightsIcon />} label={texts.analytics} />
      <OpenInNewIcon titleAccess={texts.newTab} sx={{ fontSize: 16, color: 'text.secondary' }} />
    </ListItemButton>
  )
}
