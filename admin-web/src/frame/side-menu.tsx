import LogoutIcon from '@mui/icons-material/Logout'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Skeleton, Typography } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAdministratorFailure, usePowers } from '../console/administrator.ts'
import { WaitingCount } from '../verification/waiting-count.tsx'
import { homePathOf, pagesFor, type MenuPage } from './console-pages.tsx'
import { useSignOut } from '../console/use-sign-out.ts'

/** The console's menu: what the administrator's powers open, in the order and groups of 3§2.2. Logout stays in sight however long it is. */
export function SideMenu({ onNavigate }: { onNavigate?: () => void }) {
  const powers = usePowers()
  const hasFailed = useAdministratorFailure() !== undefined
  const signOut = useSignOut()

  return (
    <Box
      component="nav"
      aria-label={consoleTexts.mainMenu}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      {/* Scrolls by itself: nothing of it lies behind what stays in sight. */}
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', pt: 1.5 }} onClick={onNavigate}>
        {powers
          ? groupsOf(pagesFor(powers)).map((group) => (
              <MenuGroup key={group.entries[0].label} group={group} homePath={homePathOf(powers)} />
            ))
          : !hasFailed && <MenuSkeleton />}
      </Box>
      <List
        disablePadding
        sx={{ flex: 'none', bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider', px: 1.5, py: 1 }}
      >
        <ListItem disablePadding>
          <ListItemButton onClick={() => void signOut()} sx={entryStyle}>
            <EntryContent icon={<LogoutIcon fontSize="small" />} label={consoleTexts.menu.logout} />
          </ListItemButton>
        </ListItem>
      </List>
    </Box>
  )
}

interface Group {
  /** None for entries on top of the menu or between its submenus. */
  readonly label: string | undefined
  readonly entries: readonly [MenuPage, ...MenuPage[]]
}

function MenuGroup({ group: { label, entries }, homePath }: { group: Group; homePath: string }) {
  return (
    <Box sx={{ mb: 1.5 }}>
      {label && (
        <Typography
          component="p"
          id={`menu-${label}`}
          sx={{
            px: 3,
            py: 0.5,
            fontSize: '0.75rem',
            fontWeight: 650,
            letterSpacing: '0.04em',
            color: 'text.secondary',
          }}
        >
          {label}
        </Typography>
      )}
      <List disablePadding aria-labelledby={label && `menu-${label}`} sx={{ px: 1.5 }}>
        {entries.map((entry) => (
          <ListItem key={entry.label} disablePadding>
            <MenuLink entry={entry} homePath={homePath} />
          </ListItem>
        ))}
      </List>
    </Box>
  )
}

function MenuLink({ entry, homePath }: { entry: MenuPage; homePath: string }) {
  const { pathname } = useLocation()
  const Icon = entry.icon
  const icon = <Icon />
  if (entry.path === undefined) {
    return (
      <ListItemButton component="a" href={entry.href} target="_blank" rel="noopener" sx={entryStyle}>
        <EntryContent icon={icon} label={entry.label} />
        <OpenInNewIcon titleAccess="opens in a new tab" sx={{ fontSize: 16, color: 'text.secondary' }} />
      </ListItemButton>
    )
  }
  const isCurrent = isBelow(pathname === '/' ? `/${homePath}` : pathname, sectionOf(entry.path))
  return (
    <ListItemButton
      component={Link}
      to={`/${entry.path}`}
      selected={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      sx={entryStyle}
    >
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
  py: 0.25,
  minHeight: 36,
  color: 'text.primary',
  fontWeight: 500,
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.light', color: 'primary.dark', fontWeight: 650 },
} as const

/** Entries that stand one after the other in the table and in the same submenu are a group. */
function groupsOf(pages: readonly MenuPage[]): readonly Group[] {
  return pages.reduce<readonly Group[]>((groups, page) => {
    const last = groups.at(-1)
    if (!last || last.label !== page.group) return [...groups, { label: page.group, entries: [page] }]
    return [...groups.slice(0, -1), { ...last, entries: [...last.entries, page] }]
  }, [])
}

/** What lies below a list (`/create`, `/update`) belongs to its entry. */
function sectionOf(path: string): string {
  return path.replace(/\/list$/, '')
}

/** Routes take any case (C21), and so does the mark of the current entry. */
function isBelow(pathname: string, path: string): boolean {
  const [current, own] = [pathname.toLowerCase(), `/${path.toLowerCase()}`]
  return current === own || current.startsWith(`${own}/`)
}
