import { saidPaymentErrors, type SaidPaymentForm } from '@member-care/domain/order/said-payment.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { orderPageTexts } from '@member-care/domain/texts/store-console-texts.ts'
import {
  DialogContentText,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { catchLostFocus } from '../../../console/page-heading.tsx'
import { FormDialog } from '../../../console/form-dialog.tsx'
import { ReasonField } from '../../../console/reason-field.tsx'
import { useCommandSending } from '../../../console/use-command-sending.ts'
import { historyKey } from '../../../history/record-history-calls.ts'
import { useRecordCache } from '../../../record/whole-record.ts'
import type { StoreOrder } from '../order-record.ts'

const { unsure: texts } = orderPageTexts
const outcomes = ['paid', 'unpaid'] as const
const nothingSaid: SaidPaymentForm = { outcome: '', paymentId: '', reason: '' }

/** Whether an order is paid, and how somebody knows. Stays open, with what was typed, when the server refuses. */
export function SayPaymentDialog({ order, onClose }: { readonly order: StoreOrder; readonly onClose: () => void }) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const cache = useRecordCache<StoreOrder>('orders')
  const [said, setSaid] = useState(nothingSaid)
  const [isAsked, setAsked] = useState(false)
  const { send, isPending, failure } = useCommandSending<StoreOrder>({
    onDone: async (changed) => {
      onClose()
      catchLostFocus()
      notify(texts.done, { type: 'success' })
      await cache.show(changed)
      await queryClient.invalidateQueries({ queryKey: historyKey('orders', order.id) })
    },
    onConflict: () => cache.reload(order.id),
  })
  // It is another order by now than the one that was looked at: the page behind shows it.
  const isOvertaken = failure?.status === 409
  const errors = isAsked ? saidPaymentErrors(said) : {}
  const change = (part: Partial<SaidPaymentForm>) => setSaid((before) => ({ ...before, ...part }))

  function submit(): void {
    setAsked(true)
    if (Object.keys(saidPaymentErrors(said)).length > 0) return
    void send({ id: order.id, said }, (options, dataProvider) => dataProvider.sayPayment(order, said, options))
  }

  return (
    <FormDialog
      title={texts.dialog(order.title)}
      cancelLabel={isOvertaken ? editTexts.close : editTexts.cancel}
      confirm={isOvertaken ? undefined : { label: texts.confirm }}
      isPending={isPending}
      failure={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText variant="body2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {orderPageTexts.fields.orderId} <strong>{order.id}</strong>
      </DialogContentText>
      <Stack spacing={2}>
        <Outcome said={said} error={errors.outcome} onChange={(outcome) => change({ outcome })} />
        {said.outcome === 'paid' && (
          <TextField
            label={texts.paymentId}
            value={said.paymentId}
            onChange={({ target }) => change({ paymentId: target.value })}
            error={errors.paymentId !== undefined}
            helperText={errors.paymentId ?? texts.paymentIdHint}
            required
            fullWidth
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 100, spellCheck: false } }}
          />
        )}
        <ReasonField
          reason={said.reason}
          onChange={(reason) => change({ reason })}
          isMissed={errors.reason !== undefined}
          hint={texts.reasonHint}
          isFirst={false}
        />
      </Stack>
    </FormDialog>
  )
}

interface OutcomeProps {
  readonly said: SaidPaymentForm
  readonly error: string | undefined
  readonly onChange: (outcome: SaidPaymentForm['outcome']) => void
}

function Outcome({ said, error, onChange }: OutcomeProps) {
  const id = useId()
  const hints = { paid: texts.paidHint, unpaid: texts.unpaidHint }
  return (
    <FormControl error={error !== undefined} required>
      <FormLabel id={id}>{texts.outcome}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={said.outcome}
        onChange={(_event, chosen) => onChange(chosen === 'paid' ? 'paid' : 'unpaid')}
      >
        {outcomes.map((outcome) => (
          <div key={outcome}>
            <FormControlLabel
              value={outcome}
              label={texts[outcome]}
              control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${outcome}` } }} />}
            />
            <FormHelperText id={`${id}-${outcome}`} error={false} sx={{ mt: -0.5, ml: 4 }}>
              {hints[outcome]}
            </FormHelperText>
          </div>
        ))}
      </RadioGroup>
      {error !== undefined && (
        <FormHelperText role="alert" sx={{ ml: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  )
}
