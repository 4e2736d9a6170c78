/** The status of a claim: a picture and its words, never colour alone. */
import CancelOutlined from '@mui/icons-material/CancelOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import Box from '@mui/material/Box'
import { parseClaimStatus, statusPicture, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'

const pictures = { approved: CheckCircleOutlined, rejected: CancelOutlined, pending: ScheduleOutlined }
const looks = {
  approved: { color: 'success.main', bgcolor: 'success.light' },
  rejected: { color: 'error.main', bgcolor: 'error.light' },
  pending: { color: 'info.main', bgcolor: 'info.light' },
  /** The one status that waits for the member: the only one on full colour. */
  waiting: { color: 'secondary.contrastText', bgcolor: 'secondary.main' },
  /** What is no claim's, and nobody waits for. */
  other: { color: 'text.secondary', bgcolor: 'background.default' },
}

/** `status` as answers spell it; one that is not known is shown as it came, with the pending picture. */
export function StatusBadge({ status }: { readonly status: string }) {
  const code = parseClaimStatus(status)
  const picture = code === undefined ? 'pending' : statusPicture(code)
  const Picture = pictures[picture]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        pl: 0.75,
        pr: 1.25,
        py: 0.375,
        borderRadius: 5,
        fontSize: '0.8125rem',
        fontWeight: 620,
        whiteSpace: 'nowrap',
        ...looks[lookOf(code, picture)],
      }}
    >
      <Picture sx={{ fontSize: 18 }} aria-hidden="true" />
      {code === undefined ? status : claimStatusLabels[code]}
    </Box>
  )
}

function lookOf(code: ClaimStatus | undefined, picture: keyof typeof pictures): keyof typeof looks {
  if (code === undefined) return 'other'
  return code === 'PENDING' ? 'waiting' : picture
}
