/** Says quietly whether what has been filled in is safe. */
import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined'
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import CloudQueueOutlined from '@mui/icons-material/CloudQueueOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { singaporeTime } from '@member-care/domain/dates/singapore-dates.ts'
import { draftTexts, savedAtText } from '@member-care/domain/texts/claim-draft-texts.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { requireOtp } from '../session/session.ts'
import { isUnsaved, type Draft, type Saving } from './draft.ts'

/** @param props.isKeptHere it is safe on this device as long as the server cannot be reached */
export function SavingLine({
  draft,
  isKeptHere,
}: {
  readonly draft: Draft<string, object>
  readonly isKeptHere: boolean
}) {
  const { saving, touched } = draft
  const problem = isKeptHere && saving.phase === 'unanswered' ? null : problemOf(saving)
  const progress = problem === null && touched ? progressOf(draft, isKeptHere) : null
  const Icon =
    problem !== null
      ? CloudOffOutlined
      : saving.phase === 'saved' && !isKeptHere
        ? CloudDoneOutlined
        : CloudQueueOutlined
  return (
    <Box
      sx={{
        display: 'flex',
        justifySelf: 'end',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        py: 0.5,
        pr: progress === null && problem === null ? 0 : 1.5,
        pl: progress === null && problem === null ? 0 : 1.5,
        borderRadius: 4,
        fontSize: '0.875rem',
        bgcolor: problem === null ? 'background.default' : 'error.light',
        color: problem === null ? 'text.secondary' : 'error.main',
      }}
    >
      <Box
        sx={{
          display: progress === null && problem === null ? 'none' : 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
        }}
      >
        <Icon aria-hidden="true" sx={{ fontSize: 18 }} />
        <span>{progress}</span>
      </Box>
      {/* Read out when something is wrong; not at every word that was saved. */}
      <span role="status">{problem}</span>
      {saving.phase === 'unverified' && (
        <Button size="small" onClick={() => void requireOtp()}>
          {draftTexts.verify}
        </Button>
      )}
    </Box>
  )
}

function progressOf(draft: Draft<string, object>, isKeptHere: boolean): string {
  const { saving } = draft
  if (isKeptHere && saving.phase === 'unanswered') return outboxTexts.begunHere
  return saving.phase === 'saved' && !isUnsaved(draft)
    ? savedAtText(singaporeTime(new Date(saving.at)))
    : draftTexts.saving
}

/** Two versions, and one that is gone, have a notice of their own. */
function problemOf(saving: Saving): string | null {
  switch (saving.phase) {
    case 'unanswered':
      return draftTexts.notSaved
    case 'unverified':
      return draftTexts.notVerified
    case 'refused':
      return saving.message
    default:
      return null
  }
}
