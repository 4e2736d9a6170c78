/** The status of a claim: a picture and its words, never colour alone. */
import CancelOutlined from '@mui/icons-material/CancelOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import { parseClaimStatus, statusPicture, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { Pill, pillLooks } from '../page/pill.tsx'

const pictures = { approved: CheckCircleOutlined, rejected: CancelOutlined, pending: ScheduleOutlined }

/** `status` as answers spell it; one that is not known is shown as it came, with the pending picture. */
export function StatusBadge({ status }: { readonly status: string }) {
  const code = parseClaimStatus(status)
  const picture = code === undefined ? 'pending' : statusPicture(code)
  return (
    <Pill
      picture={pictures[picture]}
      look={pillLooks[lookOf(code, picture)]}
      text={code === undefined ? status : claimStatusLabels[code]}
    />
  )
}

function lookOf(code: ClaimStatus | undefined, picture: keyof typeof pictures): keyof typeof pillLooks {
  if (code === undefined) return 'other'
  return code === 'PENDING' ? 'waiting' : picture
}
