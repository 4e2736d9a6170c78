/** Above the form: that the request is kept, how the server's copy stands to it, and the ways to discard it or to begin another. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { draftTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { letterDraftTexts } from '@member-care/domain/texts/letter-draft-texts.ts'
import { StandOfDraft } from '../drafts/stand-of-draft.tsx'
import { requestDraftWords, useUnfinishedRequest, type RequestDraft } from './unfinished-request.ts'

interface StandOfRequestProps {
  readonly draft: RequestDraft
  readonly onKeepAsNew: () => void
  readonly onStartAgain: () => void
  readonly onBeginAnother: () => void
  readonly onDiscard: () => void
}

export function StandOfRequest({ draft, onKeepAsNew, onStartAgain, onBeginAnother, onDiscard }: StandOfRequestProps) {
  const work = useUnfinishedRequest()
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 320px', fontSize: '0.875rem', color: 'text.secondary' }}>{letterDraftTexts.keptFor}</Box>
        {draft.touched && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button onClick={onBeginAnother}>{letterDraftTexts.beginAnother}</Button>
            <Button color="error" onClick={onDiscard}>
              {draftTexts.discard}
            </Button>
          </Box>
        )}
      </Box>
      <StandOfDraft
        draft={draft}
        work={work}
        words={requestDraftWords()}
        isTyping
        onKeepAsNew={onKeepAsNew}
        onStartAgain={onStartAgain}
      />
    </>
  )
}
