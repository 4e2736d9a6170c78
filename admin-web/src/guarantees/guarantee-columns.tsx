import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { guaranteeDeskTexts as texts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { FORGOTTEN } from '../console/forgotten.ts'
import { TwoLines } from '../console/two-lines.tsx'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { guaranteeAddress } from './guarantee-list-address.ts'
import { AdmissionCountdown, GuaranteeMarks } from './guarantee-marks.tsx'
import type { GuaranteeRow } from './guarantee-record.ts'
import { GuaranteeStatusChip } from './guarantee-status-chip.tsx'

const { columns } = texts

/** Whose letter it is, how long the desk has, and what it waits for. */
const listed: readonly ListColumnProps<GuaranteeRow>[] = [
  {
    source: 'number',
    label: columns.number,
    isRowHeader: true,
    render: (guarantee) => <GuaranteeLink guarantee={guarantee} />,
  },
  {
    source: 'admissionOn',
    label: columns.admission,
    sorts: true,
    render: ({ admissionOn, workingDaysLeft }) => (
      <Box sx={{ display: 'grid', gap: 0.25, whiteSpace: 'nowrap' }}>
        {formatDisplay(admissionOn)}
        <AdmissionCountdown workingDays={workingDaysLeft} />
      </Box>
    ),
  },
  {
    source: 'patientName',
    label: columns.patient,
    sorts: true,
    textWidth: 130,
    render: ({ patientName, companyName }) => <TwoLines first={patientName ?? FORGOTTEN} second={companyName} />,
  },
  { source: 'hospital', label: columns.hospital, textWidth: 150, render: ({ hospital }) => hospital },
  {
    source: 'amountCents',
    label: columns.amount,
    sorts: true,
    align: 'right',
    render: ({ amountCents }) => (amountCents === null ? '–' : formatMoney(amountCents, 'SGD')),
  },
  {
    source: 'status',
    label: columns.status,
    sorts: true,
    render: (guarantee) => (
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <GuaranteeStatusChip status={guarantee.status} />
        <GuaranteeMarks guarantee={guarantee} />
      </Box>
    ),
  },
]

export const guaranteeColumns = () => listed.map((column) => <ListColumn key={column.source} {...column} />)

/** A letter of the list where a table does not fit. */
export function GuaranteeCard({ guarantee }: { guarantee: GuaranteeRow }) {
  const { patientName, companyName, hospital, admissionOn, workingDaysLeft, status, amountCents } = guarantee
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <GuaranteeLink guarantee={guarantee} />
        <GuaranteeStatusChip status={status} />
      </Box>
      <Box>
        <AdmissionCountdown workingDays={workingDaysLeft} />
      </Box>
      <TwoLines first={patientName ?? FORGOTTEN} second={companyName} />
      <TwoLines first={hospital} second={texts.admission(formatDisplay(admissionOn))} />
      {amountCents !== null && (
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(amountCents, 'SGD')}
        </Typography>
      )}
      <GuaranteeMarks guarantee={guarantee} />
    </Box>
  )
}

function GuaranteeLink({ guarantee: { id, number } }: { guarantee: GuaranteeRow }) {
  return (
    <Link component={RouterLink} to={guaranteeAddress(id)} sx={{ display: 'inline-block', minHeight: 24 }}>
      {number}
    </Link>
  )
}
