/** Leads back to a claim that has been begun and not submitted. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { submitClaimTexts, unfinishedClaimText } from '@member-care/domain/texts/submit-claim-texts.ts'
import { Notice } from '../feedback/Notice.tsx'
import { discardDraft, useDraft } from './claim-draft.ts'

export function UnfinishedClaim() {
  const draft = useDraft()
  if (draft === null || draft.kind === null) return null
  return (
    <Notice
      tone="info"
      title={unfinishedClaimText(draft.kind)}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" component={RouterLink} to={`/app/submitclaim?step=${draft.checked ? 'confirm' : 'information'}`}>
            {submitClaimTexts.continue}
          </Button>
          <Button onClick={discardDraft}>{submitClaimTexts.discard}</Button>
        </Box>
      }
    >
      {submitClaimTexts.unfinished}
    </Notice>
  )
}
