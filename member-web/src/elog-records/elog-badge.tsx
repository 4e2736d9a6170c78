/** The status of an eLOG: a picture and its words, never colour alone. */
import CancelOutlined from '@mui/icons-material/CancelOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import type { GuaranteeStatus } from '@member-care/domain/guarantee/guarantee-status.ts'
import { guaranteeTexts } from '@member-care/domain/texts/guarantee-texts.ts'
import { Pill, pillLooks } from '../page/pill.tsx'

const badges = {
  PENDING_HR: { picture: ScheduleOutlined, look: pillLooks.pending },
  SUBMITTED: { picture: ScheduleOutlined, look: pillLooks.pending },
  APPROVED: { picture: CheckCircleOutlined, look: pillLooks.approved },
  REJECTED: { picture: CancelOutlined, look: pillLooks.rejected },
  EXPIRED: { picture: EventBusyOutlined, look: pillLooks.other },
  WITHDRAWN: { picture: UndoOutlined, look: pillLooks.other },
} satisfies Readonly<Record<GuaranteeStatus, object>>

export function ElogBadge({ status }: { readonly status: GuaranteeStatus }) {
  return <Pill {...badges[status]} text={guaranteeTexts.statuses[status]} />
}
