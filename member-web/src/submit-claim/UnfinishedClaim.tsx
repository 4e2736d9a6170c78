/** Leads back to a claim that has been begun and not submitted. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { Notice } from '../feedback/Notice.tsx'
import { discardDraft, useDraft } from './claim-draft.ts'

export function UnfinishedClaim() {
  const draft = useDraft()
  if (draft === null || draft.kind === null) return null
  return (
    <Notice
      tone="info"
      title={`You have begun an ${draft.kind} claim`}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" component={RouterLink} to={`/app/submitclaim?step=${draft.checked ? 'confirm' : 'information'}`}>
            Continue
          </Button>
          <Button onClick={discardDraft}>Discard it</Button>
        </Box>
      }
    >
      It is not submitted yet. It is kept until you close this page or log out.
    </Notice>
  )
}
