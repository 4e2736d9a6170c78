/** What the store's pages ask for, by their keys. */
import { useEffect } from 'react'
import { bytesOfBase64 } from '@member-care/web-kit/files/base64.ts'
import { portalQuery } from '../data/portal-query.ts'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { buyProduct, readInvoice, readProducts, readPurchases } from '../portal-api/store-api.ts'
import type { PurchaseIntent } from './purchase-intent.ts'

/** The names that the keys begin with. */
export const PRODUCTS = 'products'
export const PURCHASES = 'purchases'
export const OPEN_PURCHASE = 'open-purchase'

export const productsQuery = portalQuery({ key: [PRODUCTS], load: readProducts })

export function purchasesQuery(uuid: string) {
  return portalQuery({
    key: [PURCHASES, uuid],
    load: (signal, asking) => readPurchases(uuid, signal, asking),
  })
}

/** Buys what is intended, or asks what became of it: the same call, because the same intent is one purchase. It goes on when the page is left. */
export function openPurchaseQuery(uuid: string, intent: PurchaseIntent | undefined) {
  return portalQuery({
    key: [OPEN_PURCHASE, intent?.idempotencyKey],
    load: (_signal, asking) => {
      if (intent === undefined) throw new Error('Nothing is to be bought.')
      return buyProduct(uuid, intent, asking)
    },
    enabled: intent !== undefined,
    askedOnce: true,
  })
}

export function invoiceQuery(uuid: string, userUUID: string) {
  return portalQuery({
    key: ['purchase-invoice', uuid, userUUID],
    load: async (signal) => pdfOf(await readInvoice(uuid, userUUID, signal)),
    askedOnce: true,
  })
}

function pdfOf(base64: string): Blob {
  return new Blob([bytesOfBase64(base64)], { type: 'application/pdf' })
}

const ASK_EVERY_MS = 3_000

/** Asks again by itself for what has this name, as long as something is under way. */
export function useAskedAgain(name: typeof PURCHASES | typeof OPEN_PURCHASE, isUnderWay: boolean): void {
  const queries = usePortalQueries()
  useEffect(() => {
    if (!isUnderWay) return undefined
    const ask = () => queries.refresh(({ queryKey, state }) => queryKey[0] === name && state.fetchStatus === 'idle')
    const timer = setInterval(ask, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [queries, name, isUnderWay])
}
