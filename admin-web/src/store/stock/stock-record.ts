/** The stock of products as the API answers it, and where its pages stand. */
import { settlementTexts } from '@member-care/domain/texts/settlement-texts.ts'
import type { AnswerTo } from '../../console/api-client.ts'
import { textFilter, type ListAddress } from '../../list/list-address.ts'

export type ProductStock = AnswerTo<'/api/console/stock'>[number]
export type StoreMerchant = AnswerTo<'/api/console/merchants'>[number]
export type ProductRedeemCode = AnswerTo<'/api/console/products/{productId}/redeem-code'>
export type MerchantCounter = AnswerTo<'/api/console/merchants/{merchantId}/counter'>

export const stockListAddress: ListAddress = {
  sortFields: ['title', 'merchantName', 'free'],
  defaultSort: { field: 'title', order: 'ASC' },
  filters: { merchantId: textFilter('merchant') },
}

export const stockPath = '/stock'

export function stockAddress(productId: string): string {
  return `${stockPath}/${encodeURIComponent(productId)}`
}

/** The merchant's name; where it is kept no more, its id, and what is said where there is none. */
export function merchantText({ merchant: { id, name } }: Pick<ProductStock, 'merchant'>): string {
  return name ?? (id === '' ? settlementTexts.noMerchant : id)
}
