import { SelectArrayInput } from 'react-admin'

export interface ListInputProps {
  readonly source: string
  readonly label: string
  readonly choices: readonly { readonly id: string; readonly name: string }[]
  readonly hint: string
}

/** Several of a few choices; none at all is no list. */
export function ListInput({ source, label, choices, hint }: ListInputProps) {
  return (
    <SelectArrayInput
      source={source}
      label={<span>{label}</span>}
      InputLabelProps={{ shrink: true, size: 'small' }}
      options={{ notched: true }}
      choices={[...choices]}
      helperText={hint}
      format={(value: readonly string[] | null | undefined) => value ?? []}
      parse={(value: readonly string[]) => (value.length === 0 ? null : value)}
      translateChoice={false}
      fullWidth
    />
  )
}
