import { formatMoney } from '@member-care/domain/money/money.ts'
import { deskReckoningTexts } from '@member-care/domain/texts/desk-reckoning-texts.ts'
import { Box, Typography } from '@mui/material'
import type { ClaimReckoning } from './use-reckoning.ts'

const { lines: texts } = deskReckoningTexts

/** How the claimed amount becomes the payable one: each rule that applied, in its order, with what it did. */
export function ReckoningLines({ reckoning: { lines, claimedCents, currency } }: { reckoning: ClaimReckoning }) {
  return (
    <section aria-label={texts.title}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {texts.title}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <Line title={texts.claimed} why="" change="" after={formatMoney(claimedCents, currency)} />
        {lines.map((line, index) => (
          <Line key={`${line.title} ${index}`} {...line} />
        ))}
      </Box>
    </section>
  )
}

function Line({ title, why, change, after }: ClaimReckoning['lines'][number]) {
  return (
    <Box
      component="li"
      sx={{
        // Where the text is large, the amounts stand below their rule.
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        columnGap: 2,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '0.875rem',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 9em', minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
        {why !== '' && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{why}</Box>}
      </Box>
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap', color: 'text.secondary', ...figures }}>{change}</Box>
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 600, minWidth: '6.5em', ...figures }}>
        {after}
      </Box>
    </Box>
  )
}

const figures = { fontVariantNumeric: 'tabular-nums' } as const
