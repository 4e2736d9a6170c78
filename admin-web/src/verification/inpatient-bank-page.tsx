import { ClaimBankQueue } from './claim-bank-queue.tsx'

/** `/systemadmin/verify/inpatientbank` (3§2.14). */
export default function InpatientBankPage() {
  return <ClaimBankQueue kind="inpatient" />
}
