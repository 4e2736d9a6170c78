import { clinicImageTexts as texts } from '@member-care/domain/texts/clinic-image-texts.ts'
import { Box } from '@mui/material'
import { TwoLines } from '../console/two-lines.tsx'
import { ListColumn } from '../list/list-column.tsx'
import { ClinicImageActions } from './clinic-image-actions.tsx'
import type { PanelClinicRecord } from './clinic-image-calls.ts'
import { ClinicPicture } from './clinic-picture.tsx'

type OnChanged = (text: string) => void

/** Which clinic, where it is, its picture and the ways to change that. */
export function clinicImageColumns(onChanged: OnChanged) {
  const { columns } = texts
  return [
    <ListColumn<PanelClinicRecord>
      key="name"
      source="name"
      label={columns.clinic}
      sorts
      isRowHeader
      textWidth={300}
      render={(clinic) => <TwoLines first={clinic.name} second={secondLineOf(clinic)} />}
    />,
    <ListColumn<PanelClinicRecord>
      key="area"
      source="area"
      label={columns.address}
      sorts
      textWidth={280}
      render={({ address, area }) => <TwoLines first={area} second={address} />}
    />,
    <ListColumn<PanelClinicRecord>
      key="picture"
      source="picture"
      label={columns.picture}
      render={(clinic) => <ClinicPicture clinic={clinic} />}
    />,
    <ListColumn<PanelClinicRecord>
      key="actions"
      source="actions"
      label={columns.actions}
      render={(clinic) => <ClinicImageActions clinic={clinic} onChanged={onChanged} />}
    />,
  ]
}

/** A clinic where a table does not fit. */
export function ClinicImageCard({ clinic, onChanged }: { clinic: PanelClinicRecord; onChanged: OnChanged }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TwoLines
        first={<Box sx={{ fontWeight: 600 }}>{clinic.name}</Box>}
        second={`${secondLineOf(clinic)} · ${clinic.area}, ${clinic.address}`}
      />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <ClinicPicture clinic={clinic} />
        <ClinicImageActions clinic={clinic} onChanged={onChanged} />
      </Box>
    </Box>
  )
}

function secondLineOf({ id, isExcluded }: PanelClinicRecord): string {
  return isExcluded ? `${id} · ${texts.excluded}` : id
}
