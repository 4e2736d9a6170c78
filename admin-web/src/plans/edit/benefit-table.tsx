import AddIcon from '@mui/icons-material/AddOutlined'
import { placeSentences } from '@member-care/domain/cover/compare-plans.ts'
import type { Benefit } from '@member-care/domain/cover/plan.ts'
import { conditionSentences } from '@member-care/domain/cover/rule-sentences.ts'
import { planEditTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Box, Button, Paper, Stack, Typography } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import { LabelledCell } from '../labelled-cell.tsx'
import { planTableLook } from '../plan-table-look.ts'
import { useDraftState } from './draft-state.ts'
import { newBenefit, newGroup } from './new-parts.ts'
import { PartButton } from './part-button.tsx'
import type { PlanForm } from './plan-form.ts'

export interface ChosenPart {
  /** The field name of the part whose rules are open; '' for none. */
  readonly chosen: string
  readonly onChoose: (source: string) => void
}

/** The groups and their benefits, what each pays in a few words; choosing one opens its rules. */
export function BenefitTable({ chosen, onChoose }: ChosenPart) {
  const { plan } = useDraftState()
  const { getValues, setValue } = useFormContext<PlanForm>()

  function addGroup(): void {
    const { groups } = getValues()
    setValue('groups', [...groups, newGroup(getValues())], { shouldDirty: true })
    onChoose(`groups.${groups.length}`)
  }

  function addBenefit(at: number): void {
    const benefits = getValues(`groups.${at}.benefits`)
    setValue(`groups.${at}.benefits`, [...benefits, newBenefit(getValues())], { shouldDirty: true })
    onChoose(`groups.${at}.benefits.${benefits.length}`)
  }

  return (
    <Paper component="section" variant="outlined" aria-label={texts.benefits} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2">{texts.benefits}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {plan.groups.length === 0 ? texts.noBenefits : texts.benefitsLead}
      </Typography>
      <Stack spacing={2.5}>
        {plan.groups.map((group, at) => (
          <Box key={group.code} component="section" aria-label={group.name || texts.noName}>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <PartButton
                source={`groups.${at}`}
                isShallow
                chosen={chosen}
                onChoose={onChoose}
                label={texts.editGroup(group.name || texts.noName)}
              >
                {group.name || texts.noName}
              </PartButton>
              <Button
                size="small"
                startIcon={<AddIcon />}
                onClick={() => addBenefit(at)}
                aria-label={texts.addBenefitTo(group.name || texts.noName)}
              >
                {texts.addBenefit}
              </Button>
            </Stack>
            {group.benefits.length > 0 && (
              <Box component="table" sx={{ ...planTableLook, tableLayout: 'fixed' }}>
                <thead>
                  <tr>
                    <Box component="th" scope="col" sx={{ width: '27%' }}>
                      {texts.benefit}
                    </Box>
                    <th scope="col">{texts.panel}</th>
                    <th scope="col">{texts.other}</th>
                    <th scope="col">{texts.conditions}</th>
                  </tr>
                </thead>
                <tbody>
                  {group.benefits.map((benefit, place) => (
                    <BenefitRow
                      key={benefit.id}
                      benefit={benefit}
                      source={`groups.${at}.benefits.${place}`}
                      chosen={chosen}
                      onChoose={onChoose}
                    />
                  ))}
                </tbody>
              </Box>
            )}
          </Box>
        ))}
        <div>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={addGroup}>
            {texts.addGroup}
          </Button>
        </div>
      </Stack>
    </Paper>
  )
}

interface BenefitRowProps extends ChosenPart {
  readonly benefit: Benefit
  readonly source: string
}

function BenefitRow({ benefit, source, chosen, onChoose }: BenefitRowProps) {
  const { plan, isWhole } = useDraftState()
  const at = (place: 'panel' | 'other') =>
    isWhole(`${source}.${place}`) ? placeSentences(benefit[place], plan).join(' ') : texts.incomplete
  return (
    // A bar and no ground: the words in the row keep their contrast, also while they are pointed at.
    <Box
      component="tr"
      sx={(theme) => ({ boxShadow: chosen === source ? `inset 3px 0 ${theme.palette.primary.main}` : 'none' })}
    >
      <th scope="row">
        <PartButton source={source} chosen={chosen} onChoose={onChoose}>
          {benefit.name || texts.noName}
        </PartButton>
      </th>
      <LabelledCell label={texts.panel}>{at('panel')}</LabelledCell>
      <LabelledCell label={texts.other}>{at('other')}</LabelledCell>
      <LabelledCell label={texts.conditions}>
        {conditionFields.every((field) => isWhole(`${source}.${field}`))
          ? conditionSentences(benefit).join(' ')
          : texts.incomplete}
      </LabelledCell>
    </Box>
  )
}

/** What says who has a benefit, and when. */
export const conditionFields = ['waiting', 'ages', 'coveredAs', 'aroundStay', 'excludes'] as const
