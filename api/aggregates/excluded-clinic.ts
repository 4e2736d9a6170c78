/** Commands on the exclusion of a clinic. */
import {
  evolveExcludedClinic,
  neverExcluded,
  type ExcludedClinicState,
} from '@member-care/domain/excluded-clinic/decide-excluded-clinic.ts'
import type { ExcludedClinicEvent } from '@member-care/domain/excluded-clinic/excluded-clinic-events.ts'
import { bindAggregate } from './bind-aggregate.ts'

export const carryOutExcludedClinic = bindAggregate<string, ExcludedClinicState, ExcludedClinicEvent>(
  (excludedClinicId) => `excludedclinic-${excludedClinicId}`,
  { initial: neverExcluded, evolve: evolveExcludedClinic },
)
