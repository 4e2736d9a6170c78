/** The draft as it stands in the form, for everything beside the inputs: sentences, marks, and the trial. */
import { planSchema, type Plan } from '@member-care/domain/cover/plan.ts'
import { createContext, useContext, useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { planOfForm, type PlanForm } from './plan-form.ts'

export interface DraftState {
  /** As the form means it; parts that are not whole may be anything. */
  readonly plan: Plan
  /** Undefined while anything is wrong: only a whole plan can be reckoned by. */
  readonly whole: Plan | undefined
  /** Whether everything below a field's name is as the schema has it, so that it can be said in sentences. */
  readonly isWhole: (source: string) => boolean
}

export const DraftStateContext = createContext<DraftState | undefined>(undefined)

/** Watches the whole form; typing comes before it. */
export function useWatchedDraft(): DraftState {
  const watched = useWatch() as PlanForm
  const values = useDeferredValue(watched)
  return useMemo(() => {
    const plan = planOfForm(values)
    const checked = planSchema.safeParse(plan)
    const wrong = checked.error?.issues.map(({ path }) => path.join('.')) ?? []
    return {
      plan,
      whole: checked.data,
      isWhole: (source) => !wrong.some((path) => path === source || path.startsWith(`${source}.`)),
    }
  }, [values])
}

export function useDraftState(): DraftState {
  const state = useContext(DraftStateContext)
  if (!state) throw new Error('A part of the plan editor stands outside of it')
  return state
}
