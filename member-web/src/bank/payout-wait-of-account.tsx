/** Says until when nothing is paid to an account that was entered a short time ago. A help and no more: without an answer nothing is said. */
import Box from '@mui/material/Box'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { payoutWaitTexts as texts } from '@member-care/domain/texts/payout-wait-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { readPayoutWait, type PayoutWait } from '../portal-api/profile-changes-api.ts'

/** @param props.accountNo as it is shown: for another account it is asked anew */
export function PayoutWaitOfAccount({ accountNo }: { readonly accountNo: string }) {
  const { value } = useAnswer(portalQuery({ key: ['payout-wait', accountNo], load: readPayoutWait }))
  if (value === undefined || value === null) return null
  return (
    <Box sx={{ mt: 2 }}>
      <StoredAccountWaits wait={value} />
    </Box>
  )
}

/** The words of it. */
export function StoredAccountWaits({ wait }: { readonly wait: NonNullable<PayoutWait> }) {
  return (
    <Notice tone="info" title={texts.title}>
      {pageTexts.sentences([texts.ofProfile(wait), texts.notYou])}
    </Notice>
  )
}
