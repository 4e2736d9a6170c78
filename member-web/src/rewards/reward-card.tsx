/** A reward or a voucher in a list: picture, title and a few words; all of it leads there. */
import Box from '@mui/material/Box'
import RedeemOutlined from '@mui/icons-material/RedeemOutlined'
import { Link as RouterLink } from 'react-router-dom'
import type { ReactNode } from 'react'
import type { Reward } from '../portal-api/rewards-api.ts'
import { RewardPicture } from './reward-picture.tsx'

/** For the list that the cards stand in. */
export const rewardGrid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
} as const

interface RewardCardProps {
  readonly to: string
  readonly reward: Reward
  /** What stands below: how long it holds, or how the voucher stands. */
  readonly children?: ReactNode
}

export function RewardCard({ to, reward, children }: RewardCardProps) {
  const { title, excerpt, thumbnailURL, merchant, language } = reward
  return (
    <Box component="li" sx={{ display: 'grid' }}>
      <Box
        component={RouterLink}
        to={to}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
          gridTemplateRows: { sm: '132px 1fr' },
          overflow: 'hidden',
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { borderColor: 'primary.main' },
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <RewardPicture thumbnailUrl={thumbnailURL} fallback={RedeemOutlined} />
        <Box sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 0.5, alignContent: 'start', overflowWrap: 'anywhere' }}>
          <Box lang={language} sx={{ fontWeight: 620, lineHeight: 1.35 }}>
            {title}
          </Box>
          {merchant !== null && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{merchant.name}</Box>}
          {excerpt !== '' && (
            <Box lang={language} sx={{ color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.5 }}>
              {excerpt}
            </Box>
          )}
          {children}
        </Box>
      </Box>
    </Box>
  )
}
