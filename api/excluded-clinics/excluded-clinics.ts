/** Excluding clinics from the panel, and taking that back (3§2.12). Both are on record with who did it. */
import {
  decideExcludedClinic,
  type ExcludedClinicCommand,
} from '@member-care/domain/excluded-clinic/decide-excluded-clinic.ts'
import {
  findExcludedClinic,
  type ExcludedClinic,
} from '@member-care/projections/excluded-clinics/excluded-clinic-queries.ts'
import { v5 as uuidv5 } from 'uuid'
import { carryOutExcludedClinic } from '../aggregates/excluded-clinic.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'

/** An id is made from the code, so that of two who exclude the same clinic at the same moment one is second. */
const ID_NAMESPACE = '5c1d6b3e-52a4-4b0e-8d4b-0f7c8b1c2d91'

/** @param code in capitals */
export function excludedClinicIdOf(code: string): string {
  return uuidv5(code, ID_NAMESPACE)
}

/** @throws ApiError 422 CLINIC_EXCLUDED_ALREADY, at the field `code` */
export async function excludeClinic(parts: Parts, caller: Caller, code: string): Promise<ExcludedClinic> {
  const excludedClinicId = excludedClinicIdOf(code)
  await carryOut(parts, caller, { type: 'Exclude', excludedClinicId, code })
  return found(await findExcludedClinic(parts.database, caller.scope, excludedClinicId))
}

/** @throws ApiError 404 when no clinic is excluded under this id */
export async function deleteExclusion(parts: Parts, caller: Caller, excludedClinicId: string): Promise<ExcludedClinic> {
  const clinic = found(await findExcludedClinic(parts.database, caller.scope, excludedClinicId))
  await carryOut(parts, caller, { type: 'DeleteExclusion', excludedClinicId, code: clinic.code })
  return clinic
}

function found(clinic: ExcludedClinic | undefined): ExcludedClinic {
  if (!clinic) throw apiError('NOT_FOUND')
  return clinic
}

async function carryOut(parts: Parts, caller: Caller, command: ExcludedClinicCommand): Promise<void> {
  await carryOutExcludedClinic(parts, command.excludedClinicId, {
    context: caller.context(),
    decide: (state) => decideExcludedClinic(command, state),
    visibleIn: ['excluded_clinics'],
  })
}
