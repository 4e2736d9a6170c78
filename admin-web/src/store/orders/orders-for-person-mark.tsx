import { usePowers } from '../../console/administrator.ts'
import { CountMark } from '../../console/count-mark.tsx'
import { useOrdersForPerson } from './use-orders-for-person.ts'

/** How many orders need a person, in the menu of who can be that person. */
export function OrdersForPersonMark() {
  return usePowers()?.has('store.payments') === true ? <Mark /> : null
}

function Mark() {
  const { total } = useOrdersForPerson()
  return <CountMark waiting={total ?? 0} />
}
