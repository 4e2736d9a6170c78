/** What was said of claims that may be decided at once, and the one switch that stops it. */
import type { ClaimJudged, StraightThroughSwitched } from '@member-care/domain/cover/straight-through-events.ts'
import { evolveSwitch, type SwitchState } from '@member-care/domain/cover/straight-through-switch.ts'
import { bindAggregate } from './bind-aggregate.ts'

/** The state of a claim is what was said of it last; undefined: nothing yet. */
export const carryOutJudgement = bindAggregate<string, ClaimJudged['data'] | undefined, ClaimJudged>(
  (claimId) => `straightthrough-${claimId}`,
  { initial: undefined, evolve: (_before, { data }) => data },
)

export const SWITCH_STREAM = 'straightthrough-switch'

export const carryOutSwitch = bindAggregate<'switch', SwitchState, StraightThroughSwitched>(() => SWITCH_STREAM, {
  initial: undefined,
  evolve: evolveSwitch,
})
