import type { Power } from '@member-care/domain/access/powers.ts'
import { claimAgeBands } from '@member-care/domain/claim/claim-age.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { claimAgeBandLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { useQueueCounts } from '../claims/queue/use-queue-counts.ts'
import { ChartPanel } from '../console/chart-panel.tsx'

const colours = ['success.main', 'primary.main', 'warning.main', 'error.main'] as const

/** How old what is undecided is; for those who decide, each age leads to its claims. */
export function LateClaims({ powers }: { powers: ReadonlySet<Power> }) {
  const { late } = dashboardTexts
  const { data, error, refetch } = useQueueCounts()
  const counts =
    data && claimAgeBands.map((_band, index) => data.reduce((sum, { byAge }) => sum + (byAge[index] ?? 0), 0))
  return (
    <ChartPanel
      title={late.title}
      note={late.note}
      failed={late.failed}
      query={{ data: counts, error, refetch }}
      chart={(shown) => <AgeBars counts={shown} isDesk={powers.has('claims.decide')} />}
      table={(shown) => ({
        headings: [late.age, late.claims],
        rows: claimAgeBands.map((band, index) => [claimAgeBandLabels[band], shownCount(shown[index] ?? 0)]),
      })}
    />
  )
}

function AgeBars({ counts, isDesk }: { counts: readonly number[]; isDesk: boolean }) {
  const most = Math.max(1, ...counts)
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {claimAgeBands.map((band, index) => {
        const count = counts[index] ?? 0
        const label = claimAgeBandLabels[band]
        return (
          <li key={band}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
              {isDesk ? (
                <Link
                  component={RouterLink}
                  to={`/claims-desk?status=UNDECIDED&age=${band}`}
                  sx={{ display: 'inline-block', minHeight: 24 }}
                >
                  {label}
                </Link>
              ) : (
                <Typography component="span" variant="body2">
                  {label}
                </Typography>
              )}
              <Typography component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
                {shownCount(count)}
              </Typography>
            </Box>
            <Box aria-hidden="true" sx={{ height: 10, borderRadius: 5, bgcolor: 'background.default' }}>
              <Box
                sx={{
                  height: 10,
                  borderRadius: 5,
                  bgcolor: colours[index],
                  width: count === 0 ? 0 : `max(6px, ${(count / most) * 100}%)`,
                }}
              />
            </Box>
          </li>
        )
      })}
    </Box>
  )
}
