import { Box, MenuItem, TextField } from '@mui/material'
import { areasOf, typesOf, withZone, zonesOf, type ClinicChoice } from '@member-care/domain/clinic/clinic-choice.ts'
import { panelClinicTexts as texts } from '@member-care/domain/texts/panel-clinic-texts.ts'
import { personalText } from '../console/forgotten.ts'
import type { ClinicHolder, ClinicUser, PanelClinic } from './panel-clinics-calls.ts'

interface ClinicChoicesProps {
  readonly user: ClinicUser
  readonly holder: ClinicHolder
  readonly onCompany: (companyId: string) => void
  readonly onPerson: (userId: string) => void
  /** All of them, which can be chosen from. */
  readonly clinics: readonly PanelClinic[]
  readonly choice: ClinicChoice
  readonly onChoice: (choice: ClinicChoice) => void
}

/** User (the person or a dependant), company, type, zone and area. */
export function ClinicChoices({ user, holder, onCompany, onPerson, clinics, choice, onChoice }: ClinicChoicesProps) {
  const family = user.companies.find(({ companyId }) => companyId === holder.companyId)?.family ?? []
  const people = [
    { value: user.id, label: personalText(user.name) },
    ...family.map(({ id, name, relationship }) => ({
      value: id,
      label: relationship ? `${personalText(name)} (${relationship})` : personalText(name),
    })),
  ]
  const companies = user.companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))
  return (
    <Box
      component="search"
      aria-label={texts.filter}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(5, 1fr)' } }}
    >
      <Choice label={texts.user} value={holder.userId} options={people} onChange={onPerson} />
      <Choice label={texts.company} value={holder.companyId} options={companies} onChange={onCompany} />
      <Choice
        label={texts.type}
        value={choice.type}
        options={[{ value: '', label: texts.everyType }, ...typesOf(clinics)]}
        onChange={(type) => onChoice({ ...choice, type })}
      />
      <Choice
        label={texts.zone}
        value={choice.zone}
        options={[{ value: '', label: texts.everyZone }, ...namesAsOptions(zonesOf(clinics))]}
        onChange={(zone) => onChoice(withZone(choice, zone, clinics))}
      />
      <Choice
        label={texts.area}
        value={choice.area}
        options={[{ value: '', label: texts.everyArea }, ...namesAsOptions(areasOf(clinics, choice.zone))]}
        onChange={(area) => onChoice({ ...choice, area })}
      />
    </Box>
  )
}

function namesAsOptions(names: readonly string[]) {
  return names.map((name) => ({ value: name, label: name }))
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
    <TextField
      select
      label={label}
      value={shown}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
