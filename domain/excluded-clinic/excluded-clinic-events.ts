/** Clinics that are kept off the panel, each on the stream `excludedclinic-<excludedClinicId>`; the id is made from the code, so a code has one stream. */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'

const excludedClinic = z.object({ excludedClinicId: z.string(), code: z.string() })

const clinicExcluded = defineEvent(
  'ClinicExcluded',
  'The clinic of this code is excluded: members are not shown it.',
  excludedClinic,
)
const clinicExclusionDeleted = defineEvent(
  'ClinicExclusionDeleted',
  'The clinic of this code is no longer excluded.',
  excludedClinic,
)

export const excludedClinicEventDefinitions = [clinicExcluded, clinicExclusionDeleted] as const
export type ExcludedClinicEvent = EventOf<(typeof excludedClinicEventDefinitions)[number]>
