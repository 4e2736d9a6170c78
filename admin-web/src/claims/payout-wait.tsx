import WaitIcon from '@mui/icons-material/HourglassEmpty'
import { Alert, AlertTitle } from '@mui/material'
import { payoutWaitsText, payoutWaitTexts as texts } from '@member-care/domain/texts/payout-wait-texts.ts'
import type { ClaimRecord } from './claim-record.ts'
import { IconMark } from './icon-mark.tsx'
import { usePayoutWait } from './use-payout-wait.ts'

type Waiting = Pick<ClaimRecord, 'payoutWait'>

/** Of a claim that cannot be approved yet, because its member has changed the account: since when and until when. */
export function PayoutWaitAlert({ claim: { payoutWait }, mb = 0 }: { claim: Waiting; mb?: number }) {
  const wait = usePayoutWait(payoutWait)
  if (wait === undefined) return null
  return (
    <Alert severity="warning" icon={<WaitIcon />} sx={{ mb }}>
      <AlertTitle>{texts.title}</AlertTitle>
      {payoutWaitsText(wait)} {texts.consequence}
    </Alert>
  )
}

/** The same in the queue, in a few words. @param props.isShort in a row of a table, whose panel says the rest */
export function PayoutWaitMark({ claim: { payoutWait }, isShort = false }: { claim: Waiting; isShort?: boolean }) {
  const wait = usePayoutWait(payoutWait)
  if (wait === undefined) return null
  return (
    <IconMark icon={WaitIcon} colour="warning.main">
      {isShort ? texts.shortMark : texts.mark(wait)}
    </IconMark>
  )
}
