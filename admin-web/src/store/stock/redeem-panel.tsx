import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { Stack, Typography } from '@mui/material'
import { usePowers } from '../../console/administrator.ts'
import { Panel } from '../../console/field-list.tsx'
import { CounterAddress, ProductCode } from './shown-on-demand.tsx'
import type { ProductStock } from './stock-record.ts'

const { redeem: texts } = storeConsoleTexts

/** By which code a product is redeemed. Who keeps the store can have the code, or the address of the counter, shown. */
export function RedeemPanel({ product: { id, redeemWay, merchant } }: { readonly product: ProductStock }) {
  const mayKeep = usePowers()?.has('store.keep') ?? false
  const isFixed = redeemWay === 'fixed-code'
  // A merchant that is kept no more has no counter.
  const hasCounter = merchant.name !== null
  return (
    <Panel title={texts.title}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Typography variant="body2">
          {isFixed ? texts.fixed : hasCounter ? texts.changing : texts.noMerchant}
        </Typography>
        {mayKeep && isFixed && <ProductCode key={id} productId={id} />}
        {mayKeep && !isFixed && hasCounter && <CounterAddress key={merchant.id} merchantId={merchant.id} />}
      </Stack>
    </Panel>
  )
}
