/** A short message in a coloured box: an icon and words, never colour alone. */
import type { ReactNode, Ref } from 'react'
import Box from '@mui/material/Box'
import { tokens } from '@member-care/domain/theme/tokens.ts'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const { radius } = tokens
/** What is drawn in the circle of each. */
const icons: Readonly<Record<NoticeTone, string>> = {
  info: 'M12 11v6M12 7.2v.1',
  success: 'm7.5 12.4 3 3 6-6.4',
  warning: 'M12 7v6M12 16.8v.1',
  error: 'M12 7v6M12 16.8v.1',
}

interface NoticeProps {
  readonly tone: NoticeTone
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** `alert` is read out at once, for failures; `status` when it is convenient; none for what stands there from the start. */
  readonly role?: 'alert' | 'status'
  readonly action?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

export function Notice({ tone, title, children, role, action, ref }: NoticeProps) {
  const ink = `${tone}.main`
  return (
    <Box
      ref={ref}
      role={role}
      tabIndex={ref ? -1 : undefined}
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 1.875,
        borderRadius: `${radius.medium}px`,
        bgcolor: `${tone}.light`,
        fontSize: '0.9375rem',
        lineHeight: 1.5,
        outline: 'none',
        // Seen only where the system forces its own colours.
        border: '1px solid transparent',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 24 24"
        aria-hidden="true"
        sx={{
          flex: 'none',
          width: 24,
          height: 24,
          fill: 'none',
          color: ink,
          stroke: 'currentColor',
          strokeWidth: 2,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        }}
      >
        <circle cx="12" cy="12" r="9.5" />
        <path d={icons[tone]} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {title !== undefined && (
          <Box component="p" sx={{ m: 0, fontWeight: 620, color: ink }}>
            {title}
          </Box>
        )}
        {children}
        {action !== undefined && action !== false && <Box sx={{ mt: 1.5 }}>{action}</Box>}
      </Box>
    </Box>
  )
}
