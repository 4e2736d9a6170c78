import SoldOutIcon from '@mui/icons-material/RemoveShoppingCartOutlined'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { Chip } from '@mui/material'

/** How many pieces can still be sold; in words where none can. */
export function FreePieces({ free }: { readonly free: number | null }) {
  if (free !== null && free > 0) return shownCount(free)
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<SoldOutIcon />}
      label={free === null ? storeConsoleTexts.stock.notCounted : storeConsoleTexts.stock.soldOut}
    />
  )
}
