/** A purchase from the intent to its end: sent, looked up again while the bank is asked, and over. */
import { useEffect } from 'react'
import { isDecision } from '@member-care/domain/errors/response-error.ts'
import { withPurchase } from '@member-care/domain/order/purchase-list.ts'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { useAnswer } from '../data/use-answer.ts'
import type { Purchase } from '../portal-api/store-api.ts'
import { useSignedInUser } from '../session/session.ts'
import { bindIntent, endIntent, type PurchaseIntent } from './purchase-intent.ts'
import { OPEN_PURCHASE, openPurchaseQuery, PRODUCTS, PURCHASES, useAskedAgain } from './store-queries.ts'

export type OpenPurchase =
  | { readonly phase: 'none' | 'asking' }
  | { readonly phase: 'checking' | 'over'; readonly purchase: Purchase }
  | { readonly phase: 'to-confirm'; readonly purchase: Purchase; readonly confirmUrl: string }
  /** It came to nothing. */
  | { readonly phase: 'refused'; readonly message: string }
  /** Nobody knows yet. `ask` looks it up: it is never bought a second time. */
  | { readonly phase: 'unknown'; readonly message: string; readonly ask: () => void }

export function useOpenPurchase(intent: PurchaseIntent | undefined): OpenPurchase {
  const { uuid } = useSignedInUser()
  const { value, phase, failure, failureCode, reload } = useAnswer(openPurchaseQuery(uuid, intent))
  const queries = usePortalQueries()
  const open: OpenPurchase = (() => {
    if (intent === undefined) return { phase: 'none' }
    if (phase === 'failed') {
      if (failureCode !== undefined && isDecision({ code: failureCode }))
        return { phase: 'refused', message: failure ?? '' }
      return { phase: 'unknown', message: failure ?? '', ask: reload }
    }
    if (value === undefined) return { phase: 'asking' }
    const { purchase, confirmUrl } = value
    if (confirmUrl !== undefined) return { phase: 'to-confirm', purchase, confirmUrl }
    return { phase: isSettled(purchase) ? 'over' : 'checking', purchase }
  })()
  useAskedAgain(OPEN_PURCHASE, open.phase === 'checking')
  const purchase = 'purchase' in open ? open.purchase : undefined
  useEffect(() => {
    if (intent === undefined) return
    if (purchase !== undefined) {
      bindIntent(intent, purchase.uuid)
      queries.setQueryData<readonly Purchase[]>([PURCHASES, uuid], (list) => list && withPurchase(list, purchase))
    }
    if (open.phase !== 'over' && open.phase !== 'refused') return
    endIntent(intent)
    queries.refresh(({ queryKey: [name] }) => name === PRODUCTS || (name === PURCHASES && open.phase === 'refused'))
  }, [queries, uuid, intent, purchase, open.phase])
  return open
}

/** Whether it is known what became of the payment. */
export function isSettled({ standing }: Purchase): boolean {
  return standing !== 'checking' && standing !== 'to-confirm'
}
