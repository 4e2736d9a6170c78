/** How many pieces are left: a picture and words, never colour alone. */
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import HourglassBottomOutlined from '@mui/icons-material/HourglassBottomOutlined'
import RemoveShoppingCartOutlined from '@mui/icons-material/RemoveShoppingCartOutlined'
import { stockLevelOf } from '@member-care/domain/order/quantity-choice.ts'
import { onlyLeftText, storePageTexts as texts } from '@member-care/domain/texts/store-page-texts.ts'
import { Pill, pillLooks } from '../page/pill.tsx'

const notes = {
  'sold-out': { picture: RemoveShoppingCartOutlined, look: pillLooks.rejected, text: () => texts.soldOut },
  few: { picture: HourglassBottomOutlined, look: pillLooks.pending, text: onlyLeftText },
  available: { picture: CheckCircleOutlined, look: pillLooks.approved, text: () => texts.available },
} as const

export function StockNote({ left }: { readonly left: number }) {
  const { text, ...pill } = notes[stockLevelOf(left)]
  return <Pill {...pill} text={text(left)} />
}
