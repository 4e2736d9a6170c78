import { Chip } from '@mui/material'
import type { ComponentType } from 'react'

/** How a status is shown besides its words. */
export interface StatusLook {
  readonly icon: ComponentType
  /** Colours of the theme. */
  readonly ink: string
  readonly surface: string
}

/** A status in words, with a picture and a colour besides. */
export function LookChip({ look: { icon: Icon, ink, surface }, label }: { look: StatusLook; label: string }) {
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={label}
      sx={{ color: ink, bgcolor: surface, '& .MuiChip-icon': { color: ink, fontSize: 16, ml: '6px' } }}
    />
  )
}
