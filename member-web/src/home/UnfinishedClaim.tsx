/** Leads back to a claim that has been begun and not submitted. */
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { Notice } from '../feedback/Notice.tsx'
import { useDraft } from '../submit-claim/claim-draft.ts'

export function UnfinishedClaim() {
  const draft = useDraft()
  if (draft === null || draft.kind === null) return null
  return (
    <Notice
      tone="info"
      title={`You have begun an ${draft.kind} claim`}
      action={
        <Button variant="contained" component={RouterLink} to="/app/submitclaim">
          Continue
        </Button>
      }
    >
      It is not submitted yet. It is kept until you close this page or log out.
    </Notice>
  )
}
