/** The way back to what is on sale, or to what was bought. */
import ArrowBack from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { productPageTexts, redeemTexts } from '@member-care/domain/texts/store-page-texts.ts'
import { PURCHASED_ADDRESS, STORE_ADDRESS } from './store-addresses.ts'

export function BackToStore({ to }: { readonly to: 'items' | 'purchased' }) {
  return (
    <Button
      component={RouterLink}
      to={to === 'items' ? STORE_ADDRESS : PURCHASED_ADDRESS}
      startIcon={<ArrowBack />}
      sx={{ ml: -1.5, mb: 1, px: 1.5 }}
    >
      {to === 'items' ? productPageTexts.back : redeemTexts.back}
    </Button>
  )
}
