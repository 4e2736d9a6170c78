/** The way back from a claim to its list, Claim Records. */
import { BackToList } from '../page/back-to-list.tsx'

export function BackToRecords() {
  return <BackToList usual="/app/claimrecords" />
}
