import { Autocomplete, Chip, TextField } from '@mui/material'
import type { ClientFieldText } from '@member-care/domain/texts/client-field-texts.ts'
import { clientEditTexts } from '@member-care/domain/texts/client-edit-texts.ts'
import { useState } from 'react'
import { useClientField } from './use-client-field.ts'
import { entriesOf } from './list-entries.ts'

export interface ChipsInputProps {
  readonly name: 'companyEmails' | 'supportingVisitCode'
  readonly text: ClientFieldText
  readonly placeholder: string
  /** Whether an entry is as it should be; one that is not stands out. */
  readonly isFine: (entry: string) => boolean
}

/** A list of short texts as chips. Enter adds what is typed, and so does leaving the input; several may be pasted at once. */
export function ChipsInput({ name, text, placeholder, isFine }: ChipsInputProps) {
  const { id, field, error, isDisabled } = useClientField(name)
  const [typed, setTyped] = useState('')

  function add(): void {
    const added = entriesOf(typed).filter((entry) => !field.value.includes(entry))
    if (added.length > 0) field.onChange([...field.value, ...added])
    setTyped('')
  }

  return (
    <Autocomplete
      multiple
      freeSolo
      id={id}
      // Large text needs room below the label, and more than one line in a chip.
      sx={{
        '& .MuiInputBase-root': { pt: 'max(9px, 0.75rem)' },
        '& .MuiChip-root': { height: 'auto', minHeight: 32 },
        '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.5 },
      }}
      options={[] as string[]}
      value={field.value}
      inputValue={typed}
      disabled={isDisabled}
      onInputChange={(_, next, reason) => reason === 'input' && setTyped(next)}
      onChange={(_, next) => {
        field.onChange([...new Set(next.flatMap(entriesOf))])
        setTyped('')
      }}
      onBlur={add}
      renderValue={(entries, itemProps) =>
        entries.map((entry, index) => {
          const { key, ...chip } = itemProps({ index })
          return (
            <Chip key={key} {...chip} label={entry} {...(!isFine(entry) && { color: 'error', variant: 'outlined' })} />
          )
        })
      }
      renderInput={(input) => (
        <TextField
          {...input}
          name={field.name}
          inputRef={field.ref}
          label={text.label}
          placeholder={isDisabled ? '' : placeholder}
          error={error !== undefined}
          helperText={error ?? `${text.meaning} ${isDisabled ? '' : clientEditTexts.addHint}`}
        />
      )}
    />
  )
}
