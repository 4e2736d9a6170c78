import { Box } from '@mui/material'
import { paymentFields } from '@member-care/domain/client/feature-groups.ts'
import { paymentMethodLabels } from '@member-care/domain/texts/claim-texts.ts'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { paymentTexts } from '@member-care/domain/texts/client-field-texts.ts'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { FieldGrid } from '../fields/field-grid.tsx'
import { SwitchField } from '../fields/switch-field.tsx'
import { Section } from './section.tsx'

const choices = { '': texts.noPreset, ...paymentMethodLabels }

/** How claims are paid (3§3 "Payment options", S14). */
export function PaymentSection() {
  return (
    <Section id="payment" introduction={texts.paymentHint}>
      <FieldGrid>
        {paymentFields.map((name) => (
          <SwitchField key={name} name={name} text={paymentTexts[name]} />
        ))}
        <SwitchField name="autoFillBankDetails" text={paymentTexts.autoFillBankDetails} />
        <SwitchField name="updateBankInfo" text={paymentTexts.updateBankInfo} />
        <Box>
          <ChoiceInput name="paymentMethod" text={paymentTexts.paymentMethod} choices={choices} />
        </Box>
      </FieldGrid>
    </Section>
  )
}
