import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined'
import DeletedIcon from '@mui/icons-material/DeleteOutlined'
import PendingIcon from '@mui/icons-material/ContactSupportOutlined'
import ProcessingIcon from '@mui/icons-material/HourglassTop'
import RejectedIcon from '@mui/icons-material/HighlightOff'
import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import SubmittedIcon from '@mui/icons-material/MarkEmailReadOutlined'
import { Chip } from '@mui/material'
import { claimStatusLabels, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import type { ComponentType } from 'react'

const { colour } = tokens

const looks: Readonly<Record<ClaimStatus, { readonly icon: ComponentType; readonly ink: string; readonly surface: string }>> = {
  PROCESSING: { icon: ProcessingIcon, ink: colour.info, surface: colour.infoLight },
  SUBMITTED: { icon: SubmittedIcon, ink: colour.primaryDark, surface: colour.primaryLight },
  PENDING: { icon: PendingIcon, ink: colour.accent, surface: colour.accentLight },
  PENDING_REVIEW: { icon: ReviewIcon, ink: colour.warning, surface: colour.warningLight },
  APPROVED: { icon: ApprovedIcon, ink: colour.success, surface: colour.successLight },
  REJECTED: { icon: RejectedIcon, ink: colour.error, surface: colour.errorLight },
  DELETED: { icon: DeletedIcon, ink: colour.inkMuted, surface: colour.background },
}

/** A claim's status in words, with a picture and a colour besides. */
export function ClaimStatusChip({ status }: { status: ClaimStatus }) {
  const { icon: Icon, ink, surface } = looks[status]
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={claimStatusLabels[status]}
      sx={{ color: ink, bgcolor: surface, '& .MuiChip-icon': { color: ink, fontSize: 16, ml: '6px' } }}
    />
  )
}
