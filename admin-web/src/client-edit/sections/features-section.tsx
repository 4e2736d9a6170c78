import { Box, Collapse } from '@mui/material'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import {
  displayTexts,
  offerTexts,
  otherFieldTexts,
  planTexts,
  straightThroughTexts,
} from '@member-care/domain/texts/client-field-texts.ts'
import { useGetList, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { EditedClient } from '../client-edit-calls.ts'
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
  'allowEmployeeChangeEmail',
  'allowDependantChangeEmail',
] as const satisfies readonly (keyof typeof offerTexts)[]

const shown = [
  'showDiagnosis',
  'showLabs',
  'showXrays',
  'showProcedures',
  'showDrugs',
  'showTreatmentToHr',
  'contentNeedsApproval',
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
      <FieldGroup title={featureGroups.straightThrough}>
        <FieldGrid>
          <SwitchField name="straightThrough" text={straightThroughTexts.straightThrough} />
          <NumberInput
            name="straightThroughMost"
            text={straightThroughTexts.straightThroughMost}
            unit={units.dollars}
          />
          <NumberInput
            name="straightThroughSample"
            text={straightThroughTexts.straightThroughSample}
            unit={units.ofHundred}
          />
        </FieldGrid>
      </FieldGroup>
      <FieldGroup title={featureGroups.plans}>
        <FieldGrid>
          <DefaultPlans />
          <ChoiceInput name="whoSeesUses" text={planTexts.whoSeesUses} choices={texts.whoSeesUses} />
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
          <TextInput name="homeScreenName" text={displayTexts.homeScreenName} />
          <TextInput name="userGuideUrl" text={displayTexts.userGuideUrl} kind="url" />
          <TextInput name="teleconsultAppLink" text={displayTexts.teleconsultAppLink} kind="url" />
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

const defaults = ['defaultPlanEmployee', 'defaultPlanDependant'] as const

interface PlanChoice {
  readonly id: string
  readonly planNo: string
  readonly name: string
}

/** One of the client's plans for employees, and one for dependants. */
function DefaultPlans() {
  const client = useRecordContext<EditedClient>()
  const { data: plans = [] } = useGetList<PlanChoice>(
    'plans',
    {
      filter: { companyId: client?.id },
      pagination: { page: 1, perPage: MOST_PLANS },
      sort: { field: 'planNo', order: 'ASC' },
    },
    { enabled: client !== undefined },
  )
  const chosen = useWatch<ClientForm, typeof defaults>({ name: defaults })
  return defaults.map((name, index) => {
    const number = chosen[index] ?? ''
    const choices: Readonly<Record<string, string>> = {
      '': texts.noPlan,
      // What stands there is shown while the plans are not loaded yet, and after its plan is gone.
      ...(number !== '' && { [number]: number }),
      ...Object.fromEntries(plans.map((plan) => [plan.planNo, `${plan.planNo} – ${plan.name}`])),
    }
    return <ChoiceInput key={name} name={name} text={planTexts[name]} choices={choices} />
  })
}

const MOST_PLANS = 100
