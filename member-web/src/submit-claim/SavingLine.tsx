/** Says quietly whether what has been filled in is safe. */
import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined'
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import CloudQueueOutlined from '@mui/icons-material/CloudQueueOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { singaporeTime } from '@member-care/domain/dates/singapore-dates.ts'
import { draftTexts, savedAtText } from '@member-care/domain/texts/claim-draft-texts.ts'
import { requireOtp } from '../session/session.ts'
import { isUnsaved, type ClaimDraft, type Saving } from './claim-draft.ts'

export function SavingLine({ draft }: { readonly draft: ClaimDraft }) {
  const { saving, touched } = draft
  const problem = problemOf(saving)
  const progress = problem !== null || !touched ? null : saving.phase === 'saved' && !isUnsaved(draft) ? savedAtText(singaporeTime(new Date(saving.at))) : draftTexts.saving
  const Icon = problem !== null ? CloudOffOutlined : saving.phase === 'saved' ? CloudDoneOutlined : CloudQueueOutlined
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.25, minHeight: 32, fontSize: '0.875rem', color: 'text.secondary' }}>
      <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: problem === null ? 'text.secondary' : 'error.main' }}>
        <Icon aria-hidden="true" sx={{ fontSize: 18 }} />
        {/* Read out when something is wrong; not at every word that was saved. */}
        <span role="status">{problem}</span>
        <span>{progress}</span>
      </Box>
      {saving.phase === 'unverified' && (
        <Button size="small" onClick={requireOtp}>
          {draftTexts.verify}
        </Button>
      )}
      {problem === null && <span>{draftTexts.keptFor}</span>}
    </Box>
  )
}

function problemOf(saving: Saving): string | null {
  switch (saving.phase) {
    case 'unanswered':
      return draftTexts.notSaved
    case 'unverified':
      return draftTexts.notVerified
    case 'refused':
      return saving.message
    case 'clash':
      return draftTexts.changedElsewhere
    case 'gone':
      return draftTexts.gone
    default:
      return null
  }
}
