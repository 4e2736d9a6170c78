import { conditionSentences, limitSentence } from '@member-care/domain/cover/rule-sentences.ts'
import { placeSentences } from '@member-care/domain/cover/compare-plans.ts'
import type { Benefit } from '@member-care/domain/cover/plan.ts'
import { withoutBenefit } from '@member-care/domain/cover/without-benefit.ts'
import { planComparisonTexts } from '@member-care/domain/texts/plan-comparison-texts.ts'
import { planEditTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Button, Checkbox, FormControlLabel, Stack } from '@mui/material'
import { TextInput } from 'react-admin'
import { get, useFormContext, useWatch } from 'react-hook-form'
import { ChoiceInput } from '../../record/choice-input.tsx'
import { InputGrid } from '../../record/input-grid.tsx'
import { TickInput } from '../../record/tick-input.tsx'
import { conditionFields } from './benefit-table.tsx'
import { choices } from './choices.ts'
import { useDraftState } from './draft-state.ts'
import { FieldGroup } from './field-group.tsx'
import { ListInput } from './list-input.tsx'
import { newLimit } from './new-parts.ts'
import { usualCount, type PlanForm } from './plan-form.ts'
import { Sentences } from './sentences.tsx'
import { TypedInput } from './typed-input.tsx'

const { fields, hints } = texts

interface BenefitPanelProps {
  /** `groups.0.benefits.1` */
  readonly source: string
  readonly onChoose: (source: string) => void
}

/** The rules of one benefit, each with its sentence below. */
export function BenefitPanel({ source, onChoose }: BenefitPanelProps) {
  const form = useFormContext<PlanForm>()

  function remove(): void {
    const { id } = get(form.getValues(), source) as Benefit
    const { groups, limits, memberCaps, aroundStayBenefit } = withoutBenefit(form.getValues(), id)
    onChoose('')
    form.setValue('groups', groups, { shouldDirty: true })
    form.setValue('limits', limits, { shouldDirty: true })
    form.setValue('memberCaps', memberCaps, { shouldDirty: true })
    form.setValue('aroundStayBenefit', (aroundStayBenefit ?? null) as never, { shouldDirty: true })
  }

  return (
    <Stack spacing={3}>
      <FieldGroup title={texts.benefit}>
        <InputGrid>
          <TextInput source={`${source}.name`} label={fields.name} helperText={false} />
          <TextInput source={`${source}.code`} label={fields.code} helperText={false} />
          <ChoiceInput
            source={`${source}.claimedAs`}
            label={fields.claimedAs}
            choices={choices.claimedAs()}
            helperText={false}
          />
          <TextInput source={`${source}.ptc`} label={fields.ptc} helperText={false} parse={String} />
        </InputGrid>
      </FieldGroup>
      <PlaceFields source={`${source}.panel`} title={texts.atPanel} />
      <PlaceFields source={`${source}.other`} title={texts.outside} />
      <ConditionFields source={source} />
      <LimitsOf source={source} onChoose={onChoose} />
      <div>
        <Button color="error" onClick={remove}>
          {texts.remove}
        </Button>
      </div>
    </Stack>
  )
}

/** What holds at panel clinics, or elsewhere; nothing while it is not covered there. */
function PlaceFields({ source, title }: { readonly source: string; readonly title: string }) {
  const form = useFormContext()
  const { plan } = useDraftState()
  const terms: unknown = useWatch({ name: source })
  const isCovered = terms !== undefined && terms !== null
  const deductibles = plan.deductibles.map(({ id, name }) => ({ id, name }))
  return (
    <FieldGroup title={title}>
      <FormControlLabel
        label={fields.covered}
        control={
          <Checkbox
            checked={isCovered}
            onChange={(_event, isOn) => form.setValue(source, isOn ? {} : null, { shouldDirty: true })}
          />
        }
      />
      {isCovered && (
        <InputGrid>
          <TypedInput source={`${source}.coPay`} label={fields.coPay} hint={hints.coPay} />
          <TypedInput source={`${source}.coInsurance`} label={fields.coInsurance} hint={hints.coInsurance} />
          <TypedInput source={`${source}.schedule`} label={fields.schedule} hint={hints.schedule} />
          <TypedInput source={`${source}.proRation`} label={fields.proRation} hint={hints.proRation} />
          {deductibles.length > 0 && (
            <ListInput source={`${source}.deductibles`} label={fields.deductibles} choices={deductibles} hint="" />
          )}
          <VisitShareFields source={`${source}.visitShares`} />
        </InputGrid>
      )}
      <Sentences sources={[source]} of={(whole) => placeSentences(get(whole, source) as Benefit['panel'], whole)} />
    </FieldGroup>
  )
}

/** Ten visits free, five at a share, then none: counted over a period that is asked once there are any. */
function VisitShareFields({ source }: { readonly source: string }) {
  const parts: unknown = useWatch({ name: `${source}.parts` })
  const period: unknown = useWatch({ name: `${source}.period` })
  const isCounted = Array.isArray(parts)
  return (
    <>
      <TypedInput source={`${source}.parts`} label={fields.visitParts} hint={hints.visitParts} />
      {isCounted && (
        <>
          <ChoiceInput
            source={`${source}.period`}
            label={fields.visitPeriod}
            choices={choices.periods()}
            defaultValue={usualCount.period}
            helperText={false}
          />
          <ChoiceInput
            source={`${source}.per`}
            label={fields.per}
            choices={choices.per()}
            defaultValue={usualCount.per}
            helperText={false}
          />
          {period === 'rolling-months' && <TypedInput source={`${source}.months`} label={fields.months} />}
        </>
      )}
    </>
  )
}

function ConditionFields({ source }: { readonly source: string }) {
  return (
    <FieldGroup title={texts.whoHasIt}>
      <InputGrid>
        <ListInput
          source={`${source}.coveredAs`}
          label={fields.coveredAs}
          choices={choices.coveredAs()}
          hint={hints.everybody}
        />
        <TypedInput source={`${source}.ages`} label={fields.ages} hint={hints.ages} />
        <TypedInput source={`${source}.waiting.days`} label={fields.waitingDays} />
        <TickInput source={`${source}.waiting.exceptAccidents`} label={fields.accidents} />
        <TypedInput source={`${source}.aroundStay.daysBefore`} label={fields.daysBefore} />
        <TypedInput source={`${source}.aroundStay.daysAfter`} label={fields.daysAfter} />
        <TypedInput source={`${source}.excludes`} label={fields.excludes} hint={hints.excludes} />
        <ChoiceInput
          source={`${source}.versionBy`}
          label={fields.versionBy}
          choices={choices.versionByOrPlan()}
          helperText={false}
        />
        <TickInput source={`${source}.needsReferral`} label={fields.needsReferral} />
        <TickInput source={`${source}.showsDiagnosis`} label={fields.showsDiagnosis} />
        <TickInput source={`${source}.needsDocuments`} label={fields.needsDocuments} />
      </InputGrid>
      <Sentences
        sources={conditionFields.map((field) => `${source}.${field}`)}
        of={(plan) => {
          const sentences = conditionSentences(get(plan, source) as Benefit)
          return sentences.length === 0 ? [planComparisonTexts.unconditional] : sentences
        }}
      />
    </FieldGroup>
  )
}

/** The limits that the benefit uses up, and the way to each. */
function LimitsOf({ source, onChoose }: BenefitPanelProps) {
  const { plan, isWhole } = useDraftState()
  const { getValues, setValue } = useFormContext<PlanForm>()
  const benefit = get(plan, source) as Benefit | undefined
  const own = plan.limits.flatMap((limit, at) =>
    benefit && (limit.benefits ?? [benefit.id]).includes(benefit.id) ? [{ limit, at }] : [],
  )

  function add(): void {
    if (!benefit) return
    const limits = getValues('limits')
    setValue('limits', [...limits, newLimit(getValues(), benefit.name, [benefit.id])], { shouldDirty: true })
    onChoose(`limits.${limits.length}`)
  }

  return (
    <FieldGroup title={texts.limitsOfBenefit}>
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        {own.map(({ limit, at }) => (
          <Button
            key={limit.id}
            onClick={() => onChoose(`limits.${at}`)}
            sx={{ textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere', maxWidth: '100%' }}
          >
            {limit.name || texts.noName}: {isWhole(`limits.${at}`) ? limitSentence(limit, plan) : texts.incomplete}
          </Button>
        ))}
        <Button onClick={add}>{texts.addLimit}</Button>
      </Stack>
    </FieldGroup>
  )
}
