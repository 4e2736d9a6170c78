import { ClaimBankQueue } from './claim-bank-queue.tsx'

/** `/systemadmin/verify/outpatientbank` (3§2.14). */
export default function OutpatientBankPage() {
  return <ClaimBankQueue kind="outpatient" />
}
