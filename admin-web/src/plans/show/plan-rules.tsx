import { saidInPlan, type FieldDifference, type PlanPart } from '@member-care/domain/cover/compare-plans.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { limitSentence } from '@member-care/domain/cover/rule-sentences.ts'
import { planComparisonTexts } from '@member-care/domain/texts/plan-comparison-texts.ts'
import { planEditTexts, planPageTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { FieldList } from '../../console/field-list.tsx'
import { LabelledCell } from '../labelled-cell.tsx'
import { planTableLook } from '../plan-table-look.ts'

const { fields: labels } = planComparisonTexts

/** Every rule of a plan in its sentence: what holds for the whole, the benefits group by group, and what they share. */
export function PlanRules({ plan }: { plan: Plan }) {
  const said = saidInPlan(plan)
  const { limits, deductibles, memberCaps } = plan
  const fieldsOf = (part: PlanPart, id: string) => said.find((one) => one.part === part && one.id === id)?.fields ?? []
  const general = fieldsOf('plan', plan.planNo).map(({ label, after }) => ({ label, value: after.join(' › ') }))
  return (
    <Stack spacing={3}>
      <Section title={texts.general}>
        <FieldList fields={general} />
      </Section>
      {plan.groups.map(({ code, name, benefits }) => (
        <Section key={code} title={name}>
          <Table headings={[planEditTexts.benefit, labels.panel, labels.other, labels.conditions]}>
            {benefits.map((benefit) => (
              <BenefitRow
                key={benefit.id}
                name={benefit.name}
                fields={fieldsOf('benefit', benefit.id)}
                limits={limits
                  .filter(({ benefits: named }) => named?.includes(benefit.id) === true)
                  .map((limit) => limitSentence(limit, plan))}
              />
            ))}
          </Table>
        </Section>
      ))}
      <Section title={planEditTexts.rules}>
        {limits.length + deductibles.length + memberCaps.length === 0 ? (
          planEditTexts.noRules
        ) : (
          <Table headings={[labels.name, labels.rule, labels.benefits]}>
            {limits.map((limit) => (
              <RuleRow key={limit.id} name={limit.name} fields={fieldsOf('limit', limit.id)} />
            ))}
            {deductibles.map((one) => (
              <RuleRow key={one.id} name={one.name} fields={fieldsOf('deductible', one.id)} />
            ))}
            {memberCaps.map((cap) => (
              <RuleRow key={cap.id} name={cap.name} fields={fieldsOf('member-cap', cap.id)} />
            ))}
          </Table>
        )}
      </Section>
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

function Table({ headings, children }: { headings: readonly string[]; children: ReactNode }) {
  const [first, ...others] = headings
  return (
    <Box component="table" sx={{ ...planTableLook, tableLayout: 'fixed' }}>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ width: '27%' }}>
            {first}
          </Box>
          {others.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Box>
  )
}

interface RowProps {
  readonly name: string
  readonly fields: readonly FieldDifference[]
}

const inColumnsOfBenefit: readonly FieldDifference['field'][] = ['name', 'group', 'panel', 'other', 'conditions']
const inColumnsOfRule: readonly FieldDifference['field'][] = ['name', 'rule', 'benefits']

function BenefitRow({ name, fields, limits }: RowProps & { readonly limits: readonly string[] }) {
  return (
    <tr>
      <RowHead name={name} others={fields.filter(({ field }) => !inColumnsOfBenefit.includes(field))} />
      <LabelledCell label={labels.panel}>{sentences(fields, 'panel')}</LabelledCell>
      <LabelledCell label={labels.other}>{sentences(fields, 'other')}</LabelledCell>
      <LabelledCell label={labels.conditions}>{[sentences(fields, 'conditions'), ...limits].join(' ')}</LabelledCell>
    </tr>
  )
}

function RuleRow({ name, fields }: RowProps) {
  return (
    <tr>
      <RowHead name={name} others={fields.filter(({ field }) => !inColumnsOfRule.includes(field))} />
      <LabelledCell label={labels.rule}>{sentences(fields, 'rule')}</LabelledCell>
      <LabelledCell label={labels.benefits}>{sentences(fields, 'benefits')}</LabelledCell>
    </tr>
  )
}

/** What goes without saying below a name. */
const usual: readonly string[] = [
  planComparisonTexts.datedAs.plan,
  planComparisonTexts.claimedAs.outpatient,
  planComparisonTexts.asksNothing,
  planComparisonTexts.of.payment,
  planComparisonTexts.alone,
]

/** The name, and below it what has no column of its own, where it is not as usual. */
function RowHead({ name, others }: { readonly name: string; readonly others: readonly FieldDifference[] }) {
  const shown = others.filter(({ after }) => !usual.includes(after.join()))
  return (
    <Box component="th" scope="row" sx={{ fontWeight: 620 }}>
      {name}
      <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary', fontSize: '0.8125rem' }}>
        {shown.map(({ field, label, after }) => (
          <Box component="span" key={field} sx={{ display: 'block' }}>
            {label}: {after.join(', ')}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function sentences(fields: readonly FieldDifference[], wanted: FieldDifference['field']): string {
  return (fields.find(({ field }) => field === wanted)?.after ?? []).join(' ')
}
