/** How a purchase stands: a picture and its words, never colour alone. */
import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined'
import CancelOutlined from '@mui/icons-material/CancelOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import PriorityHighOutlined from '@mui/icons-material/PriorityHighOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import type { PurchaseStanding } from '@member-care/domain/order/purchase.ts'
import { purchaseStandingTexts } from '@member-care/domain/texts/store-page-texts.ts'
import { Pill, pillLooks } from '../page/pill.tsx'

const badges = {
  checking: { picture: ScheduleOutlined, look: pillLooks.pending },
  'to-confirm': { picture: PriorityHighOutlined, look: pillLooks.waiting },
  bought: { picture: ShoppingBagOutlined, look: pillLooks.pending },
  redeemed: { picture: CheckCircleOutlined, look: pillLooks.approved },
  refunding: { picture: AutorenewOutlined, look: pillLooks.other },
  refunded: { picture: UndoOutlined, look: pillLooks.other },
  failed: { picture: CancelOutlined, look: pillLooks.rejected },
} satisfies Readonly<Record<PurchaseStanding, object>>

export function PurchaseBadge({ standing }: { readonly standing: PurchaseStanding }) {
  return <Pill {...badges[standing]} text={purchaseStandingTexts[standing]} />
}
