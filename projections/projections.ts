/** The read models that this product keeps. */
import { bankAccountsProjection } from './bank-accounts/bank-accounts-projection.ts'
import { claimsProjection } from './claims/claims-projection.ts'
import { clientsProjection } from './clients/clients-projection.ts'
import { contentProjection } from './content/content-projection.ts'
import { coverDifferencesProjection } from './cover-differences/cover-differences-projection.ts'
import { coverUsesProjection } from './cover-uses/cover-uses-projection.ts'
import { employmentHistoryProjection } from './employment-history/employment-history-projection.ts'
import { eventIndexProjection } from './event-index/event-index-projection.ts'
import { exchangeRatesProjection } from './exchange-rates/exchange-rates-projection.ts'
import { excludedClinicsProjection } from './excluded-clinics/excluded-clinics-projection.ts'
import { guaranteesProjection } from './guarantees/guarantees-projection.ts'
import { handoverFailuresProjection } from './handover-failures/handover-failures-projection.ts'
import { ordersProjection } from './orders/orders-projection.ts'
import { plansProjection } from './plans/plans-projection.ts'
import { provisioningProjection } from './provisioning/provisioning-projection.ts'
import { redemptionsProjection } from './rewards/redemptions-projection.ts'
import { stockProjection } from './stock/stock-projection.ts'
import { judgedClaimsProjection } from './straight-through/judged-claims-projection.ts'
import { usersProjection } from './users/users-projection.ts'
import { verificationProjection } from './verification/verification-projection.ts'
import type { Projection } from './runner/projection.ts'

export const projections: readonly Projection[] = [
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
  ordersProjection,
  stockProjection,
  contentProjection,
  redemptionsProjection,
  verificationProjection,
  bankAccountsProjection,
  eventIndexProjection,
]
