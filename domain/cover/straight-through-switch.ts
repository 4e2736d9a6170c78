/** The one switch that stops all decisions at once, for every client. */
import type { Refusal } from '../errors/refusal.ts'
import { straightThroughRefusalTexts } from '../texts/straight-through-texts.ts'
import type { StraightThroughSwitched } from './straight-through-events.ts'

/** Who stopped it, or let it go on, last; undefined: nobody has ever touched it, and it is not stopped. */
export type SwitchState =
  { readonly isStopped: boolean; readonly switchedBy: string; readonly reason?: string } | undefined

export function evolveSwitch(_before: SwitchState, { data }: StraightThroughSwitched): SwitchState {
  const { isStopped, switchedBy, reason } = data
  return { isStopped, switchedBy, ...(reason !== undefined && { reason }) }
}

export interface SwitchAsked {
  readonly isStopped: boolean
  readonly switchedBy: string
  /** What others read in its history. */
  readonly reason: string
}

/** Nothing happens where it is so already; without a reason it is refused. */
export function decideSwitch(
  asked: SwitchAsked,
  state: SwitchState,
): { readonly events: readonly StraightThroughSwitched[] } | { readonly refusal: Refusal<'SWITCH_REASON_MISSING'> } {
  const reason = asked.reason.trim()
  if (reason === '')
    return {
      refusal: {
        code: 'SWITCH_REASON_MISSING',
        message: straightThroughRefusalTexts.SWITCH_REASON_MISSING,
        field: 'reason',
      },
    }
  if ((state?.isStopped ?? false) === asked.isStopped) return { events: [] }
  return { events: [{ type: 'StraightThroughSwitched', data: { ...asked, reason } }] }
}
