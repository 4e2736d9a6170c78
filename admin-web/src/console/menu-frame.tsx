/** The look of a side menu, of the console and of the HR area. */
import LogoutIcon from '@mui/icons-material/Logout'
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export interface MenuFrameProps {
  readonly label: string
  readonly logout: string
  readonly onSignOut: () => void
  readonly onNavigate?: () => void
  readonly children: ReactNode
}

/** The entries, and below them the way out, which stays in sight however long the menu is. */
export function MenuFrame({ label, logout, onSignOut, onNavigate, children }: MenuFrameProps) {
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      {/* Scrolls by itself: nothing of it lies behind what stays in sight. */}
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', pt: 1.5 }} onClick={onNavigate}>
        {children}
      </Box>
      <List
        disablePadding
        sx={{ flex: 'none', bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider', px: 1.5, py: 1 }}
      >
        <ListItem disablePadding>
          <ListItemButton onClick={onSignOut} sx={entryStyle}>
            <EntryContent icon={<LogoutIcon fontSize="small" />} label={logout} />
          </ListItemButton>
        </ListItem>
      </List>
    </Box>
  )
}

/** The name of a submenu. */
export function GroupLabel({ label }: { readonly label: string }) {
  return (
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
  )
}

export function EntryContent({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      <ListItemIcon sx={{ minWidth: 34, color: 'inherit', '& svg': { fontSize: 20 } }}>{icon}</ListItemIcon>
      <ListItemText primary={label} slotProps={{ primary: { sx: { fontSize: '0.9375rem', fontWeight: 'inherit' } } }} />
    </>
  )
}

export const entryStyle = {
  borderRadius: 1,
  mb: 0.25,
  px: 1.5,
  py: 0.25,
  minHeight: 36,
  color: 'text.primary',
  fontWeight: 500,
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.light', color: 'primary.dark', fontWeight: 650 },
} as const
