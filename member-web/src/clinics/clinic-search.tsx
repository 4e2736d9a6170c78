/** What clinics are searched by: words, type, zone and area. */
import Box from '@mui/material/Box'
import { areasOf, withZone, zonesOf, type ClinicChoice } from '@member-care/domain/clinic/clinic-choice.ts'
import { zoneName } from '@member-care/domain/clinic/zone-name.ts'
import { clinicTexts } from '@member-care/domain/texts/home-texts.ts'
import { clinicTypeLabels } from '@member-care/domain/texts/portal-texts.ts'
import { TextLine } from '@member-care/web-kit/fields/text-line.tsx'
import { FilterSelect } from '../form/filter-select.tsx'
import type { PanelClinic } from '../portal-api/home-api.ts'

interface ClinicSearchProps {
  readonly clinics: readonly PanelClinic[]
  readonly typed: string
  readonly onTyped: (typed: string) => void
  readonly choice: ClinicChoice
  readonly onChoice: (choice: ClinicChoice) => void
}

export function ClinicSearch({ clinics, typed, onTyped, choice, onChoice }: ClinicSearchProps) {
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: 'repeat(3, 1fr)', md: '2fr 1fr 1fr 1fr' },
        '& > :first-of-type': { gridColumn: { sm: '1 / -1', md: 'auto' } },
        alignItems: 'end',
      }}
    >
      <TextLine
        name="search"
        type="search"
        label={clinicTexts.search}
        hint={clinicTexts.searchHint}
        value={typed}
        inputProps={{ 'aria-required': false }}
        onChange={(event) => onTyped(event.target.value)}
      />
      <FilterSelect
        name="type"
        label={clinicTexts.type}
        all={clinicTexts.allTypes}
        value={choice.type}
        choices={Object.entries(clinicTypeLabels).map(([value, label]) => ({ value, label }))}
        onChange={(type) => onChoice({ ...choice, type })}
      />
      <FilterSelect
        name="zone"
        label={clinicTexts.zone}
        all={clinicTexts.allZones}
        value={choice.zone}
        choices={zonesOf(clinics).map((zone) => ({ value: zone, label: zoneName(zone) }))}
        onChange={(zone) => onChoice(withZone(choice, zone, clinics))}
      />
      <FilterSelect
        name="area"
        label={clinicTexts.area}
        all={clinicTexts.allAreas}
        value={choice.area}
        choices={areasOf(clinics, choice.zone).map((name) => ({ value: name, label: name }))}
        onChange={(area) => onChoice({ ...choice, area })}
      />
    </Box>
  )
}
