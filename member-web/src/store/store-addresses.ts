/** The addresses of the store's pages (2§2). */
import type { Purchase } from '../portal-api/store-api.ts'

export const STORE_ADDRESS = '/app/store'
export const PURCHASED_ADDRESS = `${STORE_ADDRESS}?show=purchased`

export function addressOfProduct(productId: string): string {
  return `/app/product/view?${new URLSearchParams({ type: '1', id: productId }).toString()}`
}

export function addressOfRedemption(purchaseId: string): string {
  return `/app/product/redeem?${new URLSearchParams({ type: '1', id: purchaseId }).toString()}`
}

export function addressOfInvoice({ uuid, userUUID, invoiceId }: Pick<Purchase, 'uuid' | 'userUUID' | 'invoiceId'>) {
  return `/app/product/invoice?${new URLSearchParams({ uuid, userUUID, invoiceId: invoiceId ?? '' }).toString()}`
}

/** What an address of a tax invoice names. Its parts stand between `&`, or between `?` (C35). @param search from its first `?` on */
export function readInvoiceAddress(search: string): { uuid: string; userUUID: string; invoiceId: string } {
  const query = new URLSearchParams(search.slice(1).replaceAll('?', '&'))
  const read = (name: string) => query.get(name) ?? ''
  return { uuid: read('uuid'), userUUID: read('userUUID'), invoiceId: read('invoiceId') }
}
