import StrongIcon from '@mui/icons-material/FileCopy'
import MediumIcon from '@mui/icons-material/FileCopyOutlined'
import WeakIcon from '@mui/icons-material/CompareArrows'
import { Box } from '@mui/material'
import type { Likeness } from '@member-care/domain/claim/claim-likeness.ts'
import { likenessTexts } from '@member-care/domain/texts/claim-likeness-texts.ts'
import type { ComponentType } from 'react'

const looks: Readonly<
  Record<Likeness, { readonly icon: ComponentType<{ sx: object; 'aria-hidden': 'true' }>; readonly colour: string }>
> = {
  strong: { icon: StrongIcon, colour: 'error.main' },
  medium: { icon: MediumIcon, colour: 'warning.main' },
  weak: { icon: WeakIcon, colour: 'text.secondary' },
}

/** How much a claim looks like another one, in words, with a picture and a colour besides. */
export function LikenessMark({ likeness }: { likeness: Likeness }) {
  const { icon: Icon, colour } = looks[likeness]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        gap: 0.5,
        alignItems: 'center',
        fontSize: '0.8125rem',
        fontWeight: 600,
        color: colour,
        whiteSpace: 'nowrap',
      }}
    >
      <Icon sx={{ fontSize: 16 }} aria-hidden="true" />
      {likenessTexts[likeness]}
    </Box>
  )
}
