import MenuIcon from '@mui/icons-material/Menu'
import { AppBar, Box, IconButton, Toolbar } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { AccountMenu } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import { PeopleSearch } from './people-search/people-search.tsx'

export interface TopBarProps {
  /** The menu that slides in, where the side menu does not stand open. */
  readonly menu?: { readonly id: string; readonly isOpen: boolean; readonly onOpen: () => void }
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
        {menu && (
          <IconButton
            aria-label={consoleTexts.openMenu}
            aria-expanded={menu.isOpen}
            aria-controls={menu.isOpen ? menu.id : undefined}
            onClick={menu.onOpen}
            edge="start"
          >
            <MenuIcon />
          </IconButton>
        )}
        <Brand />
        <Box sx={{ flex: 1 }} />
        <PeopleSearch />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  )
}
