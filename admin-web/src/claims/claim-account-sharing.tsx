import { AccountSharingWarning } from '../bank/account-sharing-warning.tsx'
import { useAccountSharing } from './use-account-sharing.ts'

/** Says who else uses the account that the claim is paid into, or the one that is proposed for it. */
export function ClaimAccountSharing({ account }: { account: 'payment' | 'proposal' }) {
  const { data } = useAccountSharing()
  return <AccountSharingWarning sharing={data?.[account]} />
}
