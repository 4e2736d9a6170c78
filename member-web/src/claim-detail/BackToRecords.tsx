/** The way back from a claim to its list, Claim Records. */
import { BackToList } from '../page/BackToList.tsx'

export function BackToRecords() {
  return <BackToList usual="/app/claimrecords" />
}
