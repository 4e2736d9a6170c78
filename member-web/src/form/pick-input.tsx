/** One of a long list, found by typing a part of it. What is not in the list cannot be chosen. */
import { useField } from 'react-final-form'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { choiceTexts } from '@member-care/domain/texts/choice-texts.ts'
import { claimFormHints } from '@member-care/domain/texts/submit-claim-texts.ts'
import { describedBy, FieldFrame } from '@member-care/web-kit/fields/field-frame.tsx'
import { visibleError } from './visible-error.ts'

export interface PickChoice {
  readonly value: string
  /** A smaller line below it, which is searched too. */
  readonly detail: string
}

interface PickInputProps {
  readonly name: string
  readonly label: string
  readonly choices: readonly PickChoice[]
  readonly hint?: string
  /** Said when nothing has what was typed in it. */
  readonly none: string
}

const filterOptions = createFilterOptions<PickChoice>({
  limit: 50,
  stringify: ({ value, detail }) => `${value} ${detail}`,
})

export function PickInput({ name, label, choices, hint, none }: PickInputProps) {
  const { input, meta } = useField<string, HTMLInputElement>(name)
  const error = visibleError(meta)
  return (
    <FieldFrame inputId={name} label={label} hint={hint} error={error}>
      <Autocomplete
        id={name}
        options={choices}
        filterOptions={filterOptions}
        getOptionLabel={({ value }) => value}
        isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
        value={choices.find(({ value }) => value === input.value) ?? null}
        onChange={(_, chosen) => input.onChange(chosen?.value ?? '')}
        onBlur={() => input.onBlur()}
        autoHighlight
        noOptionsText={none}
        clearText={choiceTexts.clear}
        openText={choiceTexts.open}
        closeText={choiceTexts.close}
        renderOption={({ key, ...props }, { value, detail }) => (
          <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
            {value}
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{detail}</Box>
          </Box>
        )}
        renderInput={(params) => (
          <OutlinedInput
            ref={params.slotProps.input.ref}
            className={params.slotProps.input.className}
            endAdornment={params.slotProps.input.endAdornment}
            fullWidth
            placeholder={claimFormHints.choose}
            slotProps={{
              input: {
                ...params.slotProps.htmlInput,
                name,
                'aria-describedby': describedBy(name, hint, error),
                'aria-required': true,
              },
            }}
          />
        )}
      />
    </FieldFrame>
  )
}
