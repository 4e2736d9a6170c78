/** The picture of a reward in full, or a sign where it has none. It says nothing that the title does not. */
import type { ComponentType } from 'react'
import Box from '@mui/material/Box'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import { fullPictureOf } from '@member-care/domain/reward/reward-picture.ts'

interface RewardPictureProps {
  readonly thumbnailUrl: string
  readonly fallback: ComponentType<SvgIconProps>
}

export function RewardPicture({ thumbnailUrl, fallback: Fallback }: RewardPictureProps) {
  if (thumbnailUrl === '')
    return (
      <Box
        sx={{ display: 'grid', placeItems: 'center', bgcolor: 'primary.light', color: 'primary.main', minHeight: 96 }}
      >
        <Fallback fontSize="large" aria-hidden="true" />
      </Box>
    )
  return (
    <Box
      component="img"
      src={fullPictureOf(thumbnailUrl)}
      alt=""
      loading="lazy"
      sx={{
        display: 'block',
        width: '100%',
        height: '100%',
        minHeight: 96,
        objectFit: 'cover',
        bgcolor: 'primary.light',
      }}
    />
  )
}
