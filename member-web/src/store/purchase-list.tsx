/** What the member has bought (STO-012, STO-013), and what becomes of a purchase that is under way. */
import { useEffect } from 'react'
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { storePageTexts as texts } from '@member-care/domain/texts/store-page-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Link as RouterLink } from 'react-router-dom'
import { useAnswer } from '../data/use-answer.ts'
import { KeepsFocus } from '../page/keeps-focus.tsx'
import { NotUpToDate } from '../page/not-up-to-date.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import type { Purchase } from '../portal-api/store-api.ts'
import { useSignedInUser } from '../session/session.ts'
import { FollowedPurchase } from './followed-purchase.tsx'
import { PurchaseCard } from './purchase-card.tsx'
import { endIntent, keptIntents } from './purchase-intent.ts'
import { STORE_ADDRESS } from './store-addresses.ts'
import { PURCHASES, purchasesQuery, useAskedAgain } from './store-queries.ts'
import { isSettled } from './use-open-purchase.ts'

/** @param followed the purchase that the address tells of */
export function PurchaseList({ followed }: { readonly followed: string | null }) {
  const { uuid } = useSignedInUser()
  const { value, phase, failure, reload } = useAnswer(purchasesQuery(uuid))
  useAskedAgain(
    PURCHASES,
    value?.some((purchase) => !isSettled(purchase) || purchase.standing === 'refunding') ?? false,
  )
  useEffect(() => endSettledIntents(value ?? []), [value])
  if (value === undefined)
    return phase === 'failed' ? (
      <LoadFailure title={texts.purchasesFailed} detail={failure} onRetry={reload} />
    ) : (
      <Skeletons count={3} height={132} />
    )
  return (
    <KeepsFocus>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {phase === 'failed' && <NotUpToDate title={texts.notUpToDate} onRetry={reload} />}
        {followed !== null && <FollowedPurchase key={followed} purchaseId={followed} purchases={value} />}
        {value.length === 0 ? (
          <NoPurchases />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {value.map((purchase) => (
              <PurchaseCard key={purchase.uuid} purchase={purchase} isFollowed={purchase.uuid === followed} />
            ))}
          </Box>
        )}
      </Box>
    </KeepsFocus>
  )
}

/** What the list says of an intent is as good as the answer to it. */
function endSettledIntents(purchases: readonly Purchase[]): void {
  for (const intent of keptIntents())
    if (purchases.some((purchase) => purchase.uuid === intent.purchaseId && isSettled(purchase))) endIntent(intent)
}

function NoPurchases() {
  return (
    <EmptyState
      icon={ShoppingBagOutlined}
      title={texts.noPurchases}
      action={
        <Button variant="contained" component={RouterLink} to={STORE_ADDRESS}>
          {texts.toItems}
        </Button>
      }
    >
      {texts.noPurchasesDetail}
    </EmptyState>
  )
}
