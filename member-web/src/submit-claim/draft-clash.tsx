/** When the draft was changed, submitted or discarded on another device: asks which to keep, or says that it is gone. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { draftTexts, otherVersionText } from '@member-care/domain/texts/claim-draft-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import type { Saving } from './draft/claim-draft.ts'
import { useUnfinishedClaim } from './draft/use-unfinished-claim.ts'

export function DraftClash({ saving, onStartAgain }: { readonly saving: Saving; readonly onStartAgain: () => void }) {
  const { keepMine, takeTheirs } = useUnfinishedClaim()
  if (saving.phase === 'gone') {
    return (
      <Notice
        tone="warning"
        role="alert"
        title={draftTexts.gone}
        action={
          <Button variant="contained" onClick={onStartAgain}>
            {draftTexts.startAgain}
          </Button>
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
      title={draftTexts.changedElsewhere}
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
      {otherVersionText(formatSingaporeInstant(new Date(theirs.savedAt)))} {draftTexts.whichToKeep}
    </Notice>
  )
}
