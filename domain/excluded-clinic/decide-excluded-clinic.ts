/** Whether one clinic is excluded, and what follows from excluding it and from taking that back. */
import type { Refusal } from '../errors/refusal.ts'
import { consoleTexts } from '../texts/console-texts.ts'
import { excludedClinicTexts } from '../texts/excluded-clinic-texts.ts'
import type { ExcludedClinicEvent } from './excluded-clinic-events.ts'

export interface ExcludedClinicCommand {
  readonly type: 'Exclude' | 'DeleteExclusion'
  readonly excludedClinicId: string
  readonly code: string
}

export interface ExcludedClinicState {
  readonly isExcluded: boolean
}

/** Of a clinic that nothing was ever said of. */
export const neverExcluded: ExcludedClinicState = { isExcluded: false }

/** The state after one more event. Never throws. */
export function evolveExcludedClinic(_state: ExcludedClinicState, event: ExcludedClinicEvent): ExcludedClinicState {
  return { isExcluded: event.type === 'ClinicExcluded' }
}

/** The events that a command leads to, or why it is refused. */
export function decideExcludedClinic(
  { type, excludedClinicId, code }: ExcludedClinicCommand,
  { isExcluded }: ExcludedClinicState,
): { events: ExcludedClinicEvent[] } | { refusal: Refusal } {
  const data = { excludedClinicId, code }
  if (type === 'Exclude') {
    return isExcluded
      ? { refusal: { code: 'CLINIC_EXCLUDED_ALREADY', message: excludedClinicTexts.duplicate, field: 'code' } }
      : { events: [{ type: 'ClinicExcluded', data }] }
  }
  return isExcluded
    ? { events: [{ type: 'ClinicExclusionDeleted', data }] }
    : { refusal: { code: 'EXCLUDED_CLINIC_NOT_FOUND', message: consoleTexts.dataNotFound } }
}
