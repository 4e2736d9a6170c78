import { Box } from '@mui/material'
import { lazy, type ReactNode } from 'react'
import { OwnAddressChange } from '../administrators/own-address-change.tsx'
import { StepUp } from '../step-up/step-up-dialog.tsx'
import { useAdministrator, usePowers } from '../console/administrator.ts'
import { AreaFrame } from '../console/area-frame.tsx'
import { OwnPages } from '../console/own-pages.ts'
import { ownPagesFor } from './console-pages.tsx'
import { LiveDesk } from '../chats/live/live-desk.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { PageError } from './page-error.tsx'
import { SessionEnded } from './session-ended.tsx'
import { SessionEndWarning } from '../console/session-warning.tsx'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'

const MissingFactorPage = lazy(() => import('../sign-ins/missing-factor-page.tsx'))

/** Around every page of the console: its bar, its menu, and the questions that may come up anywhere. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const lacksSecondFactor = useAdministrator()?.lacksSecondFactor === true
  const powers = usePowers()
  return (
    <Box sx={{ bgcolor: 'background.default', minHeight: '100vh' }}>
      <OwnPages value={powers ? ownPagesFor(powers) : []}>
        <AreaFrame
          bar={(menu) => <TopBar menu={menu} />}
          menu={lacksSecondFactor ? undefined : (onNavigate) => <SideMenu {...(onNavigate && { onNavigate })} />}
          pageError={PageError}
          above={<OwnAddressChange />}
        >
          {lacksSecondFactor ? <MissingFactorPage /> : children}
        </AreaFrame>
      </OwnPages>
      <LiveDesk />
      <StepUp />
      <SessionEndWarning />
      <LeaveQuestion />
      <SessionEnded />
    </Box>
  )
}
