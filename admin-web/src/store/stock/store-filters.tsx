import { orderPageTexts as texts } from '@member-care/domain/texts/store-console-texts.ts'
import { useGetList } from 'react-admin'
import { FilterSelect } from '../../list/filter-select.tsx'
import type { ProductStock, StoreMerchant } from './stock-record.ts'

/** As many as one answer of the API may hold. */
const EVERY_ONE = { page: 1, perPage: 1000 }

/** Narrows a list by the merchant. */
export function MerchantFilter() {
  const { data: merchants = [] } = useGetList<StoreMerchant>('merchants', {
    pagination: EVERY_ONE,
    sort: { field: 'name', order: 'ASC' },
  })
  return (
    <FilterSelect
      source="merchantId"
      label={texts.fields.merchant}
      everything={texts.everyMerchant}
      choices={merchants.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

/** Narrows a list by the product. */
export function ProductFilter() {
  const { data: products = [] } = useGetList<ProductStock>('stock', {
    pagination: EVERY_ONE,
    sort: { field: 'title', order: 'ASC' },
  })
  return (
    <FilterSelect
      source="productId"
      label={texts.fields.product}
      everything={texts.everyProduct}
      choices={products.map(({ id, title }) => ({ value: id, label: title }))}
    />
  )
}
