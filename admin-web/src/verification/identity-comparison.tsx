import { Typography } from '@mui/material'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { isRedacted, type Personal } from '@member-care/domain/events/event-definition.ts'
import { identityChangeTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { personalText } from '../console/forgotten.ts'
import { PersonalText } from '../console/personal-text.tsx'
import { ChangedPart, ChangeTable } from './change-table.tsx'
import type { IdentityChangeRow } from './user-verification-calls.ts'

/** A date in words; what was forgotten reads as that. */
export function dateText(date: Personal<string>): string {
  return isRedacted(date) ? personalText(date) : formatDisplay(date)
}

/** Name and NRIC as they are and as they are asked for; birth date and gender where HR proposes others. */
export function IdentityComparison({
  change: { name, nric, birthdate, gender, requestedName, requestedNric, requestedBirthdate, requestedGender },
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
      {requestedBirthdate !== null && (
        <ChangedPart
          label={identityChangeTexts.birthdate}
          present={birthdate === null ? '–' : dateText(birthdate)}
          asked={dateText(requestedBirthdate)}
          isChange
        />
      )}
      {requestedGender !== null && (
        <ChangedPart
          label={identityChangeTexts.gender}
          present={gender === null ? '–' : identityChangeTexts.genders[gender]}
          asked={identityChangeTexts.genders[requestedGender]}
          isChange
        />
      )}
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
