/** The frame of the member area: top bar, menu, the screen, and what may lie over it. */
import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import Box from '@mui/material/Box'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { Skeletons } from '../page/skeletons.tsx'
import { latePart } from '@member-care/web-kit/language/late-part.ts'
import { SessionWarningDialog } from '@member-care/web-kit/session/session-warning-dialog.tsx'
import { sessionWatch } from './session-watch.ts'
import { useSession } from '../session/session.ts'
import { BesidePages } from './beside-pages.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { memberPages } from './member-pages.tsx'
import { NewVersionNotice } from './new-version-notice.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageError } from './page-error.tsx'
import { PageNotFound } from '../page/page-not-found.tsx'
import { useScrollMemory } from '../page/use-scroll-memory.ts'
import { SideMenu } from './side-menu.tsx'
import { PageErrorBoundary } from '@member-care/web-kit/page/page-error-boundary.tsx'
import { SkipLink } from '@member-care/web-kit/page/skip-link.tsx'
import { useFocusInSight } from './use-focus-in-sight.ts'
import { TopBar } from './top-bar.tsx'

const { layout } = tokens
const StepUpDialog = latePart(() => import('../one-time-password/step-up-dialog.tsx'))

export function MemberShell() {
  const { pathname } = useLocation()
  useScrollMemory()
  useFocusInSight()
  return (
    <Box sx={{ minHeight: '100dvh' }}>
      <SkipLink to="main" />
      <TopBar />
      <SideMenu />
      <Box
        data-print="page"
        sx={{ pt: `${layout.topBarHeight}px`, pl: { md: `${layout.sideMenuWidth}px` }, pb: { xs: '80px', md: 0 } }}
      >
        <OfflineBanner />
        <NewVersionNotice />
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            minHeight: { md: layout.contentMinHeight },
            maxWidth: 1080,
            mx: 'auto',
            px: { xs: 2, sm: 4 },
            py: { xs: 3, md: 5 },
            outline: 'none',
          }}
        >
          <PageErrorBoundary key={pathname} Fallback={PageError}>
            <Suspense fallback={<Skeletons count={3} height={96} />}>
              <Routes>
                {memberPages.map(({ routes, Page }) => (
                  <Route key={routes} path={routes} element={<Page />} />
                ))}
                <Route path="*" element={<PageNotFound />} />
              </Routes>
            </Suspense>
          </PageErrorBoundary>
        </Box>
      </Box>
      <BottomBar />
      <OverPages />
      <BesidePages />
    </Box>
  )
}

/** Apart from the frame: what changes in the session draws neither it nor the page anew. */
function OverPages() {
  const { otp, user, isLastSeen } = useSession()
  return (
    <>
      <Suspense fallback={null}>{otp === 'unverified' && <StepUpDialog />}</Suspense>
      {!isLastSeen && <SessionWarningDialog watch={sessionWatch} accessToken={user?.accessToken ?? ''} />}
    </>
  )
}
