import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined'
import DeletedIcon from '@mui/icons-material/DeleteOutlined'
import PendingIcon from '@mui/icons-material/ContactSupportOutlined'
import ProcessingIcon from '@mui/icons-material/HourglassTop'
import RejectedIcon from '@mui/icons-material/HighlightOff'
import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import SubmittedIcon from '@mui/icons-material/MarkEmailReadOutlined'
import type { ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { LookChip, type StatusLook } from '../console/look-chip.tsx'

const looks: Readonly<Record<ClaimStatus, StatusLook>> = {
  PROCESSING: { icon: ProcessingIcon, ink: 'info.main', surface: 'info.light' },
  SUBMITTED: { icon: SubmittedIcon, ink: 'primary.dark', surface: 'primary.light' },
  PENDING: { icon: PendingIcon, ink: 'secondary.main', surface: 'secondary.light' },
  PENDING_REVIEW: { icon: ReviewIcon, ink: 'warning.main', surface: 'warning.light' },
  APPROVED: { icon: ApprovedIcon, ink: 'success.main', surface: 'success.light' },
  REJECTED: { icon: RejectedIcon, ink: 'error.main', surface: 'error.light' },
  DELETED: { icon: DeletedIcon, ink: 'text.secondary', surface: 'background.default' },
}

/** A claim's status in words, with a picture and a colour besides. */
export function ClaimStatusChip({ status }: { status: ClaimStatus }) {
  return <LookChip look={looks[status]} label={claimStatusLabels[status]} />
}
