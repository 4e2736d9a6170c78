import { Box, Collapse } from '@mui/material'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { displayTexts, offerTexts, otherFieldTexts } from '@member-care/domain/texts/client-field-texts.ts'
import { useWatch } from 'react-hook-form'
import type { ClientForm } from '../client-form.ts'
import { ChipsInput } from '../fields/chips-input.tsx'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { FieldGrid, FieldGroup } from '../fields/field-grid.tsx'
import { NumberInput } from '../fields/number-input.tsx'
import { SwitchField } from '../fields/switch-field.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Section } from './section.tsx'

const offers = [
  'allowEclaimSubmit',
  'allowOutpatient',
  'allowInpatient',
  'allowMyVisit',
  'allowLOG',
  'allowClinicLocator',
  'allowEcard',
  'cacheECard',
  'allowViewBenefitBalance',
  'allowMyPlan',
  'allowStretchMyDollar',
  'allowMarketplace',
  'allowHealthArticles',
  'allowChat',
  'allowNotification',
  'allowTeleconsult',
  'allowTeleconsultDependant',
  'allowEAP',
  'allowEmployeeChangeEmail',
  'allowDependantChangeEmail',
  'userDataFromCustomerMS',
] as const satisfies readonly (keyof typeof offerTexts)[]

const shown = [
  'showMHC',
  'showDiagnosis',
  'showLabs',
  'showXrays',
  'showProcedures',
  'showDrugs',
  'showReceipt',
] as const satisfies readonly (keyof typeof displayTexts)[]

/** What members are offered, what they see, and the limits and links that go with it. */
export function FeaturesSection() {
  const { featureGroups, units } = texts
  return (
    <Section id="features">
      <FieldGroup title={featureGroups.offers}>
        <FieldGrid>
          {offers.map((name) => (
            <SwitchField key={name} name={name} text={offerTexts[name]} />
          ))}
          <RegistrationEmail />
        </FieldGrid>
      </FieldGroup>
      <FieldGroup title={featureGroups.display}>
        <FieldGrid>
          {shown.map((name) => (
            <SwitchField key={name} name={name} text={displayTexts[name]} />
          ))}
          <SwitchField name="maskNRIC" text={displayTexts.maskNRIC} />
          <NumberInput name="unmaskedNRICLength" text={displayTexts.unmaskedNRICLength} unit={units.characters} />
        </FieldGrid>
      </FieldGroup>
      <FieldGroup title={featureGroups.values}>
        <FieldGrid>
          <ChoiceInput name="status" text={otherFieldTexts.status} choices={texts.statuses} />
          <ChoiceInput
            name="registrationProof"
            text={displayTexts.registrationProof}
            choices={texts.registrationProofs}
          />
          <ChoiceInput name="loginIDType" text={displayTexts.loginIDType} choices={texts.loginIds} />
          <NumberInput name="maximumFileUpload" text={displayTexts.maximumFileUpload} unit={units.files} />
          <NumberInput name="itemizedMonth" text={displayTexts.itemizedMonth} unit={units.months} />
          <TextInput name="itemizedMessage" text={displayTexts.itemizedMessage} kind="lines" />
          <TextInput name="disableMessage" text={displayTexts.disableMessage} kind="lines" />
          <TextInput name="userGuideUrl" text={displayTexts.userGuideUrl} kind="url" />
          <TextInput name="teleconsultAppLink" text={displayTexts.teleconsultAppLink} kind="url" />
          <TextInput name="articleCompanyId" text={displayTexts.articleCompanyId} />
          <ChipsInput
            name="supportingVisitCode"
            text={displayTexts.supportingVisitCode}
            placeholder={texts.addCode}
            isFine={(code) => code.length <= 20}
          />
        </FieldGrid>
      </FieldGroup>
    </Section>
  )
}

/** A client that asks for an e-mail address at registration may let people enter another one (3§5). */
function RegistrationEmail() {
  const isRequired = useWatch<ClientForm, 'requireRegistrationEmail'>({ name: 'requireRegistrationEmail' })
  return (
    <Box>
      <SwitchField name="requireRegistrationEmail" text={offerTexts.requireRegistrationEmail} />
      <Collapse in={isRequired} unmountOnExit>
        <Box sx={{ mt: 2, ml: 1, pl: 3, borderLeft: 2, borderColor: 'divider' }}>
          <SwitchField name="allowEditRegistrationEmail" text={offerTexts.allowEditRegistrationEmail} />
        </Box>
      </Collapse>
    </Box>
  )
}
