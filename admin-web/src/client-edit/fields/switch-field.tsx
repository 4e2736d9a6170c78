import { Box, Switch, Typography } from '@mui/material'
import type { ClientFieldText } from '@member-care/domain/texts/client-field-texts.ts'
import type { ClientField, ClientForm } from '../client-form.ts'
import { useClientField } from './use-client-field.ts'

type FlagOf<Field extends ClientField> = ClientForm[Field] extends boolean | 0 | 1 ? Field : never
/** Fields that are a flag, or yes and no as 1 and 0. */
export type FlagField = { [Field in ClientField]: FlagOf<Field> }[ClientField]

/** A switch with a sentence that says what it does for the member. */
export function SwitchField({ name, text }: { name: FlagField; text: ClientFieldText }) {
  const { id, helpId, field, isDisabled } = useClientField(name)
  const isNumber = typeof field.value === 'number'
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Switch
        id={id}
        name={field.name}
        checked={field.value === true || field.value === 1}
        disabled={isDisabled}
        onChange={(_, isOn) => field.onChange(isNumber ? (isOn ? 1 : 0) : isOn)}
        slotProps={{ input: { ref: field.ref, role: 'switch', 'aria-describedby': helpId } }}
        sx={{ mt: -0.75, ml: -1.25, flex: 'none' }}
      />
      <Box sx={{ minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' }}>
        <Typography
          component="label"
          htmlFor={id}
          sx={{ fontWeight: 600, cursor: isDisabled ? 'default' : 'pointer', display: 'block' }}
        >
          {text.label}
        </Typography>
        <Typography id={helpId} variant="body2" sx={{ color: 'text.secondary' }}>
          {text.meaning}
        </Typography>
      </Box>
    </Box>
  )
}
