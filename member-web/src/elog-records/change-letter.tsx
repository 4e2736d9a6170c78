/** Asks for a higher amount or another admission date of an issued letter, and says what became of the last such wish. */
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Form } from 'react-final-form'
import { addDays, formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { ADMISSION_DAYS_AHEAD } from '@member-care/domain/guarantee/request-form.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { elogTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { FieldList } from '../claim-detail/field-list.tsx'
import type { Field } from '../claim-detail/claim-fields.ts'
import { AmountInput } from '../form/amount-input.tsx'
import { DateInput } from '../form/date-input.tsx'
import { FormBox } from '../form/form-box.tsx'
import { TextInput } from '../form/text-input.tsx'
import { Panel } from '../page/panel.tsx'
import { ApiCallError } from '../portal-api/api-client.ts'
import { askForLetterChange, type Guarantee } from '../portal-api/guarantees-api.ts'
import { changeErrors, toLetterChange, type ChangeValues } from './letter-change.ts'

interface ChangeLetterProps {
  readonly guarantee: Guarantee
  readonly onChanged: () => void
}

export function ChangeLetter({ guarantee, onChanged }: ChangeLetterProps) {
  const [isOpen, setOpen] = useState(false)
  const { change } = guarantee
  const waits = change !== null && !change.isDeclined
  return (
    <Panel title={elogTexts.change}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {change !== null && (
          <Notice tone={waits ? 'info' : 'warning'} title={waits ? elogTexts.changeWaits : elogTexts.changeDeclined}>
            <Box sx={{ pt: 1 }}>
              <FieldList fields={changeFields(change)} />
            </Box>
          </Notice>
        )}
        {!waits && !isOpen && (
          <Button
            variant="outlined"
            startIcon={<EditOutlined />}
            onClick={() => setOpen(true)}
            sx={{ justifySelf: 'start' }}
          >
            {elogTexts.openChange}
          </Button>
        )}
        {!waits && isOpen && (
          <ChangeForm
            guarantee={guarantee}
            onClose={() => setOpen(false)}
            onChanged={() => {
              setOpen(false)
              onChanged()
            }}
          />
        )}
      </Box>
    </Panel>
  )
}

function ChangeForm({ guarantee, onClose, onChanged }: ChangeLetterProps & { readonly onClose: () => void }) {
  const today = singaporeToday(new Date())
  const ask = useMutation({
    mutationFn: (values: ChangeValues) => askForLetterChange(guarantee.id, toLetterChange(values)),
    onSuccess: onChanged,
  })
  const fieldErrors = ask.error instanceof ApiCallError ? ask.error.response.errors : undefined
  return (
    <Form<ChangeValues>
      validate={(values) => changeErrors(values, guarantee, today)}
      onSubmit={(values) => ask.mutate(values)}
    >
      {(form) => (
        <FormBox form={form}>
          {pageTexts.sentences([elogTexts.changeLead, elogTexts.changeHint])}
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <AmountInput name="amount" label={elogTexts.higherAmount} currency="SGD" />
            <DateInput
              name="admissionOn"
              label={elogTexts.otherDate}
              min={today}
              max={addDays(today, ADMISSION_DAYS_AHEAD)}
              otherError={fieldErrors?.['admissionOn']}
              optional
            />
          </Box>
          <TextInput name="reason" label={elogTexts.why} multiline minRows={2} />
          {ask.error !== null && <Notice tone="error" role="alert" title={ask.error.message} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button type="submit" variant="contained" loading={ask.isPending}>
              {elogTexts.sendChange}
            </Button>
            <Button onClick={onClose}>{elogTexts.stay}</Button>
          </Box>
        </FormBox>
      )}
    </Form>
  )
}

function changeFields(change: NonNullable<Guarantee['change']>): readonly Field[] {
  const { amountCents, admissionOn, reason, declineReason } = change
  return [
    ...(amountCents === null ? [] : [{ label: elogTexts.higherAmount, value: formatMoney(amountCents, 'SGD') }]),
    ...(admissionOn === null ? [] : [{ label: elogTexts.otherDate, value: formatDisplay(admissionOn) }]),
    ...(reason === null ? [] : [{ label: elogTexts.why, value: reason }]),
    ...(declineReason === null ? [] : [{ label: elogTexts.declinedBecause, value: declineReason }]),
  ]
}
