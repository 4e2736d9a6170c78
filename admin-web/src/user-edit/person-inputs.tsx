import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import type { UserForm } from '@member-care/domain/user/user-form.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { apiClient, dataOf } from '../console/api-client.ts'
import { InputGrid } from './edit-frame.tsx'
import { ChoiceInput, DateInput, TextInput } from './form-inputs.tsx'

const { fields } = userEditTexts

/** Most people's number is one of Singapore. */
export const usualCountryCode = '65'

export const genderChoices = [
  { value: '', label: fields.notKnown },
  { value: 'm', label: fields.male },
  { value: 'f', label: fields.female },
] as const

/** A new user has one of the two; nothing is chosen for whoever fills in the form. */
const requiredGenderChoices = [{ value: '', label: fields.pleaseChoose }, ...genderChoices.filter(({ value }) => value !== '')]

export interface PersonInputsProps {
  readonly isDisabled: boolean
  /** Gender and birthdate cannot be left out. */
  readonly isNew: boolean
  readonly emailHint?: string | undefined
}

/** Who the user is and how they are reached (3§2.10), within the provider of a form that has these fields. */
export function PersonInputs({ isDisabled, isNew, emailHint }: PersonInputsProps) {
  const { control } = useFormContext<UserForm>()
  const input = { control, isDisabled }
  return (
    <InputGrid>
      <TextInput {...input} name="nric" label={fields.nric} isRequired />
      <TextInput {...input} name="name" label={fields.name} isRequired />
      <DateInput {...input} name="birthdate" label={fields.birthdate} isRequired={isNew} />
      <ChoiceInput {...input} name="gender" label={fields.gender} choices={isNew ? requiredGenderChoices : genderChoices} isRequired={isNew} />
      <CountryCodeInput isDisabled={isDisabled} />
      <TextInput {...input} name="contactNo" label={fields.contactNo} kind="digits" />
      <TextInput {...input} name="email" label={fields.email} kind="email" hint={emailHint ?? fields.placeholderHint} />
    </InputGrid>
  )
}

/** The codes of the countries; while they are not there, what is on record can still be seen and kept. */
function CountryCodeInput({ isDisabled }: { isDisabled: boolean }) {
  const { control } = useFormContext<UserForm>()
  const { data } = useQuery({ queryKey: ['country-codes'], queryFn: ({ signal }) => dataOf(apiClient.GET('/api/countryCodes', { signal })), staleTime: Infinity })
  if (!data) return <TextInput control={control} isDisabled={isDisabled} name="contactNoCountryCode" label={fields.contactNoCountryCode} kind="digits" />
  const codes = data.map(({ code, label }) => ({ value: code, label }))
  return <ChoiceInput control={control} isDisabled={isDisabled} name="contactNoCountryCode" label={fields.contactNoCountryCode} choices={[{ value: '', label: fields.notKnown }, ...codes]} />
}
