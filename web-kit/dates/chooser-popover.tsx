/** What a date or a time can be chosen in instead of being typed, below the button that opened it. */
import type { ReactNode, RefObject } from 'react'
import Popover from '@mui/material/Popover'

export interface ChooserPopoverProps {
  /** What it opens at, and what has the focus afterwards. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

export function ChooserPopover({
  anchor,
  onClose,
  name,
  children,
}: ChooserPopoverProps & { readonly name: string; readonly children: ReactNode }) {
  return (
    <Popover
      open
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': name, variant: 'outlined', sx: { mt: 0.5 } },
      }}
    >
      {children}
    </Popover>
  )
}
