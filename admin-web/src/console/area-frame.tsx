import MenuIcon from '@mui/icons-material/Menu'
import { AppBar, Box, Drawer, IconButton, Toolbar, useMediaQuery } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { PageErrorBoundary } from '@member-care/web-kit/page/page-error-boundary.tsx'
import { SkipLink } from '@member-care/web-kit/page/skip-link.tsx'
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageSkeleton } from './page-skeleton.tsx'
import { theme } from './theme.ts'

const { sideMenuWidth, topBarHeight, contentMinHeight } = tokens.layout
const MENU_ID = 'console-menu'

/** The menu that slides in, where the side menu does not stand open. */
export interface SlidingMenu {
  readonly id: string
  readonly isOpen: boolean
  readonly onOpen: () => void
}

export interface AreaFrameProps {
  readonly bar: (menu: SlidingMenu | undefined) => ReactNode
  /** None where nothing may be opened. */
  readonly menu: ((onNavigate?: () => void) => ReactNode) | undefined
  readonly pageError: ComponentProps<typeof PageErrorBoundary>['Fallback']
  /** What stands above every page. */
  readonly above?: ReactNode
  readonly children: ReactNode
}

/** The frame of every page: top bar 60 px, side menu 250 px, content at least 768 px high (3§9). On narrow screens the menu slides in. */
export function AreaFrame({ bar, menu, pageError, above, children }: AreaFrameProps) {
  const isWide = useMediaQuery(theme.breakpoints.up('lg'))
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  const hasMenu = menu !== undefined
  return (
    <>
      <SkipLink to="main-content" />
      {bar(isWide || !hasMenu ? undefined : { id: MENU_ID, isOpen: isMenuOpen, onOpen: () => setMenuOpen(true) })}
      {!hasMenu ? null : isWide ? (
        <Box
          id={MENU_ID}
          sx={{
            position: 'fixed',
            top: topBarHeight,
            bottom: 0,
            left: 0,
            width: sideMenuWidth,
            bgcolor: 'background.paper',
            borderRight: 1,
            borderColor: 'divider',
            overflowY: 'auto',
          }}
        >
          {menu()}
        </Box>
      ) : (
        <Drawer
          open={isMenuOpen}
          onClose={() => setMenuOpen(false)}
          slotProps={{ paper: { id: MENU_ID, sx: { width: sideMenuWidth }, 'aria-label': 'Menu' } }}
        >
          {menu(() => setMenuOpen(false))}
        </Drawer>
      )}
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        sx={{ ml: { lg: hasMenu ? `${sideMenuWidth}px` : 0 }, pt: `${topBarHeight}px`, outline: 'none' }}
      >
        <Box
          sx={{ minHeight: contentMinHeight, px: { xs: 2, sm: 3, lg: 4 }, py: { xs: 2.5, md: 3.5 }, maxWidth: 1480 }}
        >
          {above}
          <PageErrorBoundary Fallback={pageError} page={pathname}>
            <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
          </PageErrorBoundary>
        </Box>
      </Box>
    </>
  )
}

/** The bar on top: the way to the menu, and what else stands there. */
export function AreaBar({ menu, children }: { readonly menu: SlidingMenu | undefined; readonly children: ReactNode }) {
  return (
    <AppBar
      position="fixed"
      color="inherit"
      elevation={0}
      sx={{ height: topBarHeight, borderBottom: 1, borderColor: 'divider', borderRadius: 0 }}
    >
      <Toolbar sx={{ minHeight: `${topBarHeight}px !important`, px: { xs: 1.5, sm: 2.5 }, gap: 1 }}>
        {menu && <MenuButton menu={menu} />}
        {children}
      </Toolbar>
    </AppBar>
  )
}

/** Opens the menu that slides in. */
function MenuButton({ menu: { id, isOpen, onOpen } }: { readonly menu: SlidingMenu }) {
  return (
    <IconButton
      aria-label={consoleTexts.openMenu}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={onOpen}
      edge="start"
    >
      <MenuIcon />
    </IconButton>
  )
}
