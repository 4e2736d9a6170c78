import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Box, List, ListItem, ListItemButton, Skeleton } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Link, useLocation } from 'react-router-dom'
import { WaitingConversationsMark } from '../chats/waiting-mark.tsx'
import { useAdministratorFailure, usePowers } from '../console/administrator.ts'
import { EntryContent, entryStyle, GroupLabel, MenuFrame } from '../console/menu-frame.tsx'
import { OrdersForPersonMark } from '../store/orders/orders-for-person-mark.tsx'
import { OpenPaymentDifferencesMark } from '../store/payment-differences/open-differences-mark.tsx'
import { WaitingCount } from '../verification/waiting-count.tsx'
import { homePathOf, pagesFor, type MenuPage } from './console-pages.tsx'
import { useSignOut } from '../console/use-sign-out.ts'

/** The console's menu: what the administrator's powers open, in the order and groups of 3§2.2. Logout stays in sight however long it is. */
export function SideMenu({ onNavigate }: { onNavigate?: () => void }) {
  const powers = usePowers()
  const hasFailed = useAdministratorFailure() !== undefined
  const signOut = useSignOut()

  return (
    <MenuFrame
      label={consoleTexts.mainMenu}
      logout={consoleTexts.menu.logout}
      onSignOut={() => void signOut()}
      {...(onNavigate && { onNavigate })}
    >
      {powers
        ? groupsOf(pagesFor(powers)).map((group) => (
            <MenuGroup key={group.entries[0].label} group={group} homePath={homePathOf(powers)} />
          ))
        : !hasFailed && <MenuSkeleton />}
    </MenuFrame>
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
      {label && <GroupLabel label={label} />}
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
      <WaitingMark entry={entry} />
    </ListItemButton>
  )
}

function WaitingMark({ entry: { counts } }: { entry: MenuPage }) {
  if (counts === undefined) return null
  if (counts === 'conversations') return <WaitingConversationsMark />
  if (counts === 'payment-differences') return <OpenPaymentDifferencesMark />
  if (counts === 'orders') return <OrdersForPersonMark />
  return <WaitingCount queue={counts} />
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
