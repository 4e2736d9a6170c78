import WaitIcon from '@mui/icons-material/HourglassEmpty'
import { Button, Typography, type ButtonProps } from '@mui/material'
import { payoutWaitTexts as texts } from '@member-care/domain/texts/payout-wait-texts.ts'
import type { PayoutWait } from './use-payout-wait.ts'

interface PayingButtonProps extends ButtonProps {
  /** The wait that keeps it from being pressed. */
  readonly wait: PayoutWait | undefined
  /** Where {@link ApprovableFrom} stands. */
  readonly wordsId: string
}

/** A button that approves. While the payout waits nothing comes of pressing it; it can be reached all the same, so that everybody learns from when on. */
export function PayingButton({ wait, wordsId, ...button }: PayingButtonProps) {
  if (wait === undefined) return <Button {...button} />
  return (
    <Button
      {...button}
      startIcon={<WaitIcon />}
      aria-disabled
      aria-describedby={wordsId}
      // A form is not sent either, by Enter in one of its fields.
      onClick={(event) => event.preventDefault()}
      sx={{ '&, &:hover': { color: 'text.secondary', bgcolor: 'action.disabledBackground', cursor: 'not-allowed' } }}
    />
  )
}

/** From when on, in words beside such buttons. */
export function ApprovableFrom({ wait, id }: { readonly wait: PayoutWait | undefined; readonly id: string }) {
  if (wait === undefined) return null
  return (
    <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
      {texts.approvableFrom(wait)}
    </Typography>
  )
}
