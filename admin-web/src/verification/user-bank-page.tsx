import { UserBankQueue } from './user-bank-queue.tsx'

/** `/systemadmin/verify/userbank` (3§2.14). */
export default function UserBankPage() {
  return <UserBankQueue />
}
