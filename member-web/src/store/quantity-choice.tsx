/** How many pieces, what they cost together, and with which card they are paid (STO-003, STO-004). */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import {
  chargedCardText,
  mostPiecesText,
  productPageTexts as texts,
} from '@member-care/domain/texts/store-page-texts.ts'
import { FilterSelect } from '../form/filter-select.tsx'
import { walletAddress } from '../profile/profile-tabs.tsx'
import type { PayingCard } from './use-paying-card.ts'

interface QuantityChoiceProps {
  /** Those that can be bought now. */
  readonly quantities: readonly number[]
  readonly quantity: number
  /** As money. */
  readonly total: string
  readonly card: PayingCard
  readonly onChoose: (quantity: number) => void
  readonly action: ReactNode
}

export function QuantityChoice({ quantities, quantity, total, card, onChoose, action }: QuantityChoiceProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 3, rowGap: 1.5 }}>
        <Box sx={{ width: 128 }}>
          <FilterSelect
            name="quantity"
            label={texts.quantity}
            value={String(quantity)}
            choices={quantities.map((count) => ({ value: String(count), label: String(count) }))}
            onChange={(chosen) => onChoose(Number(chosen))}
          />
        </Box>
        <Box role="status" sx={{ pb: 0.25 }}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{texts.total}</Box>
          <Box sx={{ fontSize: '1.25rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{total}</Box>
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{mostPiecesText(quantities.length)}</Box>
      {action}
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {card.kind === 'none' ? texts.noCardYet : chargedCardText(card.kind === 'card' ? card.name : texts.usualCard)}{' '}
        <Link component={RouterLink} to={walletAddress} sx={{ display: 'inline-block', py: 0.25 }}>
          {texts.manageWallet}
        </Link>
      </Box>
    </Box>
  )
}
