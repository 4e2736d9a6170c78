import AgreementIcon from '@mui/icons-material/GroupOutlined'
import AdmittedIcon from '@mui/icons-material/LocalHospitalOutlined'
import ChangeIcon from '@mui/icons-material/PublishedWithChangesOutlined'
import PassedIcon from '@mui/icons-material/EventBusyOutlined'
import LaterIcon from '@mui/icons-material/EventOutlined'
import SoonIcon from '@mui/icons-material/WarningAmberOutlined'
import NowIcon from '@mui/icons-material/ErrorOutlineOutlined'
import MemberIcon from '@mui/icons-material/ContactSupportOutlined'
import { admissionUrgency, type AdmissionUrgency } from '@member-care/domain/guarantee/admission-countdown.ts'
import { guaranteeDeskTexts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { Box, Chip, type SvgIconProps } from '@mui/material'
import type { ComponentType } from 'react'
import type { GuaranteeRow } from './guarantee-record.ts'

const { countdown, marks } = guaranteeDeskTexts

const urgencies: Readonly<
  Record<AdmissionUrgency, { readonly icon: ComponentType<SvgIconProps>; readonly colour: string }>
> = {
  passed: { icon: PassedIcon, colour: 'error.main' },
  now: { icon: NowIcon, colour: 'error.main' },
  soon: { icon: SoonIcon, colour: 'warning.main' },
  later: { icon: LaterIcon, colour: 'text.secondary' },
}

/** How many working days the desk has left, in words, with a picture and a colour besides. */
export function AdmissionCountdown({ workingDays }: { workingDays: number | null }) {
  const { icon: Icon, colour } = urgencies[admissionUrgency(workingDays)]
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
      <Icon aria-hidden="true" sx={{ fontSize: 18, color: colour }} />
      {countdownText(workingDays)}
    </Box>
  )
}

function countdownText(workingDays: number | null): string {
  if (workingDays === null) return countdown.passed
  return workingDays === 0 ? countdown.now : countdown.days(workingDays)
}

type Marked = Pick<
  GuaranteeRow,
  'status' | 'asksInformation' | 'waitsForAgreement' | 'waitsForChange' | 'acknowledgedAt'
>

/** What else is to be known of a letter before it is opened. */
export function GuaranteeMarks({ guarantee }: { guarantee: Marked }) {
  const { status, asksInformation, waitsForAgreement, waitsForChange, acknowledgedAt } = guarantee
  const shown = [
    ...(waitsForAgreement ? [{ icon: AgreementIcon, label: marks.agreement }] : []),
    ...(waitsForChange ? [{ icon: ChangeIcon, label: marks.change }] : []),
    ...(asksInformation && status === 'SUBMITTED' ? [{ icon: MemberIcon, label: marks.member }] : []),
    ...(acknowledgedAt === null ? [] : [{ icon: AdmittedIcon, label: marks.acknowledged }]),
  ]
  if (shown.length === 0) return null
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {shown.map(({ icon: Icon, label }) => (
        <Chip key={label} size="small" variant="outlined" icon={<Icon />} label={label} />
      ))}
    </Box>
  )
}
