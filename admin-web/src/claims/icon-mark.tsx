import { Box, type SxProps, type Theme } from '@mui/material'
import type { ComponentType, ReactNode } from 'react'

export interface IconMarkProps {
  readonly icon: ComponentType<{ sx: object; 'aria-hidden': 'true' }>
  /** Of the theme; the text says the same. */
  readonly colour: string
  readonly children: ReactNode
  readonly sx?: SxProps<Theme>
}

/** A few words about a claim, in a row of a list, with a picture and a colour besides. */
export function IconMark({ icon: Icon, colour, children, sx = [] }: IconMarkProps) {
  return (
    <Box
      component="span"
      sx={[
        {
          display: 'inline-flex',
          gap: 0.5,
          alignItems: 'center',
          fontSize: '0.8125rem',
          fontWeight: 550,
          color: colour,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Icon sx={{ fontSize: 16 }} aria-hidden="true" />
      {children}
    </Box>
  )
}
