import LogoutIcon from '@mui/icons-material/Logout'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Box, Divider, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Skeleton, Typography } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import type { ReactNode } from 'react'
import { useLogout } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { useAdministratorFailure, usePowers } from './administrator.ts'
import { WaitingCount } from '../verification/waiting-count.tsx'
import { isConsolePage, pagesFor, type ConsolePage, type OutsidePage } from './console-pages.tsx'

/** The console's menu: what the administrator's powers open, grouped as in 3§2.2. */
export function SideMenu({ onNavigate }: { onNavigate?: () => void }) {
  const powers = usePowers()
  const hasFailed = useAdministratorFailure() !== undefined
  const logout = useLogout()
  const pages = powers ? pagesFor(powers) : undefined

  return (
    <Box component="nav" aria-label="Main menu" sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%', py: 1.5 }}>
      <Box sx={{ flex: 1 }} onClick={onNavigate}>
        {pages ? groupsOf(pages).map(([group, entries]) => <MenuGroup key={group ?? ''} label={group} entries={entries} />) : !hasFailed && <MenuSkeleton />}
      </Box>
      <Divider sx={{ mx: 2, my: 1 }} />
      <List disablePadding sx={{ px: 1.5 }}>
        <ListItem disablePadding>
          <ListItemButton onClick={() => void logout()} sx={entryStyle}>
            <EntryContent icon={<LogoutIcon fontSize="small" />} label={consoleTexts.menu.logout} />
          </ListItemButton>
        </ListItem>
      </List>
    </Box>
  )
}

function MenuGroup({ label, entries }: { label: string | undefined; entries: readonly (ConsolePage | OutsidePage)[] }) {
  return (
    <Box sx={{ mb: 2 }}>
      {label && (
        <Typography component="p" id={`menu-${label}`} sx={{ px: 3, py: 0.75, fontSize: '0.75rem', fontWeight: 650, letterSpacing: '0.04em', color: 'text.secondary' }}>
          {label}
        </Typography>
      )}
      <List disablePadding aria-labelledby={label && `menu-${label}`} sx={{ px: 1.5 }}>
        {entries.map((entry) => (
          <ListItem key={entry.label} disablePadding>
            <MenuLink entry={entry} />
          </ListItem>
        ))}
      </List>
    </Box>
  )
}

function MenuLink({ entry }: { entry: ConsolePage | OutsidePage }) {
  const { pathname } = useLocation()
  const Icon = entry.icon
  const icon = <Icon />
  if (!isConsolePage(entry)) {
    return (
      <ListItemButton component="a" href={entry.href} target="_blank" rel="noopener" sx={entryStyle}>
        <EntryContent icon={icon} label={entry.label} />
        <OpenInNewIcon titleAccess="opens in a new tab" sx={{ fontSize: 16, color: 'text.secondary' }} />
      </ListItemButton>
    )
  }
  const isCurrent = isBelow(pathname, entry.path)
  return (
    <ListItemButton component={Link} to={`/${entry.path}`} selected={isCurrent} aria-current={isCurrent ? 'page' : undefined} sx={entryStyle}>
      <EntryContent icon={icon} label={entry.label} />
      {entry.counts && <WaitingCount queue={entry.counts} />}
    </ListItemButton>
  )
}

function EntryContent({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      <ListItemIcon sx={{ minWidth: 34, color: 'inherit', '& svg': { fontSize: 20 } }}>{icon}</ListItemIcon>
      <ListItemText primary={label} slotProps={{ primary: { sx: { fontSize: '0.9375rem', fontWeight: 'inherit' } } }} />
    </>
  )
}

function MenuSkeleton() {
  return (
    <Box aria-hidden="true" sx={{ px: 2.5 }}>
      {[70, 88, 80, 92, 76].map((width) => (
        <Skeleton key={width} variant="rounded" height={24} width={`${width}%`} sx={{ mb: 2 }} />
      ))}
    </Box>
  )
}

const entryStyle = {
  borderRadius: 1,
  mb: 0.25,
  px: 1.5,
  py: 0.5,
  minHeight: 40,
  color: 'text.primary',
  fontWeight: 500,
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.light', color: 'primary.dark', fontWeight: 650 },
} as const

/** The entries in their submenus, in the table's order; those of no submenu first. */
function groupsOf(pages: readonly (ConsolePage | OutsidePage)[]): readonly (readonly [string | undefined, readonly (ConsolePage | OutsidePage)[]])[] {
  return [...Map.groupBy(pages, ({ group }) => group)]
}

/** Routes take any case (C21), and so does the mark of the current entry. */
function isBelow(pathname: string, path: string): boolean {
  const [current, own] = [pathname.toLowerCase(), `/${path.toLowerCase()}`]
  return path === '' ? current === '/' : current === own || current.startsWith(`${own}/`)
}
