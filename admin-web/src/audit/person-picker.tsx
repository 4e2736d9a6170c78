import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { validationTexts } from '@member-care/domain/texts/validation-texts.ts'
import { useState } from 'react'
import { useSettled } from '@member-care/web-kit/fields/use-settled.ts'
import { usePowers } from '../console/administrator.ts'
import { usePeople, type FoundPerson } from './audit-calls.ts'

const { people: texts } = auditTexts

interface PersonPickerProps {
  readonly label: string
  readonly personId: string | undefined
  readonly onPick: (personId: string | undefined) => void
}

/** As many characters as the API takes. */
const LONGEST = 100
/** A pause in typing after which it is looked for. */
const TYPING_MS = 250

/** Finds somebody by name, NRIC or e-mail address. What is typed goes in the body of a call; the address of the page holds the id. */
export function PersonPicker({ label, personId, onPick }: PersonPickerProps) {
  const [text, setText] = useState('')
  const seesNumbers = usePowers()?.has('nric.unmasked') ?? false
  const settled = useSettled(text, TYPING_MS)
  const { data: found = [], isFetching } = usePeople(settled)
  const { data: chosen = [] } = usePeople(personId ?? '')
  const value = personId === undefined ? null : (chosen.find(({ id }) => id === personId) ?? unknownPerson(personId))
  return (
    <Autocomplete<FoundPerson>
      value={value}
      options={settled.trim().length < 2 ? [] : found}
      loading={isFetching}
      // The server has searched already, by more than what is shown.
      filterOptions={(options) => options}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      noOptionsText={text.trim().length < 2 ? texts.typeMore : texts.nobody}
      onChange={(_event, person) => onPick(person?.id)}
      onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
      renderOption={({ key, ...props }, person) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {nameOf(person)}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {[person.nric, person.companyName ?? (person.userType === 'sys-admin' ? texts.administrator : null)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={seesNumbers ? texts.placeholder : texts.placeholderOfMasked}
          helperText={text.length >= LONGEST ? validationTexts.tooLong(LONGEST) : undefined}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: LONGEST },
          }}
        />
      )}
    />
  )
}

function nameOf({ name, id }: FoundPerson): string {
  return name ?? id
}

function unknownPerson(id: string): FoundPerson {
  return { id, name: null, nric: null, userType: 'client', companyName: null }
}
