/** Says before a claim is sent that its payout waits. A help and no more: without an answer nothing is said. */
import { payoutWaitTexts as texts } from '@member-care/domain/texts/payout-wait-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { StoredAccountWaits } from '../bank/payout-wait-of-account.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { readPayoutWaits } from '../portal-api/claims-api.ts'

const waitsQuery = portalQuery({ key: ['payout-waits'], load: readPayoutWaits })

/** @param props.account the one in the profile, one that is typed, or the one that the claim has already, whose page says it */
export function PayoutWaitOfForm({ account }: { readonly account: 'profile' | 'typed' | 'of-claim' }) {
  const { value } = useAnswer(waitsQuery)
  if (value === undefined) return null
  if (account === 'profile' && value.ofProfile !== null) return <StoredAccountWaits wait={value.ofProfile} />
  if (account !== 'typed' || value.hours === 0) return null
  return (
    <Notice tone="info" title={texts.title}>
      {texts.ofTypedAccount(value.hours)}
    </Notice>
  )
}
