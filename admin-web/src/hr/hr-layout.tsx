import { Box, Link } from '@mui/material'
import { hrTexts } from '@member-care/domain/texts/hr-texts.ts'
import type { ReactNode } from 'react'
import { AreaBar, AreaFrame, type SlidingMenu } from '../console/area-frame.tsx'
import { Brand } from '../console/brand.tsx'
import { SessionEndWarning } from '../console/session-warning.tsx'
import { LeaveQuestion } from '../frame/leave-question.tsx'
import { PageError } from '../frame/page-error.tsx'
import { SessionEnded } from '../frame/session-ended.tsx'
import { StepUp } from '../step-up/step-up-dialog.tsx'
import { HrMenu } from './hr-menu.tsx'

/** Around every page of the HR area: its bar, its menu, and the questions that may come up anywhere. */
export function HrLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ bgcolor: 'background.default', minHeight: '100vh' }}>
      <AreaFrame
        bar={(menu) => <HrBar menu={menu} />}
        menu={(onNavigate) => <HrMenu {...(onNavigate && { onNavigate })} />}
        pageError={PageError}
      >
        {children}
      </AreaFrame>
      <StepUp />
      <SessionEndWarning />
      <LeaveQuestion />
      <SessionEnded />
    </Box>
  )
}

function HrBar({ menu }: { readonly menu: SlidingMenu | undefined }) {
  return (
    <AreaBar menu={menu}>
      <Brand area={hrTexts.area} />
      <Link href="/app" sx={{ ml: 'auto', py: 1, flex: 'none', whiteSpace: 'nowrap' }}>
        {hrTexts.backToPortal}
      </Link>
    </AreaBar>
  )
}
