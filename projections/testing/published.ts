/** Read models that a test fills by itself and whose queries it asks. */
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { DatabasePool } from 'slonik'
import { claimsProjection } from '../claims/claims-projection.ts'
import { clientsProjection } from '../clients/clients-projection.ts'
import { contentProjection } from '../content/content-projection.ts'
import { coverDifferencesProjection } from '../cover-differences/cover-differences-projection.ts'
import { coverUsesProjection } from '../cover-uses/cover-uses-projection.ts'
import { employmentHistoryProjection } from '../employment-history/employment-history-projection.ts'
import { excludedClinicsProjection } from '../excluded-clinics/excluded-clinics-projection.ts'
import { guaranteesProjection } from '../guarantees/guarantees-projection.ts'
import { handoverFailuresProjection } from '../handover-failures/handover-failures-projection.ts'
import { exchangeRatesProjection } from '../exchange-rates/exchange-rates-projection.ts'
import { provisioningProjection } from '../provisioning/provisioning-projection.ts'
import { redemptionsProjection } from '../rewards/redemptions-projection.ts'
import { plansProjection } from '../plans/plans-projection.ts'
import { schemaOf } from '../runner/projection.ts'
import { installRegistry } from '../runner/registry.ts'
import { indexVersion, registerVersion } from '../runner/versions.ts'
import { judgedClaimsProjection } from '../straight-through/judged-claims-projection.ts'
import { usersProjection } from '../users/users-projection.ts'
import { applyTo } from './instances.ts'
import { createRecorder } from './recorded-events.ts'

const readModels = [
  clientsProjection,
  usersProjection,
  claimsProjection,
  handoverFailuresProjection,
  excludedClinicsProjection,
  coverUsesProjection,
  plansProjection,
  judgedClaimsProjection,
  coverDifferencesProjection,
  exchangeRatesProjection,
  provisioningProjection,
  employmentHistoryProjection,
  guaranteesProjection,
  contentProjection,
  redemptionsProjection,
]

/** Installs all read models in an empty database. @returns a function that records events and shows them */
export async function publishReadModels(
  pool: DatabasePool,
): Promise<(...events: readonly DomainEvent[]) => Promise<readonly Recorded[]>> {
  await installRegistry(pool)
  for (const projection of readModels) {
    await registerVersion(pool, projection)
    await indexVersion(pool, projection)
  }
  const record = createRecorder()
  return async (...events) => {
    const recorded = events.map((event) => record(event))
    for (const projection of readModels) await applyTo(pool, projection, schemaOf(projection), recorded)
    return recorded
  }
}
