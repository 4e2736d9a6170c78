import { formatSlashed, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { clinicImageTexts as texts } from '@member-care/domain/texts/clinic-image-texts.ts'
import { panelClinicRecordTexts } from '@member-care/domain/texts/panel-clinic-record-texts.ts'
import { Box } from '@mui/material'
import { TwoLines } from '../console/two-lines.tsx'
import { ListColumn } from '../list/list-column.tsx'
import type { PanelClinicRecord } from './panel-clinic-commands.ts'
import { ClinicRecordButtons, type AskedOfClinic } from './clinic-record-actions.tsx'
import { ClinicPicture } from './clinic-picture.tsx'

type OnAsk = (asked: AskedOfClinic) => void

/** Which clinic, where it is, its picture and the ways to change that. */
export function clinicImageColumns(onAsk: OnAsk) {
  const { columns } = texts
  return [
    <ListColumn<PanelClinicRecord>
      key="name"
      source="name"
      label={columns.clinic}
      sorts
      isRowHeader
      textWidth={210}
      render={(clinic) => <TwoLines first={clinic.name} second={secondLineOf(clinic)} />}
    />,
    <ListColumn<PanelClinicRecord>
      key="area"
      source="area"
      label={columns.address}
      sorts
      textWidth={200}
      render={({ address, area }) => <TwoLines first={area} second={address} />}
    />,
    <ListColumn<PanelClinicRecord>
      key="picture"
      source="picture"
      label={columns.picture}
      render={(clinic) => <ClinicPicture clinic={clinic} />}
    />,
    <ListColumn<PanelClinicRecord>
      key="confirmed"
      source="confirmed"
      label={columns.confirmed}
      render={(clinic) => (
        <>
          <Confirmed clinic={clinic} />
          <ClinicRecordButtons clinic={clinic} onAsk={onAsk} />
        </>
      )}
    />,
  ]
}

interface ClinicImageCardProps {
  readonly clinic: PanelClinicRecord
  readonly onAsk: OnAsk
}

/** A clinic where a table does not fit. */
export function ClinicImageCard({ clinic, onAsk }: ClinicImageCardProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TwoLines
        first={<Box sx={{ fontWeight: 600 }}>{clinic.name}</Box>}
        second={`${secondLineOf(clinic)} · ${clinic.area}, ${clinic.address}`}
      />
      <ClinicPicture clinic={clinic} />
      <Confirmed clinic={clinic} />
      <ClinicRecordButtons clinic={clinic} onAsk={onAsk} />
    </Box>
  )
}

function Confirmed({ clinic: { confirmedAt } }: { clinic: PanelClinicRecord }) {
  return (
    <Box sx={{ fontSize: '0.875rem', color: confirmedAt === null ? 'text.secondary' : 'text.primary' }}>
      {confirmedAt === null
        ? panelClinicRecordTexts.neverConfirmed
        : `${panelClinicRecordTexts.confirmed} ${formatSlashed(singaporeToday(new Date(confirmedAt)))}`}
    </Box>
  )
}

function secondLineOf({ id, isExcluded }: PanelClinicRecord): string {
  return isExcluded ? `${id} · ${texts.excluded}` : id
}
