import EndedIcon from '@mui/icons-material/HighlightOff'
import PaidIcon from '@mui/icons-material/PaidOutlined'
import RedeemedIcon from '@mui/icons-material/CheckCircleOutlined'
import RefundedIcon from '@mui/icons-material/Undo'
import RefundingIcon from '@mui/icons-material/UndoOutlined'
import UnderWayIcon from '@mui/icons-material/HourglassEmpty'
import UnsureIcon from '@mui/icons-material/HelpOutlineOutlined'
import PersonIcon from '@mui/icons-material/PersonSearchOutlined'
import type { OrderStatus } from '@member-care/domain/order/order-status.ts'
import { orderPageTexts, orderStatusTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { LookChip, type StatusLook } from '../../console/look-chip.tsx'

const underWay: StatusLook = { icon: UnderWayIcon, ink: 'secondary.main', surface: 'secondary.light' }
const looks: Readonly<Record<OrderStatus, StatusLook>> = {
  PLACED: underWay,
  RESERVED: underWay,
  PAYING: underWay,
  CONFIRMING: underWay,
  UNSURE: { icon: UnsureIcon, ink: 'warning.main', surface: 'warning.light' },
  PAID: { icon: PaidIcon, ink: 'primary.dark', surface: 'primary.light' },
  REDEEMED: { icon: RedeemedIcon, ink: 'success.main', surface: 'success.light' },
  REFUNDING: { icon: RefundingIcon, ink: 'warning.main', surface: 'warning.light' },
  REFUNDED: { icon: RefundedIcon, ink: 'text.secondary', surface: 'background.default' },
  ENDED: { icon: EndedIcon, ink: 'text.secondary', surface: 'background.default' },
}

const needsPerson: StatusLook = { icon: PersonIcon, ink: 'error.main', surface: 'error.light' }

/** An order's status in words, with a picture and a colour besides. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return <LookChip look={looks[status]} label={orderStatusTexts[status]} />
}

/** Beside the status of an order whose payment a person has to look up. */
export function NeedsPersonChip() {
  return <LookChip look={needsPerson} label={orderPageTexts.needsPerson} />
}
