import { orderPageTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { ordersForPersonPath } from '../store/orders/order-record.ts'
import { useOrdersForPerson } from '../store/orders/use-orders-for-person.ts'
import { WaitingLine } from './waiting-line.tsx'

/** How many orders have a payment that a person has to look up, with the way to them. */
export function OrdersForPerson() {
  const { open: texts } = orderPageTexts
  const { total, failure, refetch } = useOrdersForPerson()
  return (
    <WaitingLine
      title={texts.title}
      label={texts.label}
      to={ordersForPersonPath}
      count={total}
      failure={failure}
      failed={texts.failed}
      onRetry={refetch}
    />
  )
}
