import { IdentityChangeQueue } from './identity-change-queue.tsx'

/** `/systemadmin/verify/identity` (S35). */
export default function IdentityChangePage() {
  return <IdentityChangeQueue />
}
