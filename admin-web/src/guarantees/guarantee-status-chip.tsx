import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined'
import ExpiredIcon from '@mui/icons-material/EventBusyOutlined'
import PendingHrIcon from '@mui/icons-material/GroupsOutlined'
import RejectedIcon from '@mui/icons-material/HighlightOff'
import SubmittedIcon from '@mui/icons-material/MarkEmailReadOutlined'
import WithdrawnIcon from '@mui/icons-material/Undo'
import type { GuaranteeStatus } from '@member-care/domain/guarantee/guarantee-status.ts'
import { guaranteeTexts } from '@member-care/domain/texts/guarantee-texts.ts'
import { LookChip, type StatusLook } from '../console/look-chip.tsx'

const looks: Readonly<Record<GuaranteeStatus, StatusLook>> = {
  PENDING_HR: { icon: PendingHrIcon, ink: 'secondary.main', surface: 'secondary.light' },
  SUBMITTED: { icon: SubmittedIcon, ink: 'primary.dark', surface: 'primary.light' },
  APPROVED: { icon: ApprovedIcon, ink: 'success.main', surface: 'success.light' },
  REJECTED: { icon: RejectedIcon, ink: 'error.main', surface: 'error.light' },
  EXPIRED: { icon: ExpiredIcon, ink: 'text.secondary', surface: 'background.default' },
  WITHDRAWN: { icon: WithdrawnIcon, ink: 'text.secondary', surface: 'background.default' },
}

/** A letter's status in words, with a picture and a colour besides. */
export function GuaranteeStatusChip({ status }: { status: GuaranteeStatus }) {
  return <LookChip look={looks[status]} label={guaranteeTexts.statuses[status]} />
}
