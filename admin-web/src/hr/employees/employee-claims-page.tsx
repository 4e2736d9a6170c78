import ClaimsIcon from '@mui/icons-material/RequestQuoteOutlined'
import { formatDisplay, isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { claimStatuses, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { hrClaimFormTexts } from '@member-care/domain/texts/hr-claim-form-texts.ts'
import { Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { ClaimStatusChip } from '../../claims/claim-status-chip.tsx'
import { DateField } from '../../console/date-field.tsx'
import { PersonalText } from '../../console/personal-text.tsx'
import { ListColumn, type ListColumnProps } from '../../list/list-column.tsx'
import { SubList } from '../../list/sub-list.tsx'
import type { Employee, EmployeeClaim } from '../hr-data-provider.ts'
import { employeeAddress, employeeClaimAddress } from './employee-addresses.ts'
import { EmployeeFrame } from './employee-frame.tsx'

const { claims: texts } = hrEmployeeTexts

interface Period {
  readonly from: string
  readonly to: string
}

/** The claims and panel visits of an employee's family (3§2.16). */
export default function EmployeeClaimsPage() {
  return <EmployeeFrame title={texts.title}>{(employee) => <EmployeeClaims employee={employee} />}</EmployeeFrame>
}

function EmployeeClaims({ employee: { uuid } }: { readonly employee: Employee }) {
  const [period, setPeriod] = useState<Partial<Period>>({})
  return (
    <>
      <Button component={RouterLink} to={`${employeeAddress(uuid)}/claims/add`} variant="contained" sx={{ mb: 2 }}>
        {hrClaimFormTexts.open}
      </Button>
      <SubList<EmployeeClaim>
        resource="employee-claims"
        sort={{ field: 'date', order: 'DESC' }}
        filter={{ userId: uuid, ...period }}
        title={texts.title}
        icon={ClaimsIcon}
        isWhole
        hasFixedColumns
        texts={{ loadFailed: texts.failed, empty: texts.empty }}
        emptyNotice={() => <NothingInPeriod />}
        filters={<PeriodFilter onChoose={setPeriod} />}
        columns={columnsOf(uuid).map((column) => (
          <ListColumn key={column.source} {...column} />
        ))}
        card={(claim) => <ClaimCard userId={uuid} claim={claim} />}
      />
    </>
  )
}

function NothingInPeriod() {
  return (
    <Typography role="status" sx={{ p: 3, color: 'text.secondary', textAlign: 'center' }}>
      {texts.empty}
    </Typography>
  )
}

/** Starts with the period that the server chose; a date counts as soon as it is whole. */
function PeriodFilter({ onChoose }: { readonly onChoose: (period: Period) => void }) {
  const { meta } = useListContext()
  const shown = (meta ?? {}) as Partial<Period>
  const [typed, setTyped] = useState<Partial<Period>>({})
  const period = { from: typed.from ?? shown.from ?? '', to: typed.to ?? shown.to ?? '' }
  const change = (part: Partial<Period>) => {
    const next = { ...period, ...part }
    setTyped(next)
    if (isIsoDate(next.from) && isIsoDate(next.to)) onChoose(next)
  }
  return (
    <Box
      role="group"
      aria-label={texts.period}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 220px) minmax(0, 220px)' },
        alignItems: 'start',
      }}
    >
      <DateField label={texts.from} value={period.from} onChange={(from) => change({ from })} />
      <DateField label={texts.to} value={period.to} onChange={(to) => change({ to })} />
    </Box>
  )
}

function columnsOf(userId: string): readonly ListColumnProps<EmployeeClaim>[] {
  const { columns } = texts
  return [
    {
      source: 'reference',
      label: columns.reference,
      isRowHeader: true,
      render: (claim) => <Reference userId={userId} claim={claim} />,
    },
    { source: 'type', label: columns.type, render: ({ t }) => texts.types[t] },
    { source: 'date', label: columns.date, render: dayOf },
    { source: 'name', label: columns.patient, width: 180, render: ({ name }) => <PersonalText value={name} /> },
    { source: 'status', label: columns.status, render: (claim) => <Status claim={claim} /> },
    { source: 'provider', label: columns.provider, width: 220, render: ({ p }) => p },
  ]
}

function ClaimCard({ userId, claim }: { readonly userId: string; readonly claim: EmployeeClaim }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
        <Reference userId={userId} claim={claim} />
        <Status claim={claim} />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {texts.types[claim.t]} · {dayOf(claim)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {claim.p} · <PersonalText value={claim.name} />
      </Typography>
    </>
  )
}

/** A panel visit has no page of its own. */
function Reference({ userId, claim: { id, t, tx, vn } }: { readonly userId: string; readonly claim: EmployeeClaim }) {
  if (t === 1) return vn ?? '–'
  return (
    <Link
      component={RouterLink}
      to={employeeClaimAddress(userId, t === 2 ? 'inp' : 'out', tx ?? id)}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
    >
      {tx ?? texts.noNumber}
    </Link>
  )
}

function Status({ claim: { s } }: { readonly claim: EmployeeClaim }) {
  return isClaimStatus(s) ? <ClaimStatusChip status={s} /> : s
}

function dayOf({ vd, ad }: EmployeeClaim): string {
  const day = vd ?? ad
  return day === null ? '' : formatDisplay(day)
}

/** A panel visit has the clinic's own word for it. */
function isClaimStatus(status: string): status is ClaimStatus {
  return claimStatuses.some((one) => one === status)
}
