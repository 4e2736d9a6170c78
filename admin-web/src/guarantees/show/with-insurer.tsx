import { isUndecided } from '@member-care/domain/guarantee/guarantee-status.ts'
import { guaranteeDeskTexts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { handoverFailureText, handoverTexts } from '@member-care/domain/texts/handover-texts.ts'
import { Alert, AlertTitle, Box } from '@mui/material'
import type { Guarantee } from '../guarantee-record.ts'

const texts = guaranteeDeskTexts.withInsurer

/** Where an insurer's own system decides (S84): that it does, and how far it has come with the request. */
export function WithInsurer({ guarantee }: { guarantee: Guarantee }) {
  const { insurerDecides, referenceNo, handover, status } = guarantee
  if (!insurerDecides) return null
  if (referenceNo !== null)
    return (
      <Alert severity="info">
        <AlertTitle>{texts.title}</AlertTitle>
        {texts.taken(referenceNo)}
      </Alert>
    )
  if (status === 'PENDING_HR') return <Alert severity="info">{texts.afterHr}</Alert>
  if (handover === null)
    return isUndecided(status) || status === 'APPROVED' ? (
      <Alert severity="info">
        <AlertTitle>{texts.title}</AlertTitle>
        {texts.onItsWay}
      </Alert>
    ) : null
  const { why, whatToDo } = handoverFailureText(handover.reason)
  return (
    <Alert severity={handover.gaveUp ? 'error' : 'warning'}>
      <AlertTitle>{handover.gaveUp ? handoverTexts.stopped : handoverTexts.goesOn}</AlertTitle>
      <Box>{why}</Box>
      <Box>
        {whatToDo} {handover.gaveUp && texts.thenReprocess}
      </Box>
    </Alert>
  )
}
