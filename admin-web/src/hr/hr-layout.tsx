import { AppBar, Box, Link, Toolbar } from '@mui/material'
import { hrTexts } from '@member-care/domain/texts/hr-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { BrandMark } from '@member-care/web-kit/brand/brand-mark.tsx'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { AreaFrame, MenuButton, type SlidingMenu } from '../console/area-frame.tsx'
import { SessionEndWarning } from '../console/session-warning.tsx'
import { LeaveQuestion } from '../frame/leave-question.tsx'
import { PageError } from '../frame/page-error.tsx'
import { SessionEnded } from '../frame/session-ended.tsx'
import { StepUp } from '../step-up/step-up-dialog.tsx'
import { HrMenu } from './hr-menu.tsx'

const { topBarHeight } = tokens.layout

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
    <AppBar
      position="fixed"
      color="inherit"
      elevation={0}
      sx={{ height: topBarHeight, borderBottom: 1, borderColor: 'divider', borderRadius: 0 }}
    >
      <Toolbar sx={{ minHeight: `${topBarHeight}px !important`, px: { xs: 1.5, sm: 2.5 }, gap: 1.25 }}>
        {menu && <MenuButton menu={menu} />}
        <Link
          component={RouterLink}
          to="/"
          underline="none"
          color="text.primary"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, minHeight: 40, minWidth: 0 }}
        >
          <Box component="span" sx={{ display: 'grid', flex: 'none' }}>
            <BrandMark size={30} />
          </Box>
          <Box
            component="span"
            sx={{
              fontWeight: 680,
              fontSize: '1.0625rem',
              whiteSpace: 'nowrap',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            {hrTexts.product}
          </Box>
          <Box
            component="span"
            sx={{
              display: { xs: 'none', sm: 'inline' },
              color: 'text.secondary',
              borderLeft: 1,
              borderColor: 'divider',
              pl: 1.25,
            }}
          >
            {hrTexts.area}
          </Box>
        </Link>
        <Link href="/app" sx={{ ml: 'auto', py: 1, flex: 'none', whiteSpace: 'nowrap' }}>
          {hrTexts.backToPortal}
        </Link>
      </Toolbar>
    </AppBar>
  )
}
