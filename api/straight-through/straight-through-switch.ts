/** The switch that stops all decisions at once, as it stands in the log: nothing is decided on an older look at it. */
import type { StraightThroughSwitched } from '@member-care/domain/cover/straight-through-events.ts'
import { evolveSwitch, type SwitchState } from '@member-care/domain/cover/straight-through-switch.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import { SWITCH_STREAM } from '../aggregates/straight-through.ts'
import type { Parts } from '../http/parts.ts'

/** Undefined: nobody has touched it, and nothing is stopped. */
export async function loadSwitch({
  eventLog,
}: Pick<Parts, 'eventLog'>): Promise<(NonNullable<SwitchState> & { readonly at: Date }) | undefined> {
  const { events } = await eventLog.load<StraightThroughSwitched>(SWITCH_STREAM)
  const last = events.at(-1)
  const state = events.reduce<SwitchState>(evolveSwitch, undefined)
  return state && last && { ...state, at: happenedAt(last) }
}
