import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { claimChangedTexts as texts } from '@member-care/domain/texts/claim-desk-texts.ts'
import { actorText } from '../../history/actor-text.ts'
import { compareClaims } from '../history/compare-claims.ts'
import { useRecordHistory } from '../../history/record-history-calls.ts'
import { personalText } from '../../console/forgotten.ts'
import type { ClaimRecord } from '../claim-record.ts'

export interface ClaimChangedProps {
  /** The claim as it was when it was opened, or when its last change was noted. */
  readonly seen: ClaimRecord
  readonly claim: ClaimRecord
  readonly onNoted: () => void
}

/** Says what somebody else changed meanwhile, and who. What is typed below stays. */
export function ClaimChanged({ seen, claim, onNoted }: ClaimChangedProps) {
  const { data: events = [] } = useRecordHistory('claims', claim.id)
  const last = events.at(-1)
  const differences = compareClaims(seen, claim)
    .flatMap(({ fields }) => fields)
    .filter(({ isDifferent }) => isDifferent)
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onNoted}>
          {texts.noted}
        </Button>
      }
    >
      <AlertTitle>{last ? texts.by(actorText(last.actor).who, last.title.toLowerCase()) : texts.unknown}</AlertTitle>
      {differences.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {differences.map(({ label, then, now }) => (
            <li key={label}>
              {label}: {valueText(then)} → <strong>{valueText(now)}</strong>
            </li>
          ))}
        </Box>
      )}
      {texts.nothingLost}
    </Alert>
  )
}

function valueText(value: Parameters<typeof personalText>[0] | null): string {
  return value === null ? 'nothing' : personalText(value)
}
