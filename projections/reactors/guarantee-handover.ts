/** A request for a letter of guarantee that an insurer's own system decides is handed over to it, and what the member does afterwards is told (S84). */
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { Reactor } from './reactor.ts'

export const GUARANTEE_HANDOVER = 'guarantee-handover'

/** Tells the insurer what became of a request since. */
export const GUARANTEE_FOLLOW_UP = 'guarantee-follow-up'

/** Whether the event brings a job that hands the request over; of several the latest counts. */
export function causesGuaranteeHandover(event: Pick<DomainEvent, 'type' | 'data'>): boolean {
  if (event.type !== 'GuaranteeRequested') return handedOverAfter.has(event.type)
  return 'decider' in event.data && event.data.decider === 'insurer' && !event.data.needsHr
}

const handedOverAfter: ReadonlySet<DomainEvent['type']> = new Set(['GuaranteePassedOn', 'GuaranteeReprocessRequested'])

/** Payload: `{ guaranteeId }`. The job finds out whether the insurer decides the request at all, and what it does not know yet. */
export const guaranteeHandover: Reactor = {
  name: 'guarantee-handover',
  handles: [
    'GuaranteeRequested',
    'GuaranteePassedOn',
    'GuaranteeReprocessRequested',
    'GuaranteeTaken',
    'GuaranteeInformationGiven',
    'GuaranteeChangeAsked',
    'GuaranteeWithdrawn',
  ],
  startsAt: 'beginning',
  react: (event) => {
    if (!('guaranteeId' in event.data)) return []
    const { guaranteeId } = event.data
    const reaction = { subjectId: guaranteeId, payload: { guaranteeId } }
    if (causesGuaranteeHandover(event)) return [{ kind: GUARANTEE_HANDOVER, ...reaction }]
    return event.type === 'GuaranteeRequested' ? [] : [{ kind: GUARANTEE_FOLLOW_UP, ...reaction }]
  },
}
