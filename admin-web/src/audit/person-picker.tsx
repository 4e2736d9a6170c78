import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useSettled } from '../console/use-settled.ts'
import { usePeople, type FoundPerson } from './audit-calls.ts'

interface PersonPickerProps {
  readonly label: string
  readonly personId: string | undefined
  readonly onPick: (personId: string | undefined) => void
}

/** A pause in typing after which it is looked for. */
const TYPING_MS = 250

/** Finds somebody by name, NRIC or e-mail address. What is typed goes in the body of a call; the address of the page holds the id. */
export function PersonPicker({ label, personId, onPick }: PersonPickerProps) {
  const [text, setText] = useState('')
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
      noOptionsText={text.trim().length < 2 ? 'Type two characters or more.' : 'Nobody is found.'}
      onChange={(_event, person) => onPick(person?.id)}
      onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
      renderOption={({ key, ...props }, person) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {nameOf(person)}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {[person.nric, person.companyName ?? (person.userType === 'sys-admin' ? 'Administrator' : null)].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={label} placeholder="Name, NRIC or e-mail" />}
    />
  )
}

function nameOf({ name, id }: FoundPerson): string {
  return name ?? id
}

function unknownPerson(id: string): FoundPerson {
  return { id, name: null, nric: null, userType: 'client', companyName: null }
}
