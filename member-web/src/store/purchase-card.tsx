/** One purchase in the list: what it is, how it stands, and what can be done with it. */
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { STORE_CURRENCY } from '@member-care/domain/order/order-terms.ts'
import {
  invoiceOfPurchaseText,
  purchaseTexts as texts,
  redeemPurchaseText,
} from '@member-care/domain/texts/store-page-texts.ts'
import { Link as RouterLink } from 'react-router-dom'
import type { Purchase } from '../portal-api/store-api.ts'
import { GiveBack } from './give-back.tsx'
import { ProductPicture } from './product-picture.tsx'
import { PurchaseBadge } from './purchase-badge.tsx'
import { addressOfInvoice, addressOfRedemption } from './store-addresses.ts'

interface PurchaseCardProps {
  readonly purchase: Purchase
  /** Whether the address tells of it. */
  readonly isFollowed: boolean
}

export function PurchaseCard({ purchase, isFollowed }: PurchaseCardProps) {
  const { product, standing, uuid, invoiceId } = purchase
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-current={isFollowed || undefined}
      sx={{
        p: 2,
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: '176px minmax(0, 1fr)' },
        ...(isFollowed && { outline: '2px solid', outlineColor: 'primary.main' }),
      }}
    >
      <Box sx={{ '& > *': { borderRadius: 1 } }}>
        <ProductPicture url={product.thumbnailURL} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.25, alignContent: 'start', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Box
            component="h2"
            lang={product.language}
            sx={{ m: 0, fontSize: '1rem', fontWeight: 620, lineHeight: 1.35, overflowWrap: 'anywhere' }}
          >
            {product.title}
          </Box>
          <PurchaseBadge standing={standing} />
        </Box>
        <Facts purchase={purchase} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {standing === 'bought' && (
            <>
              <Button
                variant="contained"
                component={RouterLink}
                to={addressOfRedemption(uuid)}
                aria-label={redeemPurchaseText(product.title)}
              >
                {texts.redeem}
              </Button>
              <GiveBack purchase={purchase} />
            </>
          )}
          {invoiceId !== null && (
            <Button
              variant="text"
              startIcon={<ReceiptLongOutlined />}
              component={RouterLink}
              to={addressOfInvoice(purchase)}
              aria-label={invoiceOfPurchaseText(product.title)}
            >
              {texts.invoice}
            </Button>
          )}
        </Box>
      </Box>
    </Paper>
  )
}

function Facts({ purchase: { quantity, totalCents, created, redeemedDate } }: { readonly purchase: Purchase }) {
  const facts = [
    { label: texts.quantity, value: String(quantity) },
    { label: texts.total, value: formatMoney(totalCents, STORE_CURRENCY) },
    { label: texts.boughtOn, value: formatSingaporeInstant(new Date(created)) },
    ...(redeemedDate === null
      ? []
      : [{ label: texts.redeemedOn, value: formatSingaporeInstant(new Date(redeemedDate)) }]),
  ]
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, fontSize: '0.875rem' }}
    >
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'flex', columnGap: 1 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
