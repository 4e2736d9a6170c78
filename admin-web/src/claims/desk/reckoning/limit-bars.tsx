import { formatMoney } from '@member-care/domain/money/money.ts'
import { coverTexts } from '@member-care/domain/texts/cover-texts.ts'
import { deskReckoningTexts } from '@member-care/domain/texts/desk-reckoning-texts.ts'
import { Box, Typography } from '@mui/material'
import { ChartLegend } from '../../../console/chart-legend.tsx'
import type { ClaimReckoning } from './use-reckoning.ts'

const { left: texts } = deskReckoningTexts
type Limit = ClaimReckoning['left'][number]

/** Of each limit that the claim touches what others have taken, what this claim takes, and what is left: a bar with its figures. */
export function LimitBars({ reckoning: { left, currency } }: { reckoning: ClaimReckoning }) {
  if (left.length === 0) return null
  return (
    <section aria-label={texts.title}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {texts.title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {left.map((limit, index) => (
          <Box component="li" key={`${limit.name} ${index}`}>
            <LimitBar limit={limit} currency={currency} />
          </Box>
        ))}
      </Box>
    </section>
  )
}

function LimitBar({ limit, currency }: { limit: Limit; currency: string }) {
  const { name, measure, most, used, reserved, taken } = limit
  const shown = (amount: number) =>
    measure === 'amount' ? formatMoney(amount, currency) : coverTexts.measures[measure](amount)
  const rest = Math.max(most - used - reserved - taken, 0)
  const parts = [
    { amount: used, colour: 'text.secondary', text: texts.used(shown(used)) },
    { amount: reserved, colour: 'grey.500', text: texts.reserved(shown(reserved)) },
    { amount: taken, colour: 'primary.main', text: texts.taken(shown(taken)) },
  ].filter(({ amount }) => amount > 0)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {texts.left(shown(rest), shown(most))}
        </Typography>
      </Box>
      {/* The figures beside it say the same. */}
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', height: 8, my: 0.5, borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' }}
      >
        {parts.map(({ amount, colour, text }) => (
          <Box key={text} sx={{ width: `${most > 0 ? (amount / most) * 100 : 0}%`, bgcolor: colour, flexShrink: 0 }} />
        ))}
      </Box>
      {parts.length > 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          <ChartLegend entries={parts.map(({ text, colour }) => ({ label: text, colour }))} />
        </Box>
      )}
    </>
  )
}
