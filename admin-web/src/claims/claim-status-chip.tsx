import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined'
import DeletedIcon from '@mui/icons-material/DeleteOutlined'
import PendingIcon from '@mui/icons-material/ContactSupportOutlined'
import ProcessingIcon from '@mui/icons-material/HourglassTop'
import RejectedIcon from '@mui/icons-material/HighlightOff'
import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import SubmittedIcon from '@mui/icons-material/MarkEmailReadOutlined'
import { Chip } from '@mui/material'
import type { ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import type { ComponentType } from 'react'

const looks: Readonly<
  Record<ClaimStatus, { readonly icon: ComponentType; readonly ink: string; readonly surface: string }>
> = {
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
