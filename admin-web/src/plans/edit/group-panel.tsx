import { withoutBenefit } from '@member-care/domain/cover/without-benefit.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { planEditTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Button, Stack } from '@mui/material'
import { TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { InputGrid } from '../../record/input-grid.tsx'
import { FieldGroup } from './field-group.tsx'
import type { PlanForm } from './plan-form.ts'

interface GroupPanelProps {
  /** `groups.0` */
  readonly source: string
  readonly onChoose: (source: string) => void
}

/** A group of benefits, as the claim form shows it. Its benefits go with it. */
export function GroupPanel({ source, onChoose }: GroupPanelProps) {
  const form = useFormContext<PlanForm>()

  function remove(): void {
    const values = form.getValues()
    const at = Number(source.split('.')[1])
    const left = (values.groups[at]?.benefits ?? []).reduce<Plan>((plan, { id }) => withoutBenefit(plan, id), values)
    onChoose('')
    form.setValue('groups', left.groups.toSpliced(at, 1), { shouldDirty: true })
    form.setValue('limits', left.limits, { shouldDirty: true })
    form.setValue('memberCaps', left.memberCaps, { shouldDirty: true })
  }

  return (
    <Stack spacing={3}>
      <FieldGroup title={texts.fields.group}>
        <InputGrid>
          <TextInput source={`${source}.name`} label={texts.fields.groupName} helperText={false} />
          <TextInput source={`${source}.code`} label={texts.fields.groupCode} helperText={false} />
        </InputGrid>
      </FieldGroup>
      <div>
        <Button color="error" onClick={remove}>
          {texts.remove}
        </Button>
      </div>
    </Stack>
  )
}
