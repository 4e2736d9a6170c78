import WaitIcon from '@mui/icons-material/HourglassEmpty'
import { Alert, AlertTitle, Box } from '@mui/material'
import { payoutWaitsText, payoutWaitTexts as texts } from '@member-care/domain/texts/payout-wait-texts.ts'
import type { ClaimRecord } from './claim-record.ts'
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
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        gap: 0.5,
        alignItems: 'center',
        fontSize: '0.8125rem',
        fontWeight: 550,
        color: 'warning.main',
      }}
    >
      <WaitIcon sx={{ fontSize: 16 }} aria-hidden="true" />
      {isShort ? texts.shortMark : texts.mark(wait)}
    </Box>
  )
}
