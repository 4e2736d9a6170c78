/** When the draft was changed, sent or discarded on another device: asks which to keep, or says that it is gone. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { draftTexts, otherVersionText } from '@member-care/domain/texts/claim-draft-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import type { Saving } from './draft.ts'
import type { DraftWords } from './draft-words.ts'
import type { Unfinished } from './unfinished.ts'

interface DraftClashProps<Kind extends string> {
  readonly saving: Saving<Kind>
  readonly work: Pick<Unfinished<Kind, object>, 'keepMine' | 'takeTheirs'>
  readonly words: DraftWords
  /** What is here is to become a draft of its own. */
  readonly onKeepAsNew: () => void
  readonly onStartAgain: () => void
}

export function DraftClash<Kind extends string>({
  saving,
  work: { keepMine, takeTheirs },
  words,
  onKeepAsNew,
  onStartAgain,
}: DraftClashProps<Kind>) {
  if (saving.phase === 'gone') {
    return (
      <Notice
        tone="warning"
        role="alert"
        title={words.gone}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" onClick={onStartAgain}>
              {draftTexts.startAgain}
            </Button>
            <Button variant="outlined" onClick={onKeepAsNew}>
              {draftTexts.keepMine}
            </Button>
          </Box>
        }
      />
    )
  }
  if (saving.phase !== 'clash') return null
  const { theirs } = saving
  return (
    <Notice
      tone="warning"
      role="alert"
      title={words.changedElsewhere}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" onClick={() => keepMine(theirs)}>
            {draftTexts.keepMine}
          </Button>
          <Button variant="outlined" onClick={() => takeTheirs(theirs)}>
            {draftTexts.takeTheirs}
          </Button>
        </Box>
      }
    >
      {pageTexts.sentences([
        otherVersionText(formatSingaporeInstant(new Date(theirs.savedAt))),
        draftTexts.whichToKeep,
      ])}
    </Notice>
  )
}
