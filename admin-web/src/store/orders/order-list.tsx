import OrderIcon from '@mui/icons-material/ReceiptLongOutlined'
import { orderStatuses } from '@member-care/domain/order/order-status.ts'
import { orderPageTexts as texts, orderStatusTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { CompanyListFilter } from '../../claims/list/company-filter.tsx'
import { ConsoleList } from '../../list/console-list.tsx'
import { ChoiceField, FilterSelect } from '../../list/filter-select.tsx'
import { useListFilters } from '../../list/use-list-filters.ts'
import { ClearFilters, ListFilters } from '../../list/list-filters.tsx'
import { MerchantFilter, ProductFilter } from '../stock/store-filters.tsx'
import { OrderCard, orderColumns } from './order-columns.tsx'
import { orderAddress, orderListAddress, type StoreOrder } from './order-record.ts'

/** What members have bought, the latest first. */
export default function OrderList() {
  return (
    <ConsoleList<StoreOrder>
      resource="orders"
      address={orderListAddress}
      title={texts.title}
      subtitle={<div>{texts.lead}</div>}
      icon={OrderIcon}
      texts={{
        loadFailed: texts.failed,
        empty: texts.none,
        emptyHint: texts.noneHint,
        noMatch: texts.noMatch,
        count: texts.count,
      }}
      filters={<OrderFilters />}
      opens={({ id }) => orderAddress(id)}
      columns={orderColumns()}
      card={(order) => <OrderCard order={order} />}
    />
  )
}

function OrderFilters() {
  return (
    <ListFilters label={texts.filters} columns="repeat(2, minmax(0, 280px))">
      <CompanyListFilter />
      <NeedsPersonFilter />
      <FilterSelect
        source="status"
        label={texts.columns.status}
        everything={texts.everyStatus}
        choices={orderStatuses.map((status) => ({ value: status, label: orderStatusTexts[status] }))}
      />
      <MerchantFilter />
      <ProductFilter />
      <ClearFilters label={texts.clear} />
    </ListFilters>
  )
}

/** Only orders whose payment a person has to look up, or all. */
function NeedsPersonFilter() {
  const { values, change } = useListFilters<{ readonly needsPerson?: boolean }>()
  return (
    <ChoiceField
      label={texts.needs}
      everything={texts.everyNeed}
      choices={[{ value: 'person', label: texts.needsPerson }]}
      value={values.needsPerson === true ? 'person' : ''}
      onChange={(value) => change({ needsPerson: value === 'person' || undefined })}
    />
  )
}
