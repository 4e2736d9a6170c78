/** How the server's copy of a draft stands to what is on the screen, above its form. */
import Box from '@mui/material/Box'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import type { Draft } from './draft.ts'
import { DraftClash } from './draft-clash.tsx'
import type { DraftWords } from './draft-words.ts'
import { SavingLine } from './saving-line.tsx'
import type { Unfinished } from './unfinished.ts'

interface StandOfDraftProps<Kind extends string, Values extends object> {
  readonly draft: Draft<Kind, Values>
  readonly work: Pick<Unfinished<Kind, Values>, 'keepMine' | 'takeTheirs'>
  readonly words: DraftWords
  readonly isTyping: boolean
  /** It is safe on this device as long as the server cannot be reached. */
  readonly isKeptHere?: boolean
  readonly onKeepAsNew: () => void
  readonly onStartAgain: () => void
}

/** Stays in sight below the top bar while the long form is filled in, as a line of its own that nothing shows through; and where nothing is typed, while something is wrong. */
export function StandOfDraft<Kind extends string, Values extends object>({
  draft,
  work,
  words,
  isTyping,
  isKeptHere = false,
  onKeepAsNew,
  onStartAgain,
}: StandOfDraftProps<Kind, Values>) {
  const { phase } = draft.saving
  const isQuiet = phase === 'saved' || phase === 'saving' || phase === 'pending'
  return (
    <Box
      sx={{
        position: isQuiet && !isTyping ? 'static' : 'sticky',
        top: tokens.layout.topBarHeight,
        zIndex: 2,
        mx: { xs: -2, sm: -4 },
        px: { xs: 2, sm: 4 },
        py: 0.25,
        my: -1.5,
        minHeight: 36,
        bgcolor: 'background.default',
        display: 'grid',
        // What lies below its words can be pressed.
        pointerEvents: 'none',
        '& button': { pointerEvents: 'auto' },
      }}
    >
      {phase === 'clash' || phase === 'gone' ? (
        <DraftClash
          saving={draft.saving}
          work={work}
          words={words}
          onKeepAsNew={onKeepAsNew}
          onStartAgain={onStartAgain}
        />
      ) : (
        <SavingLine draft={draft} isKeptHere={isKeptHere} />
      )}
    </Box>
  )
}
