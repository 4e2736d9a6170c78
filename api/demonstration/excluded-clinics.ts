/** A clinic that was excluded some time ago and has left the panel since. */
import { decideExcludedClinic, neverExcluded } from '@member-care/domain/excluded-clinic/decide-excluded-clinic.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import { subDays } from 'date-fns/subDays'
import { excludedClinicIdOf } from '../excluded-clinics/excluded-clinics.ts'

const CODE = 'DEMO0099'

export async function excludeDemonstrationClinic(eventLog: EventLog, now: Date): Promise<void> {
  const excludedClinicId = excludedClinicIdOf(CODE)
  const decision = decideExcludedClinic({ type: 'Exclude', excludedClinicId, code: CODE }, neverExcluded)
  if ('refusal' in decision) throw new Error(decision.refusal.message)
  await eventLog.append(`excludedclinic-${excludedClinicId}`, decision.events, {
    expected: { kind: 'no-stream' },
    context: {
      actor: { kind: 'system', id: 'demonstration-data' },
      commandId: excludedClinicId,
      correlationId: excludedClinicId,
      occurredAt: subDays(now, 40).toISOString(),
    },
  })
}
