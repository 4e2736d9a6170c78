import { rewardCodeTexts as texts } from '@member-care/domain/texts/reward-code-texts.ts'
import { Chip } from '@mui/material'
import type { PoolRow } from './reward-commands.ts'

/** Whether a reward has codes to give; of one whose codes cannot run out there is nothing to say. */
export function PoolStateChip({ pool: { way, free, runsLow } }: { pool: PoolRow }) {
  if (way !== 'single-use') return null
  const state = free === 0 ? 'empty' : runsLow ? 'low' : 'enough'
  const colour = { empty: 'error', low: 'warning', enough: 'success' } as const
  return <Chip size="small" variant="outlined" color={colour[state]} label={texts.states[state]} />
}
