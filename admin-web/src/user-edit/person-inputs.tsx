import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { TextInput } from 'react-admin'
import { apiClient, dataOf } from '../console/api-client.ts'
import { ChoiceInput } from '../record/choice-input.tsx'
import { DateInput } from '../record/date-input.tsx'
import { InputGrid } from '../record/input-grid.tsx'

const { fields } = userEditTexts

/** Most people's number is one of Singapore. */
export const usualCountryCode = '65'

export const genderChoices = [
  { id: '', name: fields.notKnown },
  { id: 'm', name: fields.male },
  { id: 'f', name: fields.female },
] as const

/** A new user has one of the two; nothing is chosen beforehand. */
const requiredGenderChoices = [{ id: '', name: fields.pleaseChoose }, ...genderChoices.filter(({ id }) => id !== '')]

export const emailInput = { slotProps: { htmlInput: { inputMode: 'email', spellCheck: false } } } as const
const digitsInput = { slotProps: { htmlInput: { inputMode: 'numeric' } } } as const

export interface PersonInputsProps {
  readonly isReadOnly?: boolean
  /** Gender and birthdate cannot be left out. */
  readonly isNew: boolean
  readonly emailHint?: string | undefined
}

/** Who the user is and how they are reached (3§2.10), within a form that has these fields. */
export function PersonInputs({
  isReadOnly: readOnly = false,
  isNew,
  emailHint = fields.placeholderHint,
}: PersonInputsProps) {
  return (
    <InputGrid>
      <TextInput source="nric" label={fields.nric} required readOnly={readOnly} />
      <TextInput source="name" label={fields.name} required readOnly={readOnly} />
      <DateInput source="birthdate" label={fields.birthdate} required={isNew} readOnly={readOnly} />
      <ChoiceInput
        source="gender"
        label={fields.gender}
        choices={isNew ? requiredGenderChoices : genderChoices}
        required={isNew}
        readOnly={readOnly}
      />
      <CountryCodeInput readOnly={readOnly} />
      <TextInput source="contactNo" label={fields.contactNo} {...digitsInput} readOnly={readOnly} />
      <TextInput
        source="email"
        label={fields.email}
        {...emailInput}
        helperText={!readOnly && emailHint}
        readOnly={readOnly}
      />
    </InputGrid>
  )
}

/** The codes of the countries; while they are not there, what is on record can still be seen and kept. */
function CountryCodeInput({ readOnly }: { readonly readOnly: boolean }) {
  const { data } = useQuery({
    queryKey: ['country-codes'],
    queryFn: ({ signal }) => dataOf(apiClient.GET('/api/countryCodes', { signal })),
    staleTime: Infinity,
  })
  const input = { source: 'contactNoCountryCode', label: fields.contactNoCountryCode, readOnly }
  if (!data) return <TextInput {...input} {...digitsInput} />
  const codes = data.map(({ code, label }) => ({ id: code, name: label }))
  return <ChoiceInput {...input} choices={[{ id: '', name: fields.notKnown }, ...codes]} />
}
