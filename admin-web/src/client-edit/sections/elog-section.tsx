import { isEmailAddress } from '@member-care/domain/identity/email-address.ts'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { elogTexts, planTexts } from '@member-care/domain/texts/client-field-texts.ts'
import { ChipsInput } from '../fields/chips-input.tsx'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { FieldGrid } from '../fields/field-grid.tsx'
import { NumberInput } from '../fields/number-input.tsx'
import { SwitchField } from '../fields/switch-field.tsx'
import { Section } from './section.tsx'

/** Letters of guarantee (3§3 eLogConfig). */
export function ElogSection() {
  const { letters, dollars } = texts.units
  return (
    <Section id="elog" introduction={texts.elogIntroduction}>
      <FieldGrid>
        <SwitchField name="LogF_RequireHR" text={elogTexts.LogF_RequireHR} />
        <SwitchField name="LogNF_RequireHR" text={elogTexts.LogNF_RequireHR} />
        <ChoiceInput name="Default_ELOG" text={elogTexts.Default_ELOG} choices={texts.elogKinds} />
        <ChipsInput
          name="companyEmails"
          text={elogTexts.companyEmails}
          placeholder={texts.addEmail}
          isFine={isEmailAddress}
        />
        <NumberInput name="Presigned_ELOG_Count" text={elogTexts.Presigned_ELOG_Count} unit={letters} />
        <NumberInput name="Presigned_ELOG_Amount" text={elogTexts.Presigned_ELOG_Amount} unit={dollars} isUnitFirst />
        <NumberInput name="Presigned_ELOG_Limit" text={elogTexts.Presigned_ELOG_Limit} unit={dollars} isUnitFirst />
        <NumberInput name="Presigned_ELOG_Limit_Count" text={elogTexts.Presigned_ELOG_Limit_Count} unit={letters} />
        <NumberInput name="Fixed_ELOG_Limit" text={elogTexts.Fixed_ELOG_Limit} unit={dollars} isUnitFirst />
        <NumberInput name="Fixed_ELOG_Limit_Count" text={elogTexts.Fixed_ELOG_Limit_Count} unit={letters} />
        <NumberInput name="NonFixed_ELOG_Limit" text={elogTexts.NonFixed_ELOG_Limit} unit={dollars} isUnitFirst />
        <NumberInput name="NonFixed_ELOG_Limit_Count" text={elogTexts.NonFixed_ELOG_Limit_Count} unit={letters} />
        <NumberInput
          name="letterSecondPersonAbove"
          text={planTexts.letterSecondPersonAbove}
          unit={dollars}
          isUnitFirst
        />
      </FieldGrid>
    </Section>
  )
}
