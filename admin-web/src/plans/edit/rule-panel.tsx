import { deductibleSentence, limitSentence, memberCapSentence } from '@member-care/domain/cover/rule-sentences.ts'
import type { Deductible, Limit, MemberCap, Plan } from '@member-care/domain/cover/plan.ts'
import { planEditTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Button, Stack } from '@mui/material'
import { TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceInput } from '../../record/choice-input.tsx'
import { InputGrid } from '../../record/input-grid.tsx'
import { choices } from './choices.ts'
import { useDraftState } from './draft-state.ts'
import { FieldGroup } from './field-group.tsx'
import { ListInput } from './list-input.tsx'
import type { PlanForm } from './plan-form.ts'
import { Sentences } from './sentences.tsx'
import { amountField, numberField } from './typed-fields.ts'
import { TypedInput } from './typed-input.tsx'

const { fields, hints } = texts

export const ruleLists = ['limits', 'deductibles', 'memberCaps'] as const
export type RuleList = (typeof ruleLists)[number]

interface RulePanelProps {
  /** `limits.0` */
  readonly source: string
  readonly onChoose: (source: string) => void
}

/** A limit, a deductible or a cap, with its sentence. */
export function RulePanel({ source, onChoose }: RulePanelProps) {
  const form = useFormContext<PlanForm>()
  const [list, at] = source.split('.') as [RuleList, string]

  function remove(): void {
    onChoose('')
    const items = form.getValues(list) as readonly { readonly id: string }[]
    const { id } = items[Number(at)] ?? { id: '' }
    form.setValue(list, items.toSpliced(Number(at), 1) as never, { shouldDirty: true })
    if (list === 'deductibles')
      form.setValue('groups', withoutDeductible(form.getValues('groups'), id), { shouldDirty: true })
  }

  return (
    <Stack spacing={3}>
      <FieldGroup title={ruleTitle(list)}>
        <InputGrid>
          <TextInput source={`${source}.name`} label={fields.name} helperText={false} />
          {list === 'limits' ? (
            <LimitAmount source={source} />
          ) : (
            <TypedInput source={`${source}.most`} label={fields.mostAmount} as={amountField} required />
          )}
          <PeriodFields source={source} />
          {list !== 'deductibles' && <BenefitsInput source={source} />}
          {list === 'limits' && (
            <>
              <ChoiceInput
                source={`${source}.network`}
                label={fields.network}
                choices={choices.network()}
                helperText={false}
              />
              <ChoiceInput source={`${source}.of`} label={fields.of} choices={choices.of()} helperText={false} />
            </>
          )}
          {list === 'deductibles' && (
            <TextInput source={`${source}.pool`} label={fields.pool} helperText={hints.pool} />
          )}
          {list === 'memberCaps' && <CapFields source={source} />}
          <ChoiceInput
            source={`${source}.versionBy`}
            label={fields.versionBy}
            choices={choices.versionByOrPlan()}
            helperText={false}
          />
        </InputGrid>
        <Sentences sources={[source]} of={(plan) => [ruleSentence(list, Number(at), plan)]} />
      </FieldGroup>
      <div>
        <Button color="error" onClick={remove}>
          {texts.remove}
        </Button>
      </div>
    </Stack>
  )
}

function ruleTitle(list: RuleList): string {
  return texts.ruleKinds[list]
}

/** A rule of a whole plan in its sentence. */
export function ruleSentence(list: RuleList, at: number, plan: Plan): string {
  const rule = plan[list][at]
  if (rule === undefined) return ''
  if (list === 'limits') return limitSentence(rule as Limit, plan)
  return list === 'deductibles'
    ? deductibleSentence(rule as Deductible, plan)
    : memberCapSentence(rule as MemberCap, plan)
}

function LimitAmount({ source }: { readonly source: string }) {
  const measure: unknown = useWatch({ name: `${source}.measure` })
  const isAmount = measure === 'amount'
  return (
    <>
      <ChoiceInput
        source={`${source}.measure`}
        label={fields.measure}
        choices={choices.measures()}
        helperText={false}
      />
      <TypedInput
        key={String(isAmount)}
        source={`${source}.most`}
        label={isAmount ? fields.mostAmount : fields.mostNumber}
        as={isAmount ? amountField : numberField}
        required
      />
    </>
  )
}

function PeriodFields({ source }: { readonly source: string }) {
  const period: unknown = useWatch({ name: `${source}.period` })
  return (
    <>
      <ChoiceInput source={`${source}.period`} label={fields.period} choices={choices.periods()} helperText={false} />
      {period === 'rolling-months' && <TypedInput source={`${source}.months`} label={fields.months} required />}
      <ChoiceInput source={`${source}.per`} label={fields.per} choices={choices.per()} helperText={false} />
    </>
  )
}

function BenefitsInput({ source }: { readonly source: string }) {
  const { plan } = useDraftState()
  const benefits = plan.groups.flatMap((group) => group.benefits.map(({ id, name }) => ({ id, name: name || id })))
  return (
    <ListInput source={`${source}.benefits`} label={fields.benefits} choices={benefits} hint={hints.everyBenefit} />
  )
}

function CapFields({ source }: { readonly source: string }) {
  return (
    <>
      <TypedInput source={`${source}.grows.share`} label={fields.growsShare} />
      <TypedInput source={`${source}.grows.above`} label={fields.growsAbove} />
      <TypedInput source={`${source}.repeated.from`} label={fields.repeatedFrom} />
      <TypedInput source={`${source}.repeated.months`} label={fields.repeatedMonths} />
      <TypedInput source={`${source}.repeated.most`} label={fields.repeatedMost} />
    </>
  )
}

/** No benefit names a deductible that is gone. */
function withoutDeductible(groups: Plan['groups'], id: string): Plan['groups'] {
  const termsOf = (terms: Plan['groups'][number]['benefits'][number]['panel']) =>
    terms?.deductibles?.includes(id) === true
      ? { ...terms, deductibles: terms.deductibles.filter((one) => one !== id) }
      : terms
  return groups.map((group) => ({
    ...group,
    benefits: group.benefits.map((benefit) => ({
      ...benefit,
      ...(benefit.panel && { panel: termsOf(benefit.panel) }),
      ...(benefit.other && { other: termsOf(benefit.other) }),
    })),
  }))
}
