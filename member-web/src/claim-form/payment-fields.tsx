/** How the claim is paid: the methods that the company offers (CLM-056 to CLM-064). */
import { useEffect } from 'react'
import { useForm } from 'react-final-form'
import Box from '@mui/material/Box'
import type { PaymentMethod } from '@member-care/domain/claim/claim-terms.ts'
import { lockedPaymentFields, openingPaymentMethod } from '@member-care/domain/claim/form/locked-fields.ts'
import { offeredPaymentMethods } from '@member-care/domain/claim/form/payment-methods.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimWithoutNetworkTexts } from '@member-care/domain/texts/claim-without-network-texts.ts'
import { claimTexts, paymentMethodLabels } from '@member-care/domain/texts/claim-texts.ts'
import { claimFormHints, claimSectionTitles } from '@member-care/domain/texts/submit-claim-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { CheckboxInput } from '../form/checkbox-input.tsx'
import { ChoiceInput } from '../form/choice-input.tsx'
import { Panel } from '../page/panel.tsx'
import { BankAccountFields } from './bank-account-fields.tsx'
import type { FormContext } from './claim-form-values.ts'
import type { SectionProps } from './section-props.ts'

export function PaymentFields({ context, values, shown }: SectionProps) {
  const form = useForm()
  const offered = methodsToChoose(context)
  const locked = lockedPaymentFields(context)
  const isOffered = offered.some((method) => method === values.paymentMethod)
  const opening = openingPaymentMethod(context) ?? ''

  useEffect(() => {
    // Another company can offer other methods.
    if (!isOffered) form.change('paymentMethod', opening)
  }, [form, isOffered, opening])

  return (
    <Panel title={claimSectionTitles.payment}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Notice tone="info">{claimTexts.notices.paymentPrecedence}</Notice>
        <ChoiceInput
          name="paymentMethod"
          label={claimFieldLabels.paymentMethod}
          choices={offered.map((method) => ({ value: method, label: paymentMethodLabels[method] }))}
          disabled={locked.has('paymentMethod')}
          stacked
          {...(locked.has('paymentMethod') && { hint: claimFormHints.paymentFixed })}
        />
        {shown.has('accountNo') && (
          <BankAccountFields context={context} values={values} isLocked={locked.has('accountNo')} />
        )}
        {shown.has('payNowConfirmed') && (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Box>
              {pageTexts.labelled(claimFieldLabels.nric, '')}
              <strong>{context.nric || claimWithoutNetworkTexts.nricInProfile}</strong>
            </Box>
            <CheckboxInput name="payNowConfirmed" label={claimFieldLabels.payNowConfirmed} />
          </Box>
        )}
      </Box>
    </Panel>
  )
}

/** A claim may keep a method that is offered no more. */
function methodsToChoose({
  featuresConfig,
  organisations,
  companyCode,
  update,
}: FormContext): readonly PaymentMethod[] {
  const offered = offeredPaymentMethods(featuresConfig, organisations, companyCode)
  return update === undefined || offered.includes(update.payment.method) ? offered : [...offered, update.payment.method]
}
