import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import { steps, type Step } from '@member-care/domain/cover/plan.ts'
import { planComparisonTexts } from '@member-care/domain/texts/plan-comparison-texts.ts'
import { planEditTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Checkbox,
  FormControlLabel,
  IconButton,
  Typography,
} from '@mui/material'
import { TextInput, useRecordContext } from 'react-admin'
import { useController } from 'react-hook-form'
import { ChoiceInput } from '../../record/choice-input.tsx'
import { DateInput } from '../../record/date-input.tsx'
import { InputGrid } from '../../record/input-grid.tsx'
import type { PlanRecord } from '../plan-record.ts'
import { choices } from './choices.ts'
import { useDraftState } from './draft-state.ts'
import { FieldGroup } from './field-group.tsx'
import type { PlanForm } from './plan-form.ts'
import { TypedInput } from './typed-input.tsx'

const { fields, hints } = texts

/** What holds for the whole plan. */
export function GeneralPanel() {
  const plan = useRecordContext<PlanRecord>()
  const { plan: draft } = useDraftState()
  const isPublished = (plan?.versions.length ?? 0) > 0
  const benefits = draft.groups.flatMap((group) => group.benefits.map(({ id, name }) => ({ id, name: name || id })))
  return (
    <FieldGroup title={texts.general}>
      <InputGrid>
        <TextInput
          source="planNo"
          label={fields.planNo}
          readOnly={isPublished}
          helperText={isPublished ? hints.planNoFixed : false}
        />
        <TextInput source="name" label={fields.name} helperText={false} />
        <DateInput source="holdsFrom" label={fields.holdsFrom} />
        <TypedInput source="yearBegins" label={fields.yearBegins} hint={hints.yearBegins} required />
        <TextInput source="currency" label={fields.currency} helperText={false} />
        <ChoiceInput source="tax" label={fields.tax} choices={choices.tax()} helperText={false} />
        <ChoiceInput
          source="shareOfYear"
          label={fields.shareOfYear}
          choices={choices.shareOfYear()}
          helperText={false}
        />
        <ChoiceInput
          source="otherInsurer"
          label={fields.otherInsurer}
          choices={choices.otherInsurer()}
          helperText={false}
        />
        <ChoiceInput source="versionBy" label={fields.versionBy} choices={choices.versionBy()} helperText={false} />
        <ChoiceInput
          source="aroundStayBenefit"
          label={fields.aroundStay}
          choices={[{ id: '', name: texts.choices.own }, ...benefits]}
          helperText={false}
        />
      </InputGrid>
      <Accordion variant="outlined" disableGutters sx={{ mt: 3 }}>
        <AccordionSummary>{texts.advanced}</AccordionSummary>
        <AccordionDetails>
          <OrderInput />
        </AccordionDetails>
      </Accordion>
    </FieldGroup>
  )
}

/** The steps that the plan has, in their order, and those that it has not. */
function OrderInput() {
  const { field, fieldState } = useController<PlanForm, 'order'>({ name: 'order' })
  const order = field.value
  const move = (step: Step, by: number) => {
    const at = order.indexOf(step)
    field.onChange(order.toSpliced(at, 1).toSpliced(at + by, 0, step))
  }
  return (
    <Box role="group" aria-label={texts.order}>
      <Typography variant="h3">{texts.order}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {texts.orderLead}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {[...order, ...steps.filter((step) => !order.includes(step))].map((step, at) => {
          const name = planComparisonTexts.steps[step]
          const isUsed = order.includes(step)
          return (
            <Box component="li" key={step} sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                sx={{ flexGrow: 1 }}
                label={name}
                control={
                  <Checkbox
                    checked={isUsed}
                    onChange={() => field.onChange(isUsed ? order.filter((one) => one !== step) : [...order, step])}
                  />
                }
              />
              {isUsed && (
                <>
                  <IconButton aria-label={texts.up(name)} disabled={at === 0} onClick={() => move(step, -1)}>
                    <UpIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    aria-label={texts.down(name)}
                    disabled={at === order.length - 1}
                    onClick={() => move(step, 1)}
                  >
                    <DownIcon fontSize="small" />
                  </IconButton>
                </>
              )}
            </Box>
          )
        })}
      </Box>
      {fieldState.error && (
        <Typography variant="body2" color="error">
          {fieldState.error.message}
        </Typography>
      )}
    </Box>
  )
}
