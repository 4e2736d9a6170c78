/** Redeems a purchase (`type=1`), by the address's `id`, with the code at the merchant's counter (STO-008 to STO-011). */
import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { STORE_CURRENCY } from '@member-care/domain/order/order-terms.ts'
import { withPurchase } from '@member-care/domain/order/purchase-list.ts'
import {
  purchaseTexts,
  redeemedOnText,
  redeemTexts as texts,
  storePageTexts,
} from '@member-care/domain/texts/store-page-texts.ts'
import { storeTexts } from '@member-care/domain/texts/store-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { DetailRows } from '../page/detail-rows.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { ApiCallError } from '../portal-api/api-client.ts'
import { redeemPurchase, type Purchase } from '../portal-api/store-api.ts'
import { useSignedInUser } from '../session/session.ts'
import { BackToStore } from './back-to-store.tsx'
import { CodeScanner } from './code-scanner.tsx'
import { PurchaseBadge } from './purchase-badge.tsx'
import { PURCHASES, purchasesQuery } from './store-queries.ts'
import { TypedCode } from './typed-code.tsx'

export default function RedeemPage() {
  const [query] = useSearchParams()
  const { uuid } = useSignedInUser()
  const id = query.get('type') === '1' ? (query.get('id') ?? '') : ''
  const { value, phase, failure, reload } = useAnswer(purchasesQuery(uuid))
  const purchase = value?.find((one) => one.uuid === id)
  return (
    <>
      <BackToStore to="purchased" />
      <PageHeading title={texts.title} {...(purchase && { lead: purchase.product.title })} />
      {value === undefined && phase === 'loading' && <Skeletons count={2} height={180} />}
      {value === undefined && phase === 'failed' && (
        <LoadFailure title={storePageTexts.purchasesFailed} detail={failure} onRetry={reload} />
      )}
      {value !== undefined && purchase === undefined && (
        <EmptyState title={texts.missing}>{texts.missingDetail}</EmptyState>
      )}
      {purchase !== undefined && (
        <Box sx={{ display: 'grid', gap: 3, maxWidth: 640 }}>
          <Redemption key={purchase.uuid} purchase={purchase} />
          <Panel title={purchaseTexts.purchase} action={<PurchaseBadge standing={purchase.standing} />}>
            <DetailRows rows={factsOf(purchase)} />
          </Panel>
        </Box>
      )}
    </>
  )
}

function factsOf({ product, quantity, totalCents, created }: Purchase) {
  return [
    { label: purchaseTexts.product, value: <span lang={product.language}>{product.title}</span> },
    { label: purchaseTexts.quantity, value: String(quantity) },
    { label: purchaseTexts.total, value: formatMoney(totalCents, STORE_CURRENCY) },
    { label: purchaseTexts.boughtOn, value: formatSingaporeInstant(new Date(created)) },
  ]
}

/** What is longer than any code was scanned somewhere else; the server takes no more. */
const LONGEST_CODE = 200

function Redemption({ purchase: { uuid: purchaseId, standing, redeemedDate } }: { readonly purchase: Purchase }) {
  const { uuid } = useSignedInUser()
  const queries = usePortalQueries()
  const redeem = useMutation({
    mutationFn: (code: string) => redeemPurchase(uuid, purchaseId, code.slice(0, LONGEST_CODE)),
    onSuccess: (redeemed) =>
      queries.setQueryData<readonly Purchase[]>([PURCHASES, uuid], (list) => list && withPurchase(list, redeemed)),
    // It may be redeemed all the same, or be given back elsewhere.
    onError: () => queries.refresh(({ queryKey }) => queryKey[0] === PURCHASES),
  })
  if (redeemedDate !== null) return <Redeemed on={redeemedDate} isNew={redeem.isSuccess} />
  if (standing !== 'bought')
    return (
      <Notice tone="info" title={texts.notNow}>
        <PurchaseBadge standing={standing} />
      </Notice>
    )
  const isWrongCode = redeem.error?.message === storeTexts.wrongCode
  const send = (code: string) => {
    if (!redeem.isPending) redeem.mutate(code)
  }
  return (
    <>
      {redeem.error !== null && (
        <Notice tone="error" role="alert" title={isWrongCode ? undefined : storeTexts.failedToRedeem}>
          {redeem.error instanceof ApiCallError ? redeem.error.response.message : redeem.error.message}
        </Notice>
      )}
      <Panel title={texts.scanTitle}>
        <CodeScanner isSending={redeem.isPending} onCode={send} />
      </Panel>
      <Panel title={texts.typeTitle}>
        <TypedCode isSending={redeem.isPending} onCode={send} />
      </Panel>
    </>
  )
}

function Redeemed({ on, isNew }: { readonly on: string; readonly isNew: boolean }) {
  const notice = useRef<HTMLDivElement>(null)
  // The button that had the focus has gone.
  useEffect(() => {
    if (isNew) notice.current?.focus()
  }, [isNew])
  return (
    <Notice ref={notice} tone="success" role="status" title={redeemedOnText(formatSingaporeInstant(new Date(on)))}>
      {isNew && texts.doneDetail}
    </Notice>
  )
}
