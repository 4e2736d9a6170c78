import { contentFormTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { Autocomplete, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useInput } from 'react-admin'
import { useClients } from '../names.ts'

/** Whose members see it: those of all clients, or of some. */
export function AudienceInput() {
  const { field, fieldState } = useInput({ source: 'audience' })
  const clients = useClients()
  const value: unknown = field.value
  const chosen = Array.isArray(value) ? (value as readonly string[]) : null
  return (
    <FormControl sx={{ display: 'grid', gap: 1 }}>
      <FormLabel id="content-audience">{texts.audience}</FormLabel>
      <RadioGroup
        aria-labelledby="content-audience"
        value={chosen === null ? 'all' : 'some'}
        onChange={(_event, whose) => field.onChange(whose === 'all' ? null : [])}
      >
        <FormControlLabel value="all" control={<Radio />} label={texts.audienceAll} />
        <FormControlLabel value="some" control={<Radio />} label={texts.audienceSome} />
      </RadioGroup>
      {chosen !== null && (
        <Autocomplete
          multiple
          options={clients}
          value={clients.filter(({ id }) => chosen.includes(id))}
          onChange={(_event, some) => field.onChange(some.map(({ id }) => id))}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(option, other) => option.id === other.id}
          renderInput={(params) => (
            <TextField
              {...params}
              label={texts.clients}
              error={fieldState.error !== undefined}
              helperText={fieldState.error?.message ?? texts.clientsHint}
              inputRef={field.ref}
              slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
            />
          )}
        />
      )}
    </FormControl>
  )
}
