import { Box, MenuItem, TextField } from '@mui/material'
import { panelClinicTexts as texts } from '@member-care/domain/texts/panel-clinic-texts.ts'
import { personalText } from '../console/forgotten.ts'
import type { ClinicChoice, ClinicHolder, ClinicUser } from './panel-clinics-calls.ts'

interface ClinicChoicesProps {
  readonly user: ClinicUser
  readonly holder: ClinicHolder
  readonly onCompany: (companyId: string) => void
  readonly onPerson: (userId: string) => void
  readonly types: readonly { readonly value: string; readonly label: string }[]
  readonly areas: readonly string[]
  readonly choice: ClinicChoice
  readonly onChoice: (choice: ClinicChoice) => void
}

/** User (the person or a dependant), company, type and area. */
export function ClinicChoices({ user, holder, onCompany, onPerson, types, areas, choice, onChoice }: ClinicChoicesProps) {
  const family = user.companies.find(({ companyId }) => companyId === holder.companyId)?.family ?? []
  const people = [{ value: user.id, label: personalText(user.name) }, ...family.map(({ id, name, relationship }) => ({ value: id, label: relationship ? `${personalText(name)} (${relationship})` : personalText(name) }))]
  const companies = user.companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))
  return (
    <Box component="search" aria-label="Filter clinics" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
      <Choice label={texts.user} value={holder.userId} options={people} onChange={onPerson} />
      <Choice label={texts.company} value={holder.companyId} options={companies} onChange={onCompany} />
      <Choice label={texts.type} value={choice.type} options={[{ value: '', label: texts.everyType }, ...types]} onChange={(type) => onChoice({ ...choice, type })} />
      <Choice
        label={texts.area}
        value={choice.area}
        options={[{ value: '', label: texts.everyArea }, ...areas.map((area) => ({ value: area, label: area }))]}
        onChange={(area) => onChoice({ ...choice, area })}
      />
    </Box>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  // What is chosen may not be there for another person; nothing is chosen then.
  const shown = options.some((option) => option.value === value) ? value : ''
  return (
    <TextField select label={label} value={shown} onChange={(event) => onChange(event.target.value)} slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
