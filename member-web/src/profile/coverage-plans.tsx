/** The member's covers, company by company. A link on Home leads right here. */
import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router-dom'
import { homeTexts } from '@member-care/domain/texts/portal-texts.ts'
import { profileTexts } from '@member-care/domain/texts/profile-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import type { Cover } from '../portal-api/home-api.ts'
import { COVERAGE_PLANS } from './coverage-plans-anchor.ts'
import { CoverPanel } from './cover-panel.tsx'

export function CoveragePlans({ covers }: { readonly covers: readonly Cover[] }) {
  const { hash, key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hash !== `#${COVERAGE_PLANS}`) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [hash, key])
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
