import { Typography } from '@mui/material'
import type { Personal } from '@member-care/domain/events/event-definition.ts'
import { identityChangeTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { PersonalText } from '../console/personal-text.tsx'
import { ChangedPart, ChangeTable } from './change-table.tsx'
import type { IdentityChangeRow } from './user-verification-calls.ts'

/** Name and NRIC as they are and as they are asked for. */
export function IdentityComparison({
  change: { name, nric, requestedName, requestedNric },
}: {
  change: IdentityChangeRow
}) {
  return (
    <ChangeTable
      label={identityChangeTexts.comparison}
      asked={identityChangeTexts.requested}
      width={{ xs: '22%', sm: '18%' }}
    >
      <ChangedPart
        label={identityChangeTexts.name}
        present={<PersonalText value={name} />}
        asked={<Requested value={requestedName} />}
        isChange={requestedName !== null}
      />
      <ChangedPart
        label={identityChangeTexts.nric}
        present={<PersonalText value={nric} />}
        asked={<Requested value={requestedNric} />}
        isChange={requestedNric !== null}
      />
    </ChangeTable>
  )
}

function Requested({ value }: { value: Personal<string> | null }) {
  if (value !== null) return <PersonalText value={value} />
  return (
    <Typography component="span" variant="inherit" sx={{ color: 'text.secondary' }}>
      {identityChangeTexts.noChange}
    </Typography>
  )
}
