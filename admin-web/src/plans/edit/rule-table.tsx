import AddIcon from '@mui/icons-material/AddOutlined'
import { planEditTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Box, Button, Paper, Stack, Typography } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import type { ChosenPart } from './benefit-table.tsx'
import { useDraftState } from './draft-state.ts'
import { newDeductible, newLimit, newMemberCap } from './new-parts.ts'
import { PartButton } from './part-button.tsx'
import type { PlanForm } from './plan-form.ts'
import { ruleLists, ruleSentence, type RuleList } from './rule-panel.tsx'

/** The limits, deductibles and caps with their sentences; choosing one opens it. */
export function RuleTable({ chosen, onChoose }: ChosenPart) {
  const { plan, isWhole } = useDraftState()
  const { getValues, setValue } = useFormContext<PlanForm>()

  function add(list: RuleList): void {
    const values = getValues()
    const added = {
      limits: () => newLimit(values, texts.newLimit),
      deductibles: () => newDeductible(values, texts.newDeductible),
      memberCaps: () => newMemberCap(values, texts.newCap),
    }[list]()
    setValue(list, [...values[list], added] as never, { shouldDirty: true })
    onChoose(`${list}.${values[list].length}`)
  }

  const isEmpty = ruleLists.every((list) => plan[list].length === 0)
  return (
    <Paper component="section" variant="outlined" aria-label={texts.rules} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2">{texts.rules}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {isEmpty ? texts.noRules : texts.rulesLead}
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ruleLists.flatMap((list) =>
          plan[list].map(({ id, name }, at) => (
            <Box component="li" key={id} sx={{ borderBottom: 1, borderColor: 'divider', py: 1 }}>
              <PartButton source={`${list}.${at}`} chosen={chosen} onChoose={onChoose}>
                {name || texts.noName}
              </PartButton>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {isWhole(`${list}.${at}`) ? ruleSentence(list, at, plan) : texts.incomplete}
              </Typography>
            </Box>
          )),
        )}
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {(
          [
            ['limits', texts.addLimit],
            ['deductibles', texts.addDeductible],
            ['memberCaps', texts.addCap],
          ] as const
        ).map(([list, label]) => (
          <Button key={list} startIcon={<AddIcon />} onClick={() => add(list)}>
            {label}
          </Button>
        ))}
      </Box>
    </Paper>
  )
}
