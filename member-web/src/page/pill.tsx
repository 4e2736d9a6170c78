/** A status in a few words: a picture and its text, never colour alone. */
import type { ComponentType } from 'react'
import Box from '@mui/material/Box'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'

interface PillProps {
  readonly picture: ComponentType<SvgIconProps>
  readonly look: { readonly color: string; readonly bgcolor: string }
  readonly text: string
}

/** How statuses look, wherever there are any. */
export const pillLooks = {
  approved: { color: 'success.main', bgcolor: 'success.light' },
  rejected: { color: 'error.main', bgcolor: 'error.light' },
  pending: { color: 'info.main', bgcolor: 'info.light' },
  /** The one status that waits for the member: the only one on full colour. */
  waiting: { color: 'secondary.contrastText', bgcolor: 'secondary.main' },
  /** What nobody waits for. */
  other: { color: 'text.secondary', bgcolor: 'background.default' },
} as const

export function Pill({ picture: Picture, look, text }: PillProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        pl: 0.75,
        pr: 1.25,
        py: 0.375,
        borderRadius: 5,
        fontSize: '0.8125rem',
        fontWeight: 620,
        // Those of Malay and Tamil may be longer than a card on a phone, or a column of a list, is wide.
        whiteSpace: ['ms', 'ta'].includes(currentLanguage()) ? 'normal' : 'nowrap',
        ...look,
      }}
    >
      <Picture sx={{ fontSize: 18 }} aria-hidden="true" />
      {text}
    </Box>
  )
}
