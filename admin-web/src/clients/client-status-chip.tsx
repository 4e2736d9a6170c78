import ActiveIcon from '@mui/icons-material/CheckCircleOutlined'
import InactiveIcon from '@mui/icons-material/PauseCircleOutlined'
import { Chip } from '@mui/material'
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'

/** Whether a client, or a company of the master, is active: in words, with a picture and a colour besides. */
export function ClientStatusChip({ isActive }: { isActive: boolean }) {
  const Icon = isActive ? ActiveIcon : InactiveIcon
  const [ink, surface] = isActive ? ['success.main', 'success.light'] : ['text.secondary', 'background.default']
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={isActive ? clientTexts.active : clientTexts.inactive}
      sx={{ color: ink, bgcolor: surface, '& .MuiChip-icon': { color: ink, fontSize: 16, ml: '6px' } }}
    />
  )
}
