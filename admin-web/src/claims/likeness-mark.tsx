import StrongIcon from '@mui/icons-material/FileCopy'
import MediumIcon from '@mui/icons-material/FileCopyOutlined'
import WeakIcon from '@mui/icons-material/CompareArrows'
import type { Likeness } from '@member-care/domain/claim/claim-likeness.ts'
import { likenessTexts } from '@member-care/domain/texts/claim-likeness-texts.ts'
import { IconMark, type IconMarkProps } from './icon-mark.tsx'

const looks: Readonly<Record<Likeness, Pick<IconMarkProps, 'icon' | 'colour'>>> = {
  strong: { icon: StrongIcon, colour: 'error.main' },
  medium: { icon: MediumIcon, colour: 'warning.main' },
  weak: { icon: WeakIcon, colour: 'text.secondary' },
}

/** How much a claim looks like another one, in words, with a picture and a colour besides. */
export function LikenessMark({ likeness }: { likeness: Likeness }) {
  const { icon, colour } = looks[likeness]
  return (
    <IconMark icon={icon} colour={colour} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
      {likenessTexts[likeness]}
    </IconMark>
  )
}
