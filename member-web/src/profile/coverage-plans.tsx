/** The member's covers, company by company. A link on Home leads right here. */
import { useRef } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { homeTexts } from '@member-care/domain/texts/portal-texts.ts'
import { profileTexts } from '@member-care/domain/texts/profile-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { useArrival } from '../page/use-arrival.ts'
import type { Cover } from '../portal-api/home-api.ts'
import { COVERAGE_PLANS } from './coverage-plans-anchor.ts'
import { CoverPanel } from './cover-panel.tsx'

export function CoveragePlans({ covers }: { readonly covers: readonly Cover[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useArrival(COVERAGE_PLANS, heading)
  return (
    <Box component="section" aria-labelledby={COVERAGE_PLANS} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id={COVERAGE_PLANS} ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {homeTexts.coveragePlans}
      </Typography>
      {covers.length === 0 && <EmptyState title={profileTexts.noCover} />}
      {covers.map((cover) => (
        <CoverPanel key={cover.companyId} cover={cover} />
      ))}
    </Box>
  )
}
