/** A question with a few answers, all in view. */
import type { ReactNode } from 'react'
import { useField } from 'react-final-form'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { yesNoLabels } from '@member-care/domain/texts/claim-texts.ts'
import { visibleError } from './visible-error.ts'
import { FieldError } from '@member-care/web-kit/fields/field-error.tsx'
import { describedBy } from '@member-care/web-kit/fields/field-frame.tsx'

interface ChoiceInputProps {
  readonly name: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: ReactNode }[]
  readonly hint?: string
  /** Stands below the answers; what of it describes them has the id `<name>-note`. */
  readonly note?: ReactNode
  readonly disabled?: boolean
  /** One below the other, for longer answers. */
  readonly stacked?: boolean
}

export function ChoiceInput({ name, label, choices, hint, note, disabled = false, stacked = false }: ChoiceInputProps) {
  const { input, meta } = useField<string, HTMLInputElement>(name)
  const error = visibleError(meta)
  return (
    <FormControl component="fieldset" error={error !== undefined} disabled={disabled} fullWidth>
      <FormLabel
        component="legend"
        id={`${name}-name`}
        sx={{
          color: 'text.primary',
          fontWeight: 550,
          fontSize: '0.9375rem',
          mb: 0.75,
          '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'text.primary' },
        }}
      >
        {label}
      </FormLabel>
      {hint !== undefined && (
        <Box id={`${name}-hint`} sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: -0.5, mb: 0.75 }}>
          {hint}
        </Box>
      )}
      <RadioGroup
        row={!stacked}
        name={name}
        aria-labelledby={`${name}-name`}
        aria-describedby={describedBy(name, hint, error, note)}
        value={input.value}
        onChange={(_, value) => input.onChange(value)}
        onBlur={() => input.onBlur()}
        sx={{ gap: stacked ? 1 : 1.5 }}
      >
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            control={<Radio slotProps={{ input: { ...(index === 0 && { id: name }) } }} />}
            label={choice.label}
            sx={{
              m: 0,
              py: 0.375,
              pr: 2,
              pl: 0.5,
              minHeight: 48,
              minWidth: stacked ? undefined : 104,
              border: 1,
              borderRadius: 1,
              borderColor: error === undefined ? 'inputBorder' : 'error.main',
              bgcolor: 'background.paper',
              ...(input.value === choice.value && { borderColor: 'primary.main', bgcolor: 'primary.light' }),
            }}
          />
        ))}
      </RadioGroup>
      <FieldError inputId={name} error={error} />
      {note}
    </FormControl>
  )
}

/** A question to be answered with yes or no; its value is Y or N. */
export function YesNoInput(props: Pick<ChoiceInputProps, 'name' | 'label' | 'hint' | 'note'>) {
  return (
    <ChoiceInput
      {...props}
      choices={[
        { value: 'Y', label: yesNoLabels.Y },
        { value: 'N', label: yesNoLabels.N },
      ]}
    />
  )
}
