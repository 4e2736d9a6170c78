/** Commands on a letter of guarantee. */
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import {
  evolveGuarantee,
  initialGuarantee,
  type GuaranteeState,
} from '@member-care/domain/guarantee/guarantee-state.ts'
import type { StreamHistory } from '@member-care/event-store/event-log.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import type { Parts } from '../http/parts.ts'
import { bindAggregate } from './bind-aggregate.ts'

export function guaranteeStream(guaranteeId: string): StreamId {
  return `guarantee-${guaranteeId}`
}

export const carryOutGuarantee = bindAggregate<string, GuaranteeState, GuaranteeEvent>(guaranteeStream, {
  initial: initialGuarantee,
  evolve: evolveGuarantee,
})

/** A letter of guarantee as its stream tells it now, and the history that it was folded from. */
export async function loadGuarantee(
  { eventLog }: Pick<Parts, 'eventLog'>,
  guaranteeId: string,
): Promise<{ readonly state: GuaranteeState; readonly loaded: StreamHistory<GuaranteeEvent> }> {
  const loaded = await eventLog.load<GuaranteeEvent>(guaranteeStream(guaranteeId))
  return { state: loaded.events.reduce(evolveGuarantee, initialGuarantee), loaded }
}
