import { Box, Drawer, useMediaQuery } from '@mui/material'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { PageErrorBoundary } from '@member-care/web-kit/page/page-error-boundary.tsx'
import { SkipLink } from '@member-care/web-kit/page/skip-link.tsx'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { OwnAddressChange } from '../administrators/own-address-change.tsx'
import { StepUp } from '../step-up/step-up-dialog.tsx'
import { useAdministrator, usePowers } from '../console/administrator.ts'
import { OwnPages } from '../console/own-pages.ts'
import { ownPagesFor } from './console-pages.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { PageError } from './page-error.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { SessionEnded } from './session-ended.tsx'
import { SessionEndWarning } from '../console/session-warning.tsx'
import { SideMenu } from './side-menu.tsx'
import { theme } from '../console/theme.ts'
import { TopBar } from './top-bar.tsx'

const { sideMenuWidth, topBarHeight, contentMinHeight } = tokens.layout
const MENU_ID = 'console-menu'
const MissingFactorPage = lazy(() => import('../sign-ins/missing-factor-page.tsx'))

/** The frame of every page: top bar 60 px, side menu 250 px, content at least 768 px high (3§9). On narrow screens the menu slides in. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery(theme.breakpoints.up('lg'))
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  const lacksSecondFactor = useAdministrator()?.lacksSecondFactor === true
  const powers = usePowers()
  const hasMenu = !lacksSecondFactor

  return (
    <Box sx={{ bgcolor: 'background.default', minHeight: '100vh' }}>
      <SkipLink to="main-content" />
      <TopBar
        {...(!isWide && hasMenu && { menu: { id: MENU_ID, isOpen: isMenuOpen, onOpen: () => setMenuOpen(true) } })}
      />
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
          <SideMenu />
        </Box>
      ) : (
        <Drawer
          open={isMenuOpen}
          onClose={() => setMenuOpen(false)}
          slotProps={{ paper: { id: MENU_ID, sx: { width: sideMenuWidth }, 'aria-label': 'Menu' } }}
        >
          <SideMenu onNavigate={() => setMenuOpen(false)} />
        </Drawer>
      )}
      <OwnPages value={powers ? ownPagesFor(powers) : []}>
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{ ml: { lg: hasMenu ? `${sideMenuWidth}px` : 0 }, pt: `${topBarHeight}px`, outline: 'none' }}
        >
          <Box
            sx={{ minHeight: contentMinHeight, px: { xs: 2, sm: 3, lg: 4 }, py: { xs: 2.5, md: 3.5 }, maxWidth: 1480 }}
          >
            <OwnAddressChange />
            <PageErrorBoundary Fallback={PageError} page={pathname}>
              <Suspense fallback={<PageSkeleton />}>{lacksSecondFactor ? <MissingFactorPage /> : children}</Suspense>
            </PageErrorBoundary>
          </Box>
        </Box>
      </OwnPages>
      <StepUp />
      <SessionEndWarning />
      <LeaveQuestion />
      <SessionEnded />
    </Box>
  )
}
