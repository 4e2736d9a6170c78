import { SelectInput } from 'react-admin'

export interface ChoiceInputProps {
  readonly source: string
  readonly label: string
  /** All that can be chosen; nothing is added to them, as react-admin would. */
  readonly choices: readonly { readonly id: string; readonly name: string }[]
  readonly helperText?: string | false
  /** What is chosen where the record says nothing. */
  readonly defaultValue?: string
  /** An empty choice can then be read and not be made. */
  readonly required?: boolean
  readonly readOnly?: boolean
  /** What the form holds of a choice; react-admin takes the empty one for null. */
  readonly parse?: (value: string) => string
}

/** One of a few choices, the empty one said in words. */
export function ChoiceInput({ label, choices, required = false, ...input }: ChoiceInputProps) {
  return (
    <SelectInput
      {...input}
      // react-admin's own empty choice has a name for screen readers that is not what it shows.
      isRequired
      label={<span>{label}</span>}
      required={required}
      choices={choices.map((choice) => ({ ...choice, disabled: required && choice.id === '' }))}
      translateChoice={false}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    />
  )
}
