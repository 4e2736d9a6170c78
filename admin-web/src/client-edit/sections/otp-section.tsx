import { oneTimePasswordFields } from '@member-care/domain/client/feature-groups.ts'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { oneTimePasswordTexts } from '@member-care/domain/texts/client-field-texts.ts'
import { FieldGrid } from '../fields/field-grid.tsx'
import { SwitchField } from '../fields/switch-field.tsx'
import { Section } from './section.tsx'

/** Where members are asked for a one-time password (S16). */
export function OtpSection() {
  return (
    <Section id="otp" introduction={texts.otpIntroduction}>
      <FieldGrid>
        {oneTimePasswordFields.map((name) => (
          <SwitchField key={name} name={name} text={oneTimePasswordTexts[name]} />
        ))}
      </FieldGrid>
    </Section>
  )
}
