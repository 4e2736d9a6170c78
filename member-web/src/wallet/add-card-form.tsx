/** Adds a card: number, expiry and code (2§5 Card). What was typed stays after a failure, and is kept nowhere but in the fields. */
import { FORM_ERROR } from 'final-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Form } from 'react-final-form'
import type { CardCustomer } from '@member-care/domain/card/card-customer.ts'
import { codeHintText, walletErrorTexts, walletTexts as texts } from '@member-care/domain/texts/wallet-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { FormBox } from '../form/form-box.tsx'
import { Panel } from '../page/panel.tsx'
import { brandName } from './card-brands.ts'
import { CardInput } from './card-input.tsx'
import { CardMark } from './card-mark.tsx'
import {
  brandOf,
  cardToAdd,
  codeDigits,
  shownCode,
  shownExpiry,
  shownNumber,
  typedCardErrors,
  type CardToAdd,
  type TypedCard,
} from './typed-card.ts'
import { failureOf } from './wallet-failure.ts'

interface AddCardFormProps {
  readonly customer: CardCustomer
  readonly add: (card: CardToAdd) => Promise<unknown>
  readonly onAdded: () => void
  readonly onCancel: () => void
}

export function AddCardForm({ customer, add, onAdded, onCancel }: AddCardFormProps) {
  const submit = async (typed: TypedCard) => {
    try {
      await add(cardToAdd(typed))
      onAdded()
      return undefined
    } catch (error) {
      return { [FORM_ERROR]: failureOf(error, walletErrorTexts.add) }
    }
  }
  return (
    <Panel title={texts.addTitle}>
      <Form<TypedCard> onSubmit={submit} validate={(typed) => typedCardErrors(typed, customer)}>
        {({ handleSubmit, errors, values: { number = '' }, submitting, submitError }) => (
          <Box sx={{ maxWidth: 480 }}>
            <FormBox form={{ handleSubmit, errors }}>
              {typeof submitError === 'string' && !submitting && (
                <Notice tone="error" role="alert">
                  {submitError}
                </Notice>
              )}
              <CardInput
                name="number"
                label={texts.number}
                hint={texts.numberHint}
                shown={shownNumber}
                autoComplete="cc-number"
                autoFocus
                startAdornment={
                  <Box sx={{ mr: 1.25, ml: -0.5 }}>
                    <CardMark brand={brandName(brandOf(number)?.type)} />
                  </Box>
                }
              />
              <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
                <CardInput
                  name="expiry"
                  label={texts.expiry}
                  hint={texts.expiryHint}
                  shown={shownExpiry}
                  autoComplete="cc-exp"
                />
                <CardInput
                  name="code"
                  label={texts.code}
                  hint={codeHintText(codeDigits(number) ?? 3)}
                  shown={(typed) => shownCode(typed, number)}
                  autoComplete="cc-csc"
                />
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{texts.safe}</Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
                <Button type="submit" variant="contained" aria-disabled={submitting} sx={{ minWidth: 140 }}>
                  {submitting ? texts.saving : texts.save}
                </Button>
                <Button disabled={submitting} onClick={onCancel}>
                  {texts.cancel}
                </Button>
              </Box>
            </FormBox>
          </Box>
        )}
      </Form>
    </Panel>
  )
}
