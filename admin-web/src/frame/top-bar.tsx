import { AppBar, Box, Toolbar } from '@mui/material'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { MenuButton, type SlidingMenu } from '../console/area-frame.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import { PeopleSearch } from './people-search/people-search.tsx'

export interface TopBarProps {
  readonly menu?: SlidingMenu
}

/** Product, way to the menu, and the signed-in administrator. */
export function TopBar({ menu }: TopBarProps) {
  const { topBarHeight } = tokens.layout
  return (
    <AppBar
      position="fixed"
      color="inherit"
      elevation={0}
      sx={{ height: topBarHeight, borderBottom: 1, borderColor: 'divider', borderRadius: 0 }}
    >
      <Toolbar sx={{ minHeight: `${topBarHeight}px !important`, px: { xs: 1.5, sm: 2.5 }, gap: 1 }}>
        {menu && <MenuButton menu={menu} />}
        <Brand />
        <Box sx={{ flex: 1 }} />
        <PeopleSearch />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  )
}
