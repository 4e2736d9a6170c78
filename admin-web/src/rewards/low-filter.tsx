import { rewardCodeTexts as texts } from '@member-care/domain/texts/reward-code-texts.ts'
import { ChoiceField } from '../list/filter-select.tsx'
import { useListFilters } from '../list/use-list-filters.ts'

/** Only what runs low, or everything. */
export function LowFilter() {
  const { values, change } = useListFilters<{ readonly low?: boolean }>()
  return (
    <ChoiceField
      label={texts.columns.state}
      everything={texts.every}
      choices={[{ value: 'low', label: texts.low }]}
      value={values.low === true ? 'low' : ''}
      onChange={(value) => change({ low: value === 'low' ? true : undefined })}
    />
  )
}
