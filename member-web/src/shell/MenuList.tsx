/** The entries of the menu, with Log Out at its end. */
import { useState } from 'react'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { menuTexts } from '@member-care/domain/texts/portal-texts.ts'
import { isPageOf } from './current-page.ts'
import { LogOutDialog } from './LogOutDialog.tsx'
import { useLogOut } from './use-log-out.ts'
import { useMenu } from './use-menu.ts'

const entrySx = {
  borderRadius: 1,
  minHeight: 46,
  '&.Mui-selected': { bgcolor: 'primary.light', color: 'primary.dark', '&:hover': { bgcolor: 'primary.light' } },
}

export function MenuList({ onChoose }: { readonly onChoose?: () => void }) {
  const { pathname } = useLocation()
  const entries = useMenu()
  const logOut = useLogOut()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <List disablePadding sx={{ display: 'grid', gap: 0.5, flex: 1, alignContent: 'start' }}>
        {entries.map(({ entry, path, label, icon: Icon }) => {
          const current = isPageOf(path, pathname)
          return (
            <ListItem key={entry} disablePadding>
              <ListItemButton
                component={RouterLink}
                to={path}
                selected={current}
                aria-current={current ? 'page' : undefined}
                onClick={() => onChoose?.()}
                sx={entrySx}
              >
                <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>
                  <Icon />
                </ListItemIcon>
                <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: current ? 650 : 500, fontSize: '0.9375rem' } } }} />
              </ListItemButton>
            </ListItem>
          )
        })}
        <ListItem disablePadding sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}>
          <ListItemButton component="button" onClick={() => (logOut.losesDraft() ? setAsking(true) : logOut.now())} sx={entrySx}>
            <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>
              <LogoutOutlined />
            </ListItemIcon>
            <ListItemText primary={menuTexts.logOut} slotProps={{ primary: { sx: { fontWeight: 500, fontSize: '0.9375rem' } } }} />
          </ListItemButton>
        </ListItem>
      </List>
      <LogOutDialog open={asking} onStay={() => setAsking(false)} onLeave={logOut.now} />
    </>
  )
}
