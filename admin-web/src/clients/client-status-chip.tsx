import ActiveIcon from '@mui/icons-material/CheckCircleOutlined'
import InactiveIcon from '@mui/icons-material/PauseCircleOutlined'
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import { LookChip, type StatusLook } from '../console/look-chip.tsx'

const active: StatusLook = { icon: ActiveIcon, ink: 'success.main', surface: 'success.light' }
const inactive: StatusLook = { icon: InactiveIcon, ink: 'text.secondary', surface: 'background.default' }

/** Whether a client, or a company of the master, is active. */
export function ClientStatusChip({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <LookChip look={active} label={clientTexts.active} />
  ) : (
    <LookChip look={inactive} label={clientTexts.inactive} />
  )
}
