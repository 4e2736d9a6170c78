import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { formatSlashed, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { deleteClinicLabel, excludedClinicTexts as texts } from '@member-care/domain/texts/excluded-clinic-texts.ts'
import { Box, IconButton } from '@mui/material'
import { ListColumn } from '../list/list-column.tsx'
import type { ExcludedClinic } from './excluded-clinic-commands.ts'

const { columns } = texts

type OnDelete = (clinic: ExcludedClinic) => void

/** Which clinic, since when, and the way to show it again (3§2.12). */
export function excludedClinicColumns(onDelete: OnDelete) {
  return [
    <ListColumn<ExcludedClinic>
      key="code"
      source="code"
      label={columns.code}
      sorts
      isRowHeader
      width={380}
      render={({ code, clinicName }) => (
        <>
          <strong>{code}</strong>
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, ml: 1.5 }}>
            {clinicName ?? texts.notOnPanel}
          </Box>
        </>
      )}
    />,
    <ListColumn<ExcludedClinic>
      key="id"
      source="id"
      label={columns.id}
      render={({ id }) => (
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {id}
        </Box>
      )}
    />,
    <ListColumn<ExcludedClinic>
      key="createdAt"
      source="createdAt"
      label={columns.created}
      sorts
      render={({ createdAt }) => dayOf(createdAt)}
    />,
    <ListColumn<ExcludedClinic>
      key="delete"
      source="delete"
      label={columns.delete}
      align="right"
      render={(clinic) => <DeleteButton clinic={clinic} onDelete={onDelete} />}
    />,
  ]
}

/** An excluded clinic in the list where a table does not fit. */
export function ExcludedClinicCard({ clinic, onDelete }: { clinic: ExcludedClinic; onDelete: OnDelete }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{clinic.code}</Box>
        <Box sx={{ fontSize: '0.875rem' }}>{clinic.clinicName ?? texts.notOnPanel}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {columns.created} {dayOf(clinic.createdAt)}
          <br />
          {columns.id} {clinic.id}
        </Box>
      </Box>
      <DeleteButton clinic={clinic} onDelete={onDelete} />
    </Box>
  )
}

function DeleteButton({ clinic, onDelete }: { clinic: ExcludedClinic; onDelete: OnDelete }) {
  return (
    <IconButton size="small" aria-label={deleteClinicLabel(clinic.code)} onClick={() => onDelete(clinic)}>
      <DeleteIcon fontSize="small" />
    </IconButton>
  )
}

/** The Singapore day of an instant. */
function dayOf(iso: string): string {
  return formatSlashed(singaporeToday(new Date(iso)))
}
