import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** A cell of a plan's table. On a phone the heading stands in it. */
export function LabelledCell({
  label,
  className,
  children,
}: {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <td className={className}>
      {children !== '' && (
        <Box component="span" aria-hidden sx={{ display: { sm: 'none' }, color: 'text.secondary' }}>
          {label}:{' '}
        </Box>
      )}
      {children}
    </td>
  )
}
