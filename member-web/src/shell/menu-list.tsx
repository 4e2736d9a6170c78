/** The entries of the menu: the member's pages, the ways out of them, and Log Out at the end. */
import { useState, type ComponentType, type ElementType } from 'react'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import SupervisorAccountOutlined from '@mui/icons-material/SupervisorAccountOutlined'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { LeaveDialog } from '@member-care/web-kit/dialogs/leave-dialog.tsx'
import { menuTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { WaitingAtLogOut } from '../outbox/waiting-at-log-out.tsx'
import { useSession } from '../session/session.ts'
import { isPageOf } from './current-page.ts'
import { SupportContact } from './support-contact.tsx'
import { useInsightsAddress } from './use-insights-address.ts'
import { useLogOut } from './use-log-out.ts'
import { useMenu, useWaysOut } from '../menu/use-menu.ts'

export function MenuList({ onChoose }: { readonly onChoose?: () => void }) {
  const { pathname } = useLocation()
  const { appConfig } = useSession()
  const entries = useMenu()
  const { hrAdmin, insights, faq } = useWaysOut()
  const insightsAddress = useInsightsAddress(insights !== undefined)
  const logOut = useLogOut()
  const [asking, setAsking] = useState<'draft' | 'waiting' | null>(null)
  const goOn = () => (logOut.waiting() > 0 ? setAsking('waiting') : logOut.now())
  const faqAddress = appConfig?.appLaunchExtra.faq_url ?? ''
  return (
    <>
      <List disablePadding sx={{ display: 'grid', gap: 0.5, alignContent: 'start' }}>
        {entries.map(({ entry, path, label, icon }) => (
          <MenuEntry
            key={entry}
            label={label}
            icon={icon}
            current={isPageOf(path, pathname)}
            link={{ component: RouterLink, to: path }}
            onChoose={onChoose}
          />
        ))}
        {hrAdmin?.path !== undefined && (
          <MenuEntry
            label={hrAdmin.label}
            icon={SupervisorAccountOutlined}
            link={{ component: 'a', href: hrAdmin.path }}
          />
        )}
        {insights !== undefined && insightsAddress !== undefined && (
          <MenuEntry
            label={insights.label}
            icon={InsightsOutlined}
            link={{ component: 'a', href: insightsAddress, target: '_blank', rel: 'noopener noreferrer' }}
          />
        )}
      </List>
      <List disablePadding sx={{ display: 'grid', gap: 0.5, mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        {faq !== undefined && faqAddress !== '' && (
          <MenuEntry
            label={faq.label}
            icon={HelpOutlineOutlined}
            link={{ component: 'a', href: faqAddress, target: '_blank', rel: 'noopener noreferrer' }}
          />
        )}
        <MenuEntry
          label={menuTexts.logOut}
          icon={LogoutOutlined}
          link={{ component: 'button' }}
          onChoose={() => (logOut.losesDraft() ? setAsking('draft') : goOn())}
        />
      </List>
      <SupportContact />
      {asking === 'draft' && (
        <LeaveDialog
          title={shellTexts.logOutTitle}
          text={shellTexts.logOutDetail}
          leaveLabel={shellTexts.logOut}
          stayLabel={shellTexts.stay}
          onStay={() => setAsking(null)}
          onLeave={goOn}
        />
      )}
      {asking === 'waiting' && (
        <WaitingAtLogOut
          count={logOut.waiting()}
          staying={logOut.staying()}
          onKeep={logOut.now}
          onDiscard={() => void logOut.discardWaiting().then((isDone) => isDone && logOut.now())}
          onStay={() => setAsking(null)}
        />
      )}
    </>
  )
}

interface MenuEntryProps {
  readonly label: string
  readonly icon: ComponentType
  readonly current?: boolean
  readonly link: {
    readonly component: ElementType
    readonly to?: string
    readonly href?: string
    readonly target?: string
    readonly rel?: string
  }
  readonly onChoose?: (() => void) | undefined
}

function MenuEntry({ label, icon: Icon, current = false, link, onChoose }: MenuEntryProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...link}
        selected={current}
        aria-current={current ? 'page' : undefined}
        onClick={() => onChoose?.()}
        sx={{
          borderRadius: 1,
          minHeight: 46,
          '&.Mui-selected': {
            bgcolor: 'primary.light',
            color: 'primary.dark',
            '&:hover': { bgcolor: 'primary.light' },
          },
        }}
      >
        <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>
          <Icon />
        </ListItemIcon>
        <ListItemText
          primary={label}
          slotProps={{ primary: { sx: { fontWeight: current ? 650 : 500, fontSize: '0.9375rem' } } }}
        />
        {link.target === '_blank' && (
          <OpenInNew titleAccess={shellTexts.opensNewTab} sx={{ fontSize: 16, color: 'text.secondary' }} />
        )}
      </ListItemButton>
    </ListItem>
  )
}
